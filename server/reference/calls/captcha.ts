import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { ok } from '../http/responses.ts';
import { issueChallenge } from '../store/altcha.ts';
import { CHALLENGES } from '../store/limits.ts';

/** The tasks of ALTCHA. Without a captcha there is no such call. */
export function captchaCalls(backend: Backend): Hono {
  const calls = new Hono();
  if (!backend.members.usecaptcha) return calls;
  return calls.get('/captcha/challenge', async (c) => {
    rateLimit(c, backend, CHALLENGES);
    return ok(c, await issueChallenge(backend));
  });
}
