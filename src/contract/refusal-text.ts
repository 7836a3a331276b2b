import { isRecord } from '../kit/record.ts';
import { withoutUnseen } from '../kit/text.ts';

/** The fields of an error that may hold its text, also in problem details (RFC 9457). The first one that does is used. */
const FIELDS = ['message', 'error', 'detail', 'title', 'msg'];

/** More texts than this would hide the form. */
const MOST = 5;

/** A longer text, or one of several lines, is probably not for the person. */
const LONGEST = 300;

/** Quotation marks and brackets may follow the sentence. */
const END = /[.!?…][^\p{L}\d]*$/u;

/** A single word may be a code. */
const TWO_WORDS = /\p{L}\S*\s+\S*\p{L}/u;

/**
 * The server's own words: a text, an object with a text, or a list of these. Several become consecutive sentences. `byField`: also
 * the sentences of an object whose keys are fields of a form, such as `{ "email": ["bad email"] }`, and those in `errors`, which
 * say more than the summary beside them.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function refusalText(error: unknown, byField = true): string | undefined {
  const found = [...new Set(textsIn(error, byField, true))].slice(0, MOST);
  const sentences = found.length > 1 ? found.map((text) => (END.test(text) ? text : `${text}.`)) : found;
  return sentences.join(' ') || undefined;
}

function textsIn(error: unknown, byField: boolean, isMessage: boolean): string[] {
  if (typeof error === 'string') return [error.trim()].filter(isMessage ? withoutUnseen : isSentence);
  if (Array.isArray(error)) return error.flatMap((item) => textsIn(item, byField, isMessage));
  if (!isRecord(error)) return [];
  const { errors, status: _, ...fields } = error;
  const messages = FIELDS.map((field) => [fields[field], true] as const);
  for (const field of FIELDS) delete fields[field];
  const parts = byField
    ? [[errors, false] as const, ...messages, [Object.values(fields), false] as const]
    : messages;
  for (const [part, isMessage] of parts) {
    const texts = textsIn(part, byField, isMessage);
    if (texts.length > 0) return texts;
  }
  return [];
}

const isSentence = (text: string) =>
  text.length <= LONGEST && !text.includes('\n') && (TWO_WORDS.test(text) || END.test(text));
