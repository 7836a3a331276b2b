/** The made-up company that provides the portal of this site. */
const PROVIDER = 'provider-name="Meridian" provider-url="/meridian" provider-logo="/meridian.svg"';

/** Adds the provider to the standalone page, unless the page was built with one (docs/operating.md). */
export const withProvider = (html: string): string =>
  /<login-portal [^>]*provider-/.test(html) ? html : html.replace('<login-portal ', `$&${PROVIDER} `);
