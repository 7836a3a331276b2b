/* An authenticator app as the second factor: each person sets it up, and the engine checks its codes and recovery codes. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { copyCookies, sessionOf } from './accounts.ts';
import { KINDS, type Kind } from './engine.ts';
import { clientOf } from './hashes.ts';
import { limit } from './limits.ts';
import { AREA_PATHS, page } from './pages.ts';
import { engines, log } from './services.ts';
import { addTask } from './tasks.ts';
import type { App, Web } from './web.ts';

const PASSWORD = html`<p><label>Password <input name="password" type="password" required
  autocomplete="current-password"></label></p>`;
const CODE = html`<p><label>Code of the app <input name="code" inputmode="numeric" required
  autocomplete="one-time-code"></label></p>`;

const askPassword = (c: Web, text: string) =>
  page(c, text, { action: c.req.path, label: 'Set up an app', fields: PASSWORD });
const askCode = (c: Web, text: unknown) =>
  page(c, text, { action: c.req.path, label: 'Finish', fields: CODE });

const begin = (c: Web) => askPassword(c, 'From then on, you need a code of an authenticator app to log in.');

const setUp = (kind: Kind) => async (c: Web) => {
  const session = await sessionOf(c, kind);
  if (!session) return c.redirect('/login/', 303);
  const { id, email } = session.user;
  await limit(['authenticator', id]);
  const { api } = engines[kind];
  const { password = '', code } = (await c.req.parseBody()) as Record<string, string | undefined>;
  const call = { headers: c.req.raw.headers, asResponse: true } as const;
  if (code === undefined) {
    const answer = await clientOf.run(id, () => api.enableTwoFactor({ ...call, body: { password } }));
    if (!answer.ok) return askPassword(c, 'The password is not right, or you have set up an app already.');
    const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] };
    const key = new URL(totpURI).searchParams.get('secret');
    return askCode(
      c,
      html`<a href="${totpURI}">Open the app</a>, or enter this key in it: <code>${key}</code>. Then enter its code.
        Keep these recovery codes. Each replaces a code once: <code>${backupCodes.join(' ')}</code>.`,
    );
  }
  const answer = await api.verifyTOTP({ ...call, body: { code } });
  if (!answer.ok) return askCode(c, 'The code is not right. Please enter the next one.');
  copyCookies(c, answer);
  log('authenticator added', { kind, account: id });
  await addTask(c, 'notice', { email, notice: 'authenticator' });
  return page(
    c,
    html`From now on, you need a code of the app to log in. <a href="${AREA_PATHS[kind]}">Back</a>`,
  );
};

export const authenticator = new Hono<App>();
for (const kind of KINDS)
  authenticator
    .get(`${AREA_PATHS[kind]}/authenticator`, begin)
    .post(`${AREA_PATHS[kind]}/authenticator`, setUp(kind));
