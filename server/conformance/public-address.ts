/** An address without its query and fragment, which can have secrets that the kit does not know. */
export function publicAddress(address: string | null, site: string): string {
  if (!address || !URL.canParse(address, site)) return 'an address that is not valid';
  const { origin, pathname } = new URL(address, site);
  return `${origin === site ? '' : origin}${pathname}`;
}
