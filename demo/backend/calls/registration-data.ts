import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { ok } from '../http/answers.ts';
import { Refusal } from '../http/refusal.ts';
import { findSignupPage } from '../store/signup-pages.ts';

/** Whether one may register for a campaign or a group; where nobody has set anything, the configuration is empty. */
export function registrationDataCalls({ database }: Backend): Hono {
  const calls = new Hono();
  for (const kind of ['campaign', 'group'] as const) {
    calls.get(`/${kind}s/:id/registration/data`, (c) => {
      const page = findSignupPage(database, kind, c.req.param('id') ?? '');
      if (!page) throw new Refusal(404, `There is no such ${kind}.`);
      const { selfregistration } = page;
      return ok(c, { config: selfregistration ? { selfregistration } : {} });
    });
  }
  return calls;
}
