/**
 * Tells the author of the server what is wrong with an answer, but not its content, which may be personal data (D17).
 *
 * @param call Such as `GET /api/v1/token/{token}`.
 */
export const logAnswer = (call: string, detail: string): void =>
  console.warn(`Unexpected answer from ${call}: ${detail}.`);
