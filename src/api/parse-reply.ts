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
const Rejection = fields({ data: unknown() });

/** What servers answer before they ask the application: about the connection, the length of the address, or the headers. */
const BEFORE_THE_API = [407, 408, 414, 421, 425, 431];

/** Returns the value of a response, or the problem. */
export function parseReply<T>(
  status: number,
  body: string,
  struct: Struct<T>,
  call: string,
  pause?: Pause,
): Result<T, Problem> {
  const reply = parseJson(body);
  if (isStopped(status, body, reply)) {
    logAnswer(call, `status ${status}, and the body is not JSON`);
    return failure({ kind: 'stopped', status });
  }
  if (status === 401) return failure({ kind: 'unauthorized' });
  if (status === 403) return failure({ kind: 'forbidden' });

  const [, envelope] = validate(reply, Envelope);
  if (status < 400 && envelope?.status === 'OK') return parseData(envelope.data, struct, call);

  // Below 400, only an envelope is a refusal: without one, the response may not come from the API.
  const refused = status >= 400 || envelope !== undefined;
  const [, rejection] = validate(reply, Rejection);
  // Problem details have no envelope.
  const [text] = refused
    ? [rejection?.data, reply].flatMap((part) => refusalText(part, status < 500) ?? [])
    : [];
  if (!text) logAnswer(call, `status ${status}, no envelope with a text`);
  if (status === 503 || status === 429) return failure({ kind: 'busy', status, text, pause });
  if (status >= 500) return failure({ kind: 'busy', status, text });
  if (!refused) return failure({ kind: 'unexpected' });
  return failure({ kind: 'refused', text, ...(status === 410 && { gone: true }) });
}

/** Whether something between the page and the API has refused the request (D90). */
function isStopped(status: number, body: string, reply: unknown): boolean {
  if (status < 400 || status >= 500 || status === 429) return false;
  return body.trim() ? reply === undefined : BEFORE_THE_API.includes(status);
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
