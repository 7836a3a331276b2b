/**
 * Tells the author of the server what is wrong with an answer, but not its content, which may be personal data (D17).
 *
 * @param call Such as `GET /api/v1/token/{token}`.
 * @param section The heading in docs/api.md, as part of an address. By default it is that of the call.
 */
export function logAnswer(
  call: string,
  detail: string,
  section = call
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replace(' ', '-'),
): void {
  console.warn(`Unexpected answer from ${call}: ${detail}. See docs/api.md#${section}`);
}
