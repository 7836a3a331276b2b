/** For a page without an origin. The name never resolves (RFC 2606), so its requests fail. */
const INVALID_ORIGIN = 'https://origin.invalid';

/** The origin of the page. A `srcdoc` frame has none, so an element in it needs an `api-base`. */
export const pageOrigin = (): string => (location.origin === 'null' ? INVALID_ORIGIN : location.origin);
