/** The mark and the name of this site, in the slot of the portal's header. The mark is also the icon of every page. */
const LOGO =
  '<img slot="logo" src="/compass.svg" alt="" width="28" height="28"><span slot="logo">Compass</span>';

/** The made-up company that provides the portal of this site. */
const PROVIDER = 'provider-name="Meridian" provider-url="/meridian" provider-logo="/meridian.svg"';

/** Puts the brand and the provider into the standalone page, unless the page was built with a provider (docs/operating.md). */
export function withBrand(html: string): string {
  if (/<login-portal [^>]*provider-/.test(html)) return html;
  const provided = html
    .replace('<login-portal ', `$&${PROVIDER} `)
    .replace(/(<link rel="icon"[^>]* href=")[^"]+/, '$1/favicon.ico');
  // Without a shadow root there are no slots. A page that was built with a logo keeps it.
  const hasPlace = !/<login-portal [^>]*rendering="light"|slot="logo"/.test(html);
  return hasPlace ? provided.replace('</login-portal>', `${LOGO}$&`) : provided;
}
