import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sql } from 'kysely';
import { memberCalls } from './calls/members.ts';
import { passkeyCalls } from './calls/passkeys.ts';
import { passwordCalls } from './calls/passwords.ts';
import { settingsCalls } from './calls/settings.ts';
import { signInCalls } from './calls/sign-in.ts';
import { pages } from './pages.ts';
import { Refusal } from './refusal.ts';
import { db } from './services.ts';
import { antiForgery, crossOrigin, headers, isCall, onError, type Web } from './web.ts';

const tooLarge = () => {
  throw new Refusal(413, 'The request is too large.');
};

export const app = new Hono<Web>()
  .onError(onError)
  .notFound((c) =>
    isCall(c)
      ? c.json({ status: 'ERROR', data: 'There is no such call.' }, 404)
      : c.text('There is no such page.', 404),
  )
  .use(headers)
  // Writes, because a full disk can still be read.
  .get('/health', async (c) => {
    await sql`UPDATE schema_version SET version = version`.execute(db);
    return c.text('OK');
  })
  .use('/api/*', crossOrigin)
  .use(bodyLimit({ maxSize: 16 * 1024, onError: tooLarge }))
  .use(antiForgery)
  .route('/', pages());
for (const calls of [signInCalls(), passwordCalls(), passkeyCalls(), memberCalls(), settingsCalls()])
  app.route('/api/v1', calls);
