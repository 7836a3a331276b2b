import { consoleLines } from '../support/console-lines.ts';
import { serveSite } from '../support/site.ts';
import { LONG } from '../support/tags.ts';
import { embed, test } from './host-page.ts';
import { expect } from './portal.ts';

const ORIGIN = 'Access-Control-Allow-Origin';
const CREDENTIALS = 'Access-Control-Allow-Credentials';
const REPLY = JSON.stringify({ status: 'OK', data: {} });

/** The headers for an origin, and the first header that the explanation names. */
const SERVERS: Record<
  string,
  [headers?: (origin: string, method?: string) => Record<string, string | string[]>, missing?: string]
> = {
  'allows no origin': [() => ({}), ORIGIN],
  'allows the origin twice': [(origin) => ({ [ORIGIN]: [origin, origin], [CREDENTIALS]: 'true' }), ORIGIN],
  'allows a list of origins': [
    (origin) => ({ [ORIGIN]: `${origin}, ${origin}`, [CREDENTIALS]: 'true' }),
    ORIGIN,
  ],
  'allows all but the answer to a POST': [
    (origin, method) =>
      method === 'POST'
        ? {}
        : { [ORIGIN]: origin, [CREDENTIALS]: 'true', 'Access-Control-Allow-Headers': 'content-type' },
    ORIGIN,
  ],
  'allows no credentials': [(origin) => ({ [ORIGIN]: origin }), CREDENTIALS],
  'allows every origin': [() => ({ [ORIGIN]: '*', [CREDENTIALS]: 'true' }), CREDENTIALS],
  'does not answer a preflight': [
    (origin) => ({ [ORIGIN]: origin, [CREDENTIALS]: 'true' }),
    'Access-Control-Allow-Headers',
  ],
  'is down': [],
};

test('one console line explains why the server cannot be reached', { tag: LONG }, async ({
  page,
  portal,
  host,
  backend,
  expectProblem,
}) => {
  expectProblem(/blocked by CORS policy/);
  const lines = consoleLines(page);
  for (const [name, [headers, missing]] of Object.entries(SERVERS))
    await test.step(name, async () => {
      const api = await serveSite((request, response) => {
        response.writeHead(200, headers?.(request.headers.origin ?? '', request.method)).end(REPLY);
      });
      if (!headers) await api.close();
      await embed(page, host, { tag: 'login-portal', api: api.url, bundle: backend.url });
      await portal.submitEmail('ada@example.org');
      await expect(
        portal.text('The server cannot be reached. Please check your connection and try again.'),
      ).toBeVisible();

      const explanations = () => lines.filter((line) => line.startsWith(`The server at ${api.url} `));
      await expect.poll(explanations).toHaveLength(1);
      const [explanation = ''] = explanations();
      expect(/Access-Control-[\w-]+/.exec(explanation)?.[0]).toBe(missing);
      // An explanation about the origin also names it.
      expect(explanation.includes(`${host.url}"`)).toBe(missing === ORIGIN || missing === CREDENTIALS);
      if (headers) await api.close();
    });
});
