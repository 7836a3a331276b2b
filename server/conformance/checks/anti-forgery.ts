/* The cookie __Host-XSRF-TOKEN or XSRF-TOKEN, and the header X-XSRF-TOKEN. */
import { ANTI_FORGERY_COOKIES, asForm, type Visit, type VisitOptions } from '../browser.ts';
import type { Check, Context } from '../context.ts';
import { forms } from '../forms.ts';
import { hasPasskeys } from '../own-passkey.ts';
import { unknownEmail } from '../unknown.ts';

const PASSKEY_CALLS = [
  '/api/v1/login/passkey/options',
  '/api/v1/login/passkey',
  '/api/v1/passkeys/options',
  '/api/v1/passkeys',
  '/api/v1/passkeys/decline',
];

/** Nobody has signed in, so the calls for passkeys change nothing, either. */
const everyPost = async (context: Context) => ({
  ...forms(),
  ...((await hasPasskeys(context)) && Object.fromEntries(PASSKEY_CALLS.map((path) => [path, {}]))),
});

const FOREIGN = 'https://other-site.invalid';
const GUESS = { 'X-XSRF-TOKEN': 'x'.repeat(40) };

/** What another site or a program can make a browser send. */
const FORGED: Readonly<Record<string, VisitOptions>> = {
  'without X-XSRF-TOKEN': {},
  'without X-XSRF-TOKEN, from another site': { origin: FOREIGN },
  'without X-XSRF-TOKEN and Origin': { origin: null },
  'without X-XSRF-TOKEN and the cookie': { isWithoutCookies: true },
  'with another X-XSRF-TOKEN': { headers: GUESS },
  'with another X-XSRF-TOKEN, from another site': { headers: GUESS, origin: FOREIGN },
  'with a X-XSRF-TOKEN, but without the cookie': { headers: GUESS, isWithoutCookies: true },
  'with an empty X-XSRF-TOKEN, without the cookie': {
    headers: { 'X-XSRF-TOKEN': '' },
    isWithoutCookies: true,
  },
};

/** With the right header: another host of the same site can set the cookie, and then knows its value. */
const forgedWithToken = ({ browser, site }: Context): Readonly<Record<string, VisitOptions>> => {
  const headers = { 'X-XSRF-TOKEN': browser.antiForgeryToken() };
  const sibling = `${site.protocol}//stranger.${site.host}`;
  const otherPort = `${site.protocol}//${site.hostname}:1`;
  const longer = `${site.protocol}//${site.hostname}.stranger.invalid`;
  return {
    'with the right X-XSRF-TOKEN, from another site': { headers, origin: FOREIGN },
    'with the right X-XSRF-TOKEN, from another host of the same site': {
      headers: { ...headers, 'Sec-Fetch-Site': 'same-site' },
      origin: sibling,
    },
    'with the right X-XSRF-TOKEN, from another site, in a browser without Sec-Fetch-Site': {
      headers,
      origin: FOREIGN,
      isOld: true,
    },
    'with the right X-XSRF-TOKEN, from another port of the host, in a browser without Sec-Fetch-Site': {
      headers,
      origin: otherPort,
      isOld: true,
    },
    'with the right X-XSRF-TOKEN, from a host that begins like this one, in a browser without Sec-Fetch-Site':
      { headers, origin: longer, isOld: true },
  };
};

/** What a page of another site can send without a preflight. */
const FORM_TYPES = ['text/plain', 'text/plain; application/json'];

export const ANTI_FORGERY: readonly Check[] = [
  {
    what: 'Every form, anti-forgery cookie',
    async run({ browser, site, fails, warns, newVisitor }) {
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
        fails(`the cookie ${name} is empty, cannot be percent-decoded, or is not a header value`);
      if (!has(/^samesite=(lax|strict)$/i)) warns(`the cookie ${name} has no "SameSite=Lax"`);
      if (site.protocol === 'https:' && !has(/^secure$/i)) fails(`the cookie ${name} is not Secure`);
      const other = await newVisitor();
      if (other.browser.antiForgeryToken() === browser.antiForgeryToken())
        fails(`the cookie ${name} has the same value for everybody, so another site knows it`);
    },
  },
  {
    what: 'Every form, protection against forged requests',
    async run(context) {
      const all = await everyPost(context);
      await expectForbidden(context, all, Object.keys(FORGED), (when) => FORGED[when]);
      await expectNoGet(context, Object.keys(all));
    },
  },
  {
    what: 'Every form, origin',
    async run(context) {
      if (!context.browser.antiForgeryToken()) return context.skips('there is no anti-forgery cookie');
      const names = Object.keys(forgedWithToken(context));
      // Each answer can set another token.
      await expectForbidden(
        context,
        await everyPost(context),
        names,
        (when) => forgedWithToken(context)[when],
      );
    },
  },
  {
    what: 'Every form, type of the body',
    async run({ browser, visit, warns }) {
      for (const type of FORM_TYPES) {
        const accepted: Faulty[] = [];
        for (const [path, body] of Object.entries(forms())) {
          const form = asForm(browser, body);
          const answer = await visit(path, { ...form, headers: { ...form.headers, 'Content-Type': type } });
          if (answer && answer.status < 400) accepted.push({ path, answer });
        }
        if (accepted.length > 0)
          return warns(
            `${type} is accepted, expected 415, because a page of another site can send it: ${listed('POST', accepted)}`,
            accepted[0]?.answer,
          );
      }
    },
  },
];

/** Without what is different each time. */
export const nameOf = (path: string) => path.replace(/vouchers\/[^/]+/, 'vouchers/{voucher}');

/** A call with an answer that it should not have. */
interface Faulty {
  readonly path: string;
  readonly answer: Visit;
}

const listed = (method: string, calls: readonly Faulty[]) =>
  calls.map(({ path, answer }) => `${method} ${nameOf(path)} answers ${answer.status}`).join(', ');

/**
 * One finding for each forgery, with the calls that are not protected from it. A call is not tried further, because all that
 * follows has the same cause. Refusals other than 403 do not show that the server has looked at the header.
 */
async function expectForbidden(
  { visit, fails }: Context,
  all: Readonly<Record<string, object>>,
  forgeries: readonly string[],
  optionsOf: (forgery: string) => VisitOptions | undefined,
) {
  let left = Object.entries(all);
  for (const forgery of forgeries) {
    const found: Faulty[] = [];
    for (const [path, body] of left) {
      const { headers, ...options } = optionsOf(forgery) ?? {};
      const answer = await visit(path, {
        ...options,
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      });
      if (answer && answer.status !== 403 && answer.status !== 429) found.push({ path, answer });
    }
    if (found.length > 0) fails(`${forgery}, 403 is expected: ${listed('POST', found)}`, found[0]?.answer);
    left = left.filter(([path]) => !found.some((each) => each.path === path));
  }
}

/** A link on another site leads to a GET, which has no header. */
async function expectNoGet({ visit, fails }: Context, paths: readonly string[]) {
  const found: Faulty[] = [];
  for (const path of paths) {
    const answer = await visit(`${path}?email=${encodeURIComponent(unknownEmail())}`);
    if (answer && answer.status < 300) found.push({ path, answer });
  }
  if (found.length > 0)
    fails(
      `a GET is answered like the POST, which another site can cause: ${listed('GET', found)}`,
      found[0]?.answer,
    );
}
