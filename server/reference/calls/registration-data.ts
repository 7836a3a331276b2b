import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import { ok } from '../http/responses.ts';
import { findSignupPage } from '../store/signup-pages.ts';

/** Whether registration for a campaign or group is open. The configuration is empty if nothing is set. */
export function registrationDataCalls({ database }: Backend): Hono {
  const calls = new Hono();
  for (const kind of ['campaign', 'group'] as const) {
    calls.get(`/${kind}s/:id/registration/data`, (c) => {
      const page = findSignupPage(database, kind, c.req.param('id') ?? '');
      if (!page) throw new HttpError(404, `There is no such ${kind}.`);
      const { selfregistration } = page;
      return ok(c, { config: selfregistration ? { selfregistration } : {} });
    });
  }
  return calls;
}
