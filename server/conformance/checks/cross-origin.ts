/* Calls of pages on another origin. */
import type { Check, Context } from '../context.ts';
import { UNKNOWN } from '../unknown.ts';

const CALL = '/api/v1/settings/config/short';
const REFUSED = `/api/v1/token/${UNKNOWN}`;
const FORM = '/api/v1/login';
const STRANGER = 'https://stranger.invalid';

export const CROSS_ORIGIN: readonly Check[] = [
  {
    what: 'Answers, not readable for other sites',
    async run({ visit, fails, site, options }) {
      const { host, hostname, protocol } = site;
      const allowed: string[] = [];
      for (const origin of [
        STRANGER,
        'null',
        `${protocol}//${hostname}.stranger.invalid`,
        `${protocol}//stranger-${host}`,
        `${protocol}//stranger.${host}`,
        // Begins like an origin that is allowed.
        ...(options.origin ? [`${options.origin}.stranger.invalid`] : []),
      ]) {
        const headers = (await visit(CALL, { origin }))?.headers;
        const value = headers?.get('Access-Control-Allow-Origin');
        if (value === origin || (value === '*' && headers?.has('Access-Control-Allow-Credentials')))
          allowed.push(origin);
      }
      if (allowed.length === 0) return;
      const origins = allowed.includes(STRANGER) ? 'every origin' : `the origin ${allowed.join(' and ')}`;
      fails(`GET ${CALL} allows ${origins}, so any site can read the answers of a person who has signed in`);
    },
  },
  {
    what: 'Calls from pages on --origin, CORS headers',
    skip: ({ origin }) => (origin ? undefined : 'needs --origin'),
    async run(context) {
      const { origin = '' } = context.options;
      const answer = await context.visit(CALL, { origin });
      if (answer) {
        expectHeaders(context, `GET ${CALL}`, answer.headers, origin);
        if (!/retry-after|\*/i.test(answer.headers.get('Access-Control-Expose-Headers') ?? ''))
          context.warns(
            `GET ${CALL} has no "Access-Control-Expose-Headers: Retry-After", so no screen says how long to wait`,
          );
        if (!/origin/i.test(answer.headers.get('Vary') ?? ''))
          context.warns(
            `GET ${CALL} has no "Vary: Origin", so a cache can give the answer to another origin`,
          );
      }
      const refused = await context.visit(REFUSED, { origin });
      if (refused)
        expectHeaders(context, 'the refusal of GET /api/v1/token/{token}', refused.headers, origin);
      const headers = {
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      };
      const preflight = await context.visit(FORM, { method: 'OPTIONS', origin, headers });
      if (!preflight) return;
      if (preflight.status < 200 || preflight.status > 299)
        context.fails(`OPTIONS ${FORM} answers ${preflight.status}, so no form works on ${origin}`);
      expectHeaders(context, `OPTIONS ${FORM}`, preflight.headers, origin);
      if (!/(^|,)\s*content-type\s*(,|$)/i.test(preflight.headers.get('Access-Control-Allow-Headers') ?? ''))
        context.fails(
          `OPTIONS ${FORM} has no "Access-Control-Allow-Headers: content-type", so no form works on ${origin}`,
        );
      // Without a type, so that it does nothing.
      const posted = await context.visit(FORM, { method: 'POST', origin, body: '' });
      if (posted) expectHeaders(context, `POST ${FORM}`, posted.headers, origin);
    },
  },
];

/** A browser refuses a value that is there twice, and a list. */
function expectHeaders({ fails }: Context, call: string, headers: Headers, origin: string): void {
  const expected = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
  for (const [name, value] of Object.entries(expected)) {
    const sent = headers.get(name);
    if (sent !== value)
      fails(`${call} has ${sent === null ? 'no' : `"${name}: ${sent}", expected one`} "${name}: ${value}"`);
  }
}
