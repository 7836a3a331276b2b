import { attempt } from '../kit/attempt.ts';
import { failure, type Result, success } from '../kit/result.ts';
import { explain } from './explain.ts';
import { logAnswer } from './log-answer.ts';
import type { Problem } from './problem.ts';
import { readData } from './read-data.ts';
import { refusalText } from './refusal-text.ts';
import type { Pause } from './retry-after.ts';
import { fields, type Struct, unknown, validate, word } from './structs.ts';

const Envelope = fields({ status: word, data: unknown() });

/** Only who has read the request answers with these. Whatever JSON they have comes from the API, and 401 and 403 may have none. */
const OF_THE_API = [400, 401, 403, 409, 422];

interface ReplyOptions {
  pause?: Pause | undefined;
  /** A refusal counts in the documented envelope only (D106). */
  strict?: boolean | undefined;
}

/** Returns the value of a response, or the problem. */
export function parseReply<T>(
  status: number,
  body: string,
  struct: Struct<T>,
  call: string,
  { pause, strict = false }: ReplyOptions = {},
): Result<T, Problem> {
  const reply = parseJson(body);
  const [, envelope] = validate(reply, Envelope);
  if (status < 400 && envelope?.status === 'OK') return parseData(envelope.data, struct, call);

  const needsNoBody = status === 401 || status === 403;
  const isOfApi = (needsNoBody && !body.trim()) || isRefusal(status, reply, strict);
  if (isOfApi && status === 401) return failure({ kind: 'unauthorized' });
  if (isOfApi && status === 403) return failure({ kind: 'forbidden' });

  // Problem details have no envelope.
  const [text] = isOfApi
    ? [Object(reply).data, reply].flatMap((part) => refusalText(part, status < 500) ?? [])
    : [];
  // A CDN may have a page in place of errors, even with status 200.
  if (!text)
    logAnswer(call, `status ${status}, ${/^\s*</.test(body) ? 'a page and ' : ''}no envelope with a text`);
  if (status === 503 || status === 429) return failure({ kind: 'busy', status, text, pause });
  if (status >= 500) return failure({ kind: 'busy', status, text });
  if (isOfApi) return failure({ kind: 'refused', text, ...(status === 410 && { gone: true }) });
  return failure(status < 400 ? { kind: 'unexpected' } : { kind: 'stopped', status });
}

/** Whether the API has refused the request, and not something between it and the page (D90, D106). */
function isRefusal(status: number, reply: unknown, strict: boolean): boolean {
  const { status: word, data, title, detail } = Object(reply) as Record<string, unknown>;
  const hasStatus = typeof word === 'string';
  if (strict || status < 400) return hasStatus && (data !== undefined || !strict);
  return (
    hasStatus ||
    (data ?? title ?? detail) !== undefined ||
    (reply !== undefined && OF_THE_API.includes(status))
  );
}

function parseData<T>(data: unknown, struct: Struct<T>, call: string): Result<T, Problem> {
  const reading = readData(data, struct);
  const odd = reading.deviations.filter(({ readAs }) => readAs === undefined);
  for (const text of new Set(odd.map((deviation) => explain(deviation, struct)))) logAnswer(call, text);
  return reading.ok ? success(reading.value) : failure({ kind: 'unexpected' });
}

/** `undefined` if the body is not JSON. A number that JavaScript would change, such as a long id or 10.50, is a text. */
export const parseJson = (body: string): unknown =>
  attempt(() => {
    const value: unknown = JSON.parse(body);
    return MAY_CHANGE.test(body) ? JSON.parse(body.replace(TEXT_OR_NUMBER, withAllDigits)) : value;
  });

/** Long numbers, powers of ten, zeros at the end, tiny numbers and -0. Looking for them first is much faster than reading all. */
const MAY_CHANGE = /(?:^|[[:,])\s*(?:-0\b|-?(?:\d[\d.]{15}|[\d.]+e|\d+\.(?:0{6}|\d*0\b)))/i;

/** What a JSON text consists of, apart from words and punctuation. */
const TEXT_OR_NUMBER = /"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g;

const withAllDigits = (part: string) =>
  part.startsWith('"') || String(Number(part)) === part ? part : `"${part}"`;
