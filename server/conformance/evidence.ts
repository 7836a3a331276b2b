import { parseJson } from '../../src/contract/parse-reply.ts';
import type { Visit } from './browser.ts';

/** How deep the data of an answer is described. */
const DEEPEST = 4;

/** A password, code or token in JSON. */
const SECRET_FIELD = /("(?:pass2?|twofactor|token)":)"(?:[^"\\]|\\.)+"/g;

/** What was sent, and what came back: `sent {"email":"…"}, got 200 {status: "OK", data: {action: a string}}`. */
export function evidenceOf({ sent, status, headers, body }: Visit): string {
  const shown = sent?.replace(SECRET_FIELD, '$1"…"');
  return `sent ${shown || 'no body'}, got ${status} ${shapeOf(body) ?? headers.get('Content-Type') ?? 'without a type'}`;
}

/** JSON without its values, which may be personal. `undefined` if it is not JSON. */
function shapeOf(body: string): string | undefined {
  const data = parseJson(body);
  return data === undefined ? undefined : describe(data, 0);
}

function describe(value: unknown, depth: number, name = ''): string {
  // The words of the protocol.
  if (typeof value === 'string' && /^(status|action|type|target)$/.test(name) && /^\w{1,20}$/.test(value))
    return JSON.stringify(value);
  if (Array.isArray(value)) return `${value.length} entries`;
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return `a ${typeof value}`;
  if (depth >= DEEPEST) return '{…}';
  const entries = Object.entries(value).map(([key, item]) => `${key}: ${describe(item, depth + 1, key)}`);
  return `{${entries.join(', ')}}`;
}
