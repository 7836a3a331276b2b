/* The cookie __Host-XSRF-TOKEN or XSRF-TOKEN, and the header X-XSRF-TOKEN. */
import { ANTI_FORGERY_COOKIES } from '../browser.ts';
import type { Check, Context } from '../context.ts';
import { UNKNOWN_EMAIL } from '../unknown.ts';

const PROBE = '/api/v1/login';

const probe = (headers: Record<string, string>, origin?: string) => ({
  method: 'POST',
  body: JSON.stringify({ email: UNKNOWN_EMAIL }),
  headers: { 'Content-Type': 'application/json', ...headers },
  ...(origin && { origin }),
});

export const ANTI_FORGERY: readonly Check[] = [
  {
    what: 'Every form, anti-forgery cookie',
    async run({ browser, site, fails, warns }) {
      const name = ANTI_FORGERY_COOKIES.find((each) => browser.setCookies.has(each));
      const line = name && browser.setCookies.get(name);
      if (!line)
        return fails('neither the page nor a GET sets the cookie XSRF-TOKEN, so no form can send it back');
      const has = (attribute: RegExp) =>
        line
          .split(';')
          .slice(1)
          .some((part) => attribute.test(part.trim()));
      if (has(/^httponly$/i)) fails(`the cookie ${name} is HttpOnly, so the portal cannot read it`);
      if (name === '__Host-XSRF-TOKEN' && has(/^domain=/i))
        fails(`the cookie ${name} has a "Domain", so browsers refuse it`);
      if (!has(/^path=\/$/i))
        fails(`the cookie ${name} has no "Path=/", so the portal cannot read it on every page`);
      if (!/^[!-~]+$/.test(browser.antiForgeryToken()))
        fails(`the cookie ${name} is empty or is not a header value`);
      if (!has(/^samesite=(lax|strict)$/i)) warns(`the cookie ${name} has no "SameSite=Lax"`);
      if (site.protocol === 'https:' && !has(/^secure$/i)) fails(`the cookie ${name} is not Secure`);
    },
  },
  {
    what: 'Every form, protection against forged requests',
    async run(context) {
      await expectForbidden(context, 'without X-XSRF-TOKEN', probe({}));
      await expectForbidden(context, 'with another X-XSRF-TOKEN', probe({ 'X-XSRF-TOKEN': 'x'.repeat(40) }));
      await expectForbidden(context, 'from another site', probe({}, 'https://other-site.invalid'));
    },
  },
];

async function expectForbidden({ visit, fails }: Context, when: string, options: ReturnType<typeof probe>) {
  const answer = await visit(PROBE, options);
  if (answer && (answer.status < 400 || answer.status >= 500))
    fails(`POST ${PROBE} ${when} answers ${answer.status}, expected 403`);
}
