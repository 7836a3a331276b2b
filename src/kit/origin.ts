/** Where a page without an origin would send its requests: nowhere (RFC 2606). */
const NOWHERE = 'https://origin.invalid';

/** The page's own origin. A `srcdoc` frame has none, and an element in it needs an `api-base`. */
export const pageOrigin = (): string => (location.origin === 'null' ? NOWHERE : location.origin);
