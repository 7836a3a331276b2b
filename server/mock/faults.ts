/** What goes wrong with calls. */
export interface Switches {
  /** A status from 400 to 599, or one of `FAULTS`. */
  readonly fault?: string | undefined;
  /** Milliseconds before the answer. */
  readonly slow?: number | undefined;
  /** The beginning of the paths that are affected, such as `/api/v1/login`. */
  readonly call?: string | undefined;
}

const RETRY_AFTER = '30';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** Answers in place of the real one, by name. */
export const FAULTS: Readonly<Record<string, () => Response>> = {
  html: () =>
    new Response('<!doctype html><title>Proxy</title>', { headers: { 'Content-Type': 'text/html' } }),
  redirect: () => new Response(null, { status: 302, headers: { Location: '/login/' } }),
  empty: () => new Response(''),
  envelope: () => json({ result: 'fine' }),
  type: () => json({ status: 'OK', data: 7 }),
  silent: () => json({ status: 'ERROR', data: null }, 422),
  /** For `POST /api/v1/login/passkey`. */
  'unknown-passkey': () => json({ status: 'OK', data: { action: 'unknown' } }),
};

/** Throws if the switches make no sense. */
export function readSwitches(values: Readonly<Record<string, string | undefined>>): Switches {
  const { fault, slow, call } = values;
  if (fault && !Object.hasOwn(FAULTS, fault) && !/^[45]\d\d$/.test(fault)) {
    throw new Error(
      `fault must be a status from 400 to 599, ${Object.keys(FAULTS).join(', ')}, not "${fault}".`,
    );
  }
  if (slow && !/^\d{1,6}$/.test(slow))
    throw new Error(`slow must be a number of milliseconds, not "${slow}".`);
  return { fault: fault || undefined, slow: slow ? Number(slow) : undefined, call: call || undefined };
}

/** Delays a call, and answers it in place of the backend if the switches name a fault. */
export async function answerWith(
  { fault, slow }: Switches,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (slow) await new Promise((resume) => setTimeout(resume, slow));
  if (!fault) return answer();
  const named = FAULTS[fault];
  if (named) return named();
  const status = Number(fault);
  const wait = status === 429 || status === 503 ? { 'Retry-After': RETRY_AFTER } : {};
  return json({ status: 'ERROR', data: `The mock answers ${status}.` }, status, wait);
}
