/* Calls that the server does not have. */
import { parseJson } from '../../src/contract/parse-reply.ts';
import { asForm, type Browser, type Visit } from './browser.ts';
import { NoAnswer } from './no-answer.ts';
import { UNKNOWN } from './unknown.ts';

const API = '/api/v1/';

/** A server for one kind of account can do without the calls for both. */
const ONE_KIND = ['users', 'members'];

/** The beginning of a path, the screen that needs the call, and its names for `--without`. The first one that fits counts. */
const CALLS: readonly (readonly [path: string, screen: string, ...names: string[]])[] = [
  ['members/personaldata', 'Personal data', 'personaldata'],
  ['members/personalreports', 'Personal reports', 'reports'],
  ['members/portallogin', 'Login, link by email', 'portallogin'],
  ['members/registration', 'Registration', 'registration'],
  ['campaigns', 'Registration for a campaign', 'campaigns'],
  ['groups', 'Registration for a group', 'groups'],
  ['vouchers', 'Redeem Voucher', 'vouchers'],
  ['settings/products', 'Redeem Voucher', 'vouchers'],
  ['i18n/messages', 'Every screen, texts of the server', 'texts'],
  ['login/user/forgotpw', 'Forgot Password of an admin', 'users'],
  ['login/user/resetpw', 'Reset Password of an admin', 'users'],
  ['login/user', 'Login of an admin', 'users'],
  ['login/member/forgotpw', 'Forgot Password of a member', 'members'],
  ['login/member/resetpw', 'Reset Password of a member', 'members'],
  ['login/member', 'Login of a member', 'members'],
  ['login/forgotpw', 'Forgot Password', ...ONE_KIND],
  ['login/resetpw', 'Reset Password', ...ONE_KIND],
  ['login/passkey', 'Passkeys'],
  ['login', 'Login'],
  ['token', 'Token page'],
  ['settings/config', 'Every screen'],
];

export const NAMES: readonly string[] = [...new Set(CALLS.flatMap(([, , ...names]) => names))];

const entryOf = (pathname: string) => CALLS.find(([path]) => `${pathname}/`.startsWith(`${API}${path}/`));

const NOT_CHECKED = 'is missing, so it was not checked';

/** A call was not made because the server does not have it. */
export class Absent extends NoAnswer {
  /** Set if nobody has said so before. */
  readonly screen: string | undefined;

  constructor(request: string, why: string, screen?: string) {
    super(request, why);
    this.screen = screen;
  }
}

/** One reason for all calls that are missing on purpose. */
const leftOut = () => new Absent('what --without names', 'is left out');

/** Makes no call that `without` names, or that has turned out to be missing: then it throws an {@link Absent}. */
export function createAbsence(without: readonly string[]): (browser: Browser) => Browser {
  const declared = ([, , ...names]: (typeof CALLS)[number]) => names.some((name) => without.includes(name));
  const absent = new Set(CALLS.filter((entry) => declared(entry) && entry.length === 3));
  const present = new Set<unknown>();
  return (browser) => ({
    ...browser,
    async visit(address, options) {
      const { pathname } = new URL(address, 'http://localhost');
      const entry = entryOf(pathname);
      if (!entry) return browser.visit(address, options);
      const [path, screen, ...names] = entry;
      const request = `${options?.method ?? 'GET'} ${API}${path}`;
      if (absent.has(entry)) throw declared(entry) ? leftOut() : new Absent(request, NOT_CHECKED);
      const answer = await browser.visit(address, options);
      if (answer.status < 400) present.add(entry);
      if (present.has(entry) || !(await isMissing(browser, answer, pathname))) return answer;
      absent.add(entry);
      if (declared(entry)) throw leftOut();
      const hint = names.length
        ? `. If it is missing on purpose, say so with --without ${names.join(' or ')}`
        : '';
      throw new Absent(request, `is missing: it answers 404 like a call that nobody knows${hint}`, screen);
    },
  });
}

/** An unknown link, voucher or campaign is a 404, too, with JSON or with another text than an unknown call. */
async function isMissing(browser: Browser, { status, method, body }: Visit, pathname: string) {
  const hasOwn404 = method === 'GET' && !pathname.startsWith(`${API}settings/`);
  if (status !== 404 || (hasOwn404 && parseJson(body) !== undefined)) return false;
  const ask = async (path: string) => {
    const answer = await browser.visit(path, method === 'POST' ? asForm(browser, {}) : {});
    // Some servers name the path in the text.
    return `${answer.status} ${answer.body.replaceAll(path, '')}`;
  };
  const own = await ask(pathname);
  return own.startsWith('404') && own === (await ask(API + UNKNOWN));
}
