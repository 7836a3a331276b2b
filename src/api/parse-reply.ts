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

/** Returns the value of a response, or the problem. */
export function parseReply<T>(
  status: number,
  body: string,
  struct: Struct<T>,
  call: string,
  pause?: Pause,
): Result<T, Problem> {
  if (status === 401) return failure({ kind: 'unauthorized' });
  if (status === 403) return failure({ kind: 'forbidden' });

  const reply = parseJson(body);
  const [, envelope] = validate(reply, Envelope);
  if (status < 400 && envelope?.status === 'OK') return parseData(envelope.data, struct, call);

  // Below 400, only an envelope is a refusal: without one, the response may not come from the API.
  const refused = status >= 400 || envelope !== undefined;
  const [, rejection] = validate(reply, Rejection);
  // Problem details have no envelope.
  const text = refused ? (refusalText(rejection?.data) ?? refusalText(reply)) : undefined;
  if (!text) logAnswer(call, `status ${status}, no envelope with a text`, 'the-envelope');
  if (status === 503 || status === 429) return failure({ kind: 'busy', status, text, pause });
  if (status >= 500) return failure({ kind: 'busy', status, text });
  return failure(refused ? { kind: 'refused', text } : { kind: 'unexpected' });
}

function parseData<T>(data: unknown, struct: Struct<T>, call: string): Result<T, Problem> {
  const reading = readData(data, struct);
  const odd = reading.deviations.filter(({ readAs }) => readAs === undefined);
  for (const text of new Set(odd.map((deviation) => explain(deviation, struct)))) logAnswer(call, text);
  return reading.ok ? success(reading.value) : failure({ kind: 'unexpected' });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
