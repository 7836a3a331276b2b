/** For a page without an origin. The name never resolves (RFC 2606), so its requests fail. */
const INVALID_ORIGIN = 'https://origin.invalid';

/** The origin of the page. In a `srcdoc` frame it is that of its parent. A sandboxed frame has none and needs an `api-base`. */
export function pageOrigin(): string {
  const origin = location.origin === 'null' ? self.origin : location.origin;
  return origin === 'null' ? INVALID_ORIGIN : origin;
}
