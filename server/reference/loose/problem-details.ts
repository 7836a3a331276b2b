import { STATUS_CODES } from 'node:http';

/**
 * A refusal as problem details without an envelope. If the text has several sentences, they are nested in `data`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function problemDetails(status: number, text: string): object {
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status };
  const sentences = text.split(/(?<=[.!?]) /);
  return sentences.length > 1
    ? { ...problem, data: sentences.map((message) => ({ message })) }
    : { ...problem, detail: text };
}
