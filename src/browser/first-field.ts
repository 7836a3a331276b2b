/** Focuses the first empty field of the form of a screen, or its first one, and selects the text. Returns whether there is a field. */
export function focusField(screen: ParentNode, options?: FocusOptions): boolean {
  const fields = [...screen.querySelectorAll<HTMLInputElement>('form input:not([readonly])')];
  const field = fields.find(({ value }) => !value) ?? fields[0];
  field?.focus(options);
  field?.select();
  return Boolean(field);
}
