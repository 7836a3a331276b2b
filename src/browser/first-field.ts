/** Focuses the first empty field of the form of a screen, or its first one, and selects the text. Returns whether there is a field. */
export function focusField(screen: ParentNode, options?: FocusOptions): boolean {
  // Not an option beside the chosen one, because an arrow key would then choose another.
  const selector = 'form input:not([readonly], [role=radiogroup]:has(:checked) :not(:checked))';
  const fields = [...screen.querySelectorAll<HTMLInputElement>(selector)];
  const field = fields.find(({ value }) => !value) ?? fields[0];
  field?.focus(options);
  field?.select();
  return Boolean(field);
}
