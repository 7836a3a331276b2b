/* What a session of a person must and must not allow. */

import { fetchSignInWays } from '../../../src/contract/configuration.ts';
import type { AccountType } from '../../../src/kit/account-type.ts';
import { type Area, areaOf } from '../area.ts';
import { asForm, type Visit } from '../browser.ts';
import { probe, signIn } from '../calls.ts';
import type { Context, Visitor } from '../context.ts';
import { LEAST_VARYING, unknownEmail, varying } from '../unknown.ts';
import { providersOf } from './settings.ts';
import { SHORTEST_TOKEN } from './writing.ts';

/** Seconds. */
const DAY = 86_400;
/** More than the wrong passwords that docs/api.md suggests. */
const SIGN_INS = 6;

/** A share of the words of a page. */
const SAME = 0.8;

/** As long as a session, and of letters that all servers take. */
const PLANTED = 'planted0'.repeat(5);

const ELSEWHERE = 'https://elsewhere.invalid/';
/** Usual names of the page that follows a sign-in. */
const NEXT = [
  'next',
  'return',
  'returnTo',
  'return_to',
  'returnUrl',
  'redirect',
  'redirect_uri',
  'url',
  'target',
  'RelayState',
];

/** The session of one address does not answer for another. */
export async function expectOwnSession({ succeeds, fails }: Context, visitor: Visitor): Promise<void> {
  const { call, data, visit } = await succeeds(probe(unknownEmail()), visitor);
  const { action } = (data ?? {}) as { action?: string };
  if (action === 'admin' || action === 'portal')
    fails(`${call} answers "${action}" for an address other than that of the session`, visit);
}

function leadsElsewhere(answer: Visit | undefined, site: URL): boolean {
  const location = answer?.headers.get('Location') ?? '';
  return URL.canParse(location, site) && new URL(location, site).hostname === new URL(ELSEWHERE).hostname;
}

/** Words that only a person who is signed in reads. */
const ownWords = ({ text, stranger }: Area) => {
  const known = new Set(stranger.split(' '));
  return text.split(' ').filter((word) => word && !known.has(word));
};

/**
 * A page of the other kind may say why it does not open, but must not show what the right page shows, or what `owner` reads there: a
 * session of the account of that kind.
 */
export async function expectOwnArea(
  context: Context,
  type: AccountType,
  { browser }: Visitor,
  owner?: Visitor,
): Promise<void> {
  const { options, fails } = context;
  const other = type === 'user' ? 'member' : 'user';
  const page = await areaOf(context, owner ? other : type, (owner ?? { browser }).browser, options.email);
  const own = ownWords(page);
  const shown = new Set(ownWords(await areaOf(context, other, browser, options.email)));
  if (own.length > 1 && own.filter((word) => shown.has(word)).length > SAME * own.length)
    fails(`the page of a ${other} opens for the session of a ${type}, expected 403 or what everybody gets`);
}

/** A server can skip the provider for a person who is signed in. */
export async function expectNoOtherSite(
  { succeeds, visit, fails, newVisitor, site }: Context,
  signedIn: Visitor,
): Promise<void> {
  const { data } = await succeeds(fetchSignInWays);
  const query = new URLSearchParams(NEXT.map((name) => [name, ELSEWHERE]));
  for (const provider of providersOf(data))
    for (const { browser } of [signedIn, await newVisitor()]) {
      const path = `/api/v1/auth/sso/${encodeURIComponent(provider)}`;
      const answer = await visit(`${path}?${query}`, undefined, browser);
      if (leadsElsewhere(answer, site)) fails(`GET ${path} leads to any site that the query names`, answer);
    }
  for (const address of [ELSEWHERE, '//elsewhere.invalid/', '/\\elsewhere.invalid/'])
    for (const { browser } of [signedIn, await newVisitor()]) {
      const answer = await visit(`/login/?next=${encodeURIComponent(address)}`, undefined, browser);
      if (leadsElsewhere(answer, site))
        fails(`GET /login/ leads to another site if "next" names one`, answer);
    }
}

/** Somebody who has planted a cookie in a browser must not share the session that begins there. */
export async function expectNewSession(
  { newVisitor, succeeds, fails }: Context,
  type: AccountType,
  email: string,
  password: string,
  cookie: string,
  earlier: Visitor,
): Promise<void> {
  const visitor = await newVisitor();
  visitor.browser.plant(cookie, PLANTED);
  const { call, visit, outcome } = await succeeds(signIn({ type, email, password }), visitor);
  if (outcome === 'success' && visitor.browser.cookie(cookie) === PLANTED)
    fails(
      `${call} keeps the session that the browser had before, which somebody else may have planted`,
      visit,
    );
  const own = visitor.browser.cookie(cookie) ?? '';
  if (outcome === 'success' && varying(own, earlier.browser.cookie(cookie) ?? '') < LEAST_VARYING)
    fails(`${call} gives two browsers the same session, or almost, so it can be computed`, visit);
}

/** Only wrong passwords are counted. */
export async function expectUncounted(
  { newVisitor, warns }: Context,
  type: AccountType,
  email: string,
  pass: string,
): Promise<void> {
  const path = `/api/v1/login/${type}`;
  const { browser } = await newVisitor();
  for (let signIns = 0; signIns < SIGN_INS; signIns += 1) {
    // Without waiting.
    const answer = await browser.visit(path, asForm(browser, { email, pass, twofactor: '' }));
    if (answer.status !== 429) continue;
    // Before the first one, wrong passwords can have been the reason.
    if (signIns > 0)
      warns(
        `POST ${path} answers 429 to the right password after ${signIns} sign-ins, expected to count wrong ones only`,
        answer,
      );
    return;
  }
}

const ageOf = (line: string) => Number(attributesOf(line)['max-age'] ?? 0);

/** Of the cookies that scripts cannot read, the one that ends first: that of a known browser remains for longer. */
export const sessionOf = (cookies: readonly (readonly [name: string, line: string])[]) =>
  cookies
    .filter(([, line]) => attributesOf(line).httponly !== undefined)
    .toSorted(([, one], [, other]) => ageOf(one) - ageOf(other))[0];

export function expectGoodCookie(
  { fails, warns, site, options }: Context,
  { browser }: Visitor,
  name: string,
  line: string,
  visit: Visit | undefined,
): void {
  const value = browser.cookie(name) ?? '';
  const { path, domain, secure, samesite = '', 'max-age': age = '0' } = attributesOf(line);
  if (site.protocol === 'https:' && secure === undefined)
    fails('the cookie of the session is not Secure', visit);
  // A session for other sites needs another value.
  if (!/^(lax|strict)$/i.test(samesite) && !options.origin)
    warns('the cookie of the session has no "SameSite=Lax"', visit);
  if (path !== '/')
    fails(`the cookie of the session has no "Path=/", so the pages behind the sign-in do not get it`, visit);
  if (domain)
    warns(`the cookie of the session has a "Domain", so other hosts of ${site.hostname} get it, too`, visit);
  if (Number(age) > DAY)
    warns(`the cookie of the session remains for ${Math.round(Number(age) / DAY)} days`, visit);
  if (value.length < SHORTEST_TOKEN)
    fails(`the session is a text of ${value.length} characters, which can be guessed`, visit);
  else if (visit?.body.includes(value))
    fails('the answer of the sign-in contains the session, which scripts must not read', visit);
}

/** Of a line of `Set-Cookie`, with names in small letters. */
const attributesOf = (line: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    line
      .split(';')
      .slice(1)
      .map((part) => part.trim().split('='))
      .map(([name = '', value = '']) => [name.toLowerCase(), value]),
  );
