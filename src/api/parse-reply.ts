import { type Struct, string, type, unknown, validate } from 'superstruct';
import type { Pause } from '../i18n/message.ts';
import { failure, type Result, success } from '../kit/result.ts';
import { explain } from './explain.ts';
import { logAnswer } from './log-answer.ts';
import type { Problem } from './problem.ts';

const Envelope = type({ status: string(), data: unknown() });
const Rejection = type({ data: string() });

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
  if (status < 400 && envelope?.status === 'OK') {
    const [error, value] = validate(envelope.data, struct);
    if (!error) return success(value);
    const [mistake = error] = error.failures();
    logAnswer(call, explain(mistake, struct));
    return failure({ kind: 'unexpected' });
  }

  const [, rejection] = validate(reply, Rejection);
  // Below 400, only an envelope is a refusal: without one, the response may not come from the API.
  const refused = status >= 400 || envelope !== undefined;
  const text = (refused && rejection?.data.trim()) || undefined;
  if (!text) logAnswer(call, `status ${status}, no envelope with a text`, 'the-envelope');
  if (status === 503 || status === 429) return failure({ kind: 'busy', status, text, pause });
  if (status >= 500) return failure({ kind: 'busy', status, text });
  return failure(refused ? { kind: 'refused', text } : { kind: 'unexpected' });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
