import type { Context, MiddlewareHandler } from 'hono';
import type { Backend } from '../backend.ts';
import { setAntiForgeryCookie } from '../http/anti-forgery.ts';
import { loosen } from './loosen.ts';
import { problemDetails } from './problem-details.ts';
import { withProductId } from './product-numbers.ts';

/** Makes the calls answer as another server might (`LOOSE=1`), to test that the portal works with it. */
export function looseAnswers(backend: Pick<Backend, 'origin'>): MiddlewareHandler {
  return async (c, next) => {
    await readProductNumber(c);
    await next();
    if (!c.res.headers.get('Content-Type')?.startsWith('application/json')) return;
    // A refused link has to be in the documented envelope (D106).
    if (!c.res.ok && c.req.path.startsWith('/api/v1/token/')) return;
    const { status, data } = await c.res.json();
    c.res = c.res.ok
      ? json({ data: loosen(data), requestid: 7, status }, 'application/json', c.res)
      : json(problemDetails(c.res.status, data), 'application/problem+json', c.res);
    setAntiForgeryCookie(c, backend);
  };
}

async function readProductNumber({ req }: Context): Promise<void> {
  if (!/^\/api\/v1\/vouchers\//.test(req.path) || req.method !== 'POST') return;
  req.raw = new Request(req.raw, { body: withProductId(await req.raw.clone().text()) });
}

/** `c.res` keeps the other headers. */
const json = (body: object, type: string, { status }: Response) =>
  Response.json(body, { status, headers: { 'Content-Type': type } });
