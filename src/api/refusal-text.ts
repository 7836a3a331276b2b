/** The fields of an error that may hold its text, also in problem details (RFC 9457). The first one that does is used. */
const FIELDS = ['message', 'error', 'detail', 'title'];

/** Quotation marks and brackets may follow the sentence. */
const END = /[.!?…][^\p{L}\d]*$/u;

/**
 * The server's own words: a text, an object with a text, or a list of these. Several become consecutive sentences.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function refusalText(error: unknown): string | undefined {
  const found = textsIn(error);
  const sentences = found.length > 1 ? found.map((text) => (END.test(text) ? text : `${text}.`)) : found;
  return sentences.join(' ') || undefined;
}

function textsIn(error: unknown): string[] {
  if (typeof error === 'string') return [error.trim()].filter(Boolean);
  if (Array.isArray(error)) return error.flatMap(textsIn);
  if (typeof error !== 'object' || error === null) return [];
  for (const field of FIELDS) {
    const texts = textsIn((error as Record<string, unknown>)[field]);
    if (texts.length > 0) return texts;
  }
  return [];
}
