type Part = string | number | null | undefined;

/** A value of a reply as the reader sees it; what is absent is empty. */
export const shown = (value: Part): string => String(value ?? '').trim();

/** First, middle and last name, without gaps where one is missing. */
export function fullName(name: { firstname?: Part; middlename?: Part; lastname?: Part }): string {
  return [name.firstname, name.middlename, name.lastname].map(shown).filter(Boolean).join(' ');
}
