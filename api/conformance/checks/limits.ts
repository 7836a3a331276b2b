/* How often something may be tried. */
import { setPassword } from '../../../src/screens/set-password/set-password.api.ts';
import type { Browser, Visit, VisitOptions } from '../browser.ts';
import type { Check, Context, Options } from '../context.ts';
import { retryAfterFault, retryAfterOf } from '../retry-after.ts';
import { secondLink } from '../second-link.ts';
import { newPassword, signal, UNKNOWN, unknownEmail, unknownVoucher } from '../unknown.ts';
import { PASSWORD_OF_ACCOUNT } from './new-password.ts';
import { TEST_ACCOUNT } from './sign-in.ts';
import { needsMails, needsWrite } from './writing.ts';

/** NIST SP 800-63B-4 allows 100 wrong passwords in a row. */
const MOST_PASSWORDS = 100;
/** More than docs/api.md suggests, for offices that share an address. */
const MOST_CALLS = 150;
/** Wrong passwords between two sign-ins of a client. */
const OWN_SIGN_IN = 4;
/** Twice as many as docs/api.md suggests for one address. */
const SOON = 10;
/** A correct server need not limit one client that soon. */
const SOME_PASSWORDS = 20;
const MOST_EMAILS = 15;
/** Seconds fall by one in a second, and milliseconds by so many. */
const UNIT = 1000;
/** Milliseconds. */
const SECOND = 1000;
/** Seconds. */
const LONG_WAIT = 10;
/** Milliseconds until emails have arrived. */
const MAIL_TIME = 1500;

const asForm = (browser: Browser, body: object): VisitOptions => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': browser.antiForgeryToken() },
});

/** Calls until one is not answered like the first. `undefined` if all are. */
async function repeat(
  { browser }: Context,
  most: number,
  make: () => readonly [path: string, body: object],
): Promise<Visit | undefined> {
  let first: number | undefined;
  for (let calls = 0; calls < most; calls += 1) {
    const [path, body] = make();
    const answer = await browser.visit(path, asForm(browser, body));
    first ??= answer.status;
    if (answer.status === 429 || answer.status !== first) return answer;
  }
  return undefined;
}

async function expectRetryAfter(
  { fails, browser, sleep }: Context,
  call: string,
  answer: Visit,
  again: () => readonly [path: string, body: object],
): Promise<void> {
  if (answer.status !== 429) return;
  const fault = retryAfterFault(answer);
  if (fault) return fails(`${call} ${fault}, so the form cannot say how long to wait`, answer);
  const seconds = retryAfterOf(answer) ?? 0;
  if (seconds < UNIT) return;
  await sleep(SECOND);
  const [path, body] = again();
  const later = await browser.visit(path, asForm(browser, body));
  const rest = retryAfterOf(later) ?? seconds;
  if (later.status === 429 && seconds - rest >= UNIT / 2)
    fails(
      `${call} has a Retry-After that falls by ${seconds - rest} in about a second: it is in seconds`,
      later,
    );
}

/** Such a wait can end between two requests to a busy server. */
const isShort = (refused: Visit) => (retryAfterOf(refused) ?? Infinity) < LONG_WAIT;

/** Of RFC 5737. A server that trusts one proxy takes the last address, which stays the same. */
const forwarded = (first: string) => ({ 'X-Forwarded-For': `${first}, 203.0.113.9` });

/** A client writes the first addresses of X-Forwarded-For itself, so another one must not end its limit. */
async function expectOwnClient({ fails, newVisitor }: Context, path: string): Promise<void> {
  const body = { email: unknownEmail(), pass: UNKNOWN, twofactor: '' };
  const { browser } = await newVisitor();
  const send = (first: string) => {
    const { headers, ...options } = asForm(browser, body);
    return browser.visit(path, { ...options, headers: { ...headers, ...forwarded(first) } });
  };
  let refused = await send('198.51.100.1');
  for (let calls = 1; calls < SOME_PASSWORDS && refused.status === 401; calls += 1)
    refused = await send('198.51.100.1');
  if (refused.status !== 429 || isShort(refused)) return;
  const answer = await send('198.51.100.2');
  if (answer.status === 401)
    fails(
      `POST ${path} takes the first address of X-Forwarded-For for the client, which anybody can send, so another one ends the limit`,
      answer,
    );
}

const needsLimits = (options: Options) =>
  needsWrite(options) ?? (options.limits ? undefined : 'needs --limits');

/** Calls that one client can make so often. */
const CALLS: Readonly<Record<string, () => readonly [path: string, body: object]>> = {
  'Login, limit for asking about addresses': () => ['/api/v1/login', { email: unknownEmail() }],
  'Forgot Password, limit': () => ['/api/v1/login/forgotpw', { email: unknownEmail() }],
  'Redeem Voucher, limit': () => [
    `/api/v1/vouchers/${unknownVoucher()}/info`,
    { email: unknownEmail(), firstname: '', middlename: '', lastname: '', product: '', language: '' },
  ],
};

/** Last, because other calls are limited afterwards. */
export const LIMITS: readonly Check[] = [
  {
    what: 'Login, limit for wrong passwords',
    skip: needsWrite,
    async run(context) {
      const path = `/api/v1/login/${context.account.kinds[0] ?? 'member'}`;
      const body = { email: context.account.stranger, pass: UNKNOWN, twofactor: '' };
      const call = `POST ${path}`;
      let tries = 0;
      const refused = await repeat(context, MOST_PASSWORDS + 1, () => {
        tries += 1;
        return [path, body];
      });
      if (!refused)
        return context.fails(
          `${call} answers ${MOST_PASSWORDS + 1} wrong passwords for one address alike, expected a limit`,
        );
      if (tries > SOON)
        context.warns(
          `${call} refuses one client only after ${tries - 1} wrong passwords for one address, expected after about 5`,
        );
      await expectRetryAfter(context, call, refused, () => [path, body]);
      // The client decides which cookies it sends.
      const { browser } = await context.newVisitor();
      const answer = await browser.visit(path, asForm(browser, body));
      if (answer.status === 401)
        context.fails(`${call} forgets the wrong passwords of a client that sends no cookies`, answer);
      const capital = { ...body, email: body.email.toUpperCase() };
      const again = await context.browser.visit(path, asForm(context.browser, capital));
      if (again.status === 401 && !isShort(refused))
        context.fails(`${call} forgets the wrong passwords for the same address in capital letters`, again);
    },
  },
  {
    what: 'Login, limit for a client that names other addresses',
    skip: needsLimits,
    run: (context) => expectOwnClient(context, `/api/v1/login/${context.account.kinds[0] ?? 'member'}`),
  },
  {
    what: 'Login, right password after too many wrong ones',
    after: [TEST_ACCOUNT, PASSWORD_OF_ACCOUNT],
    skip: needsLimits,
    async run(context) {
      const { account, options, skips } = context;
      const { email = '' } = options;
      const [type] = account.kinds;
      const { password } = account;
      if (!password || !type) return skips('the password of the account is not known');
      const path = `/api/v1/login/${type}`;
      const refused = await repeat(context, SOME_PASSWORDS, () => [
        path,
        { email, pass: UNKNOWN, twofactor: '' },
      ]);
      if (!refused) return skips(`${SOME_PASSWORDS} wrong passwords are not limited`);
      // Without waiting, so that the limit holds.
      const { browser } = await context.newVisitor();
      const answer = await browser.visit(path, asForm(browser, { email, pass: password, twofactor: '' }));
      if (answer.status < 400)
        context.fails(
          `POST ${path} accepts the right password after too many wrong ones, so the limit stops nobody who guesses`,
          answer,
        );
      if (answer.status !== 429 || !context.mailbox) return;
      const link = await secondLink(context, type, email);
      const next = newPassword();
      if (!link) return skips('whether a new password ends the wait: no link has arrived');
      context.addSecret(next);
      const both = { password: next, repeated: next };
      const { outcome, call } = await context.succeeds((client) =>
        setPassword(client, { type: 'forgotpw', account: type, value: link.token }, both, signal),
      );
      if (outcome !== 'success') return;
      account.password = next;
      const after = await browser.visit(path, asForm(browser, { email, pass: next, twofactor: '' }));
      if (after.status === 429)
        context.warns(
          `${call} does not end the wait after wrong passwords, so the owner has to wait with the new one`,
          after,
        );
    },
  },
  {
    what: 'Login, limit for wrong passwords for many addresses',
    after: [TEST_ACCOUNT, PASSWORD_OF_ACCOUNT],
    skip: needsLimits,
    async run({ account, options: { email = '' }, newVisitor, fails }) {
      const path = `/api/v1/login/${account.kinds[0] ?? 'member'}`;
      const { browser } = await newVisitor();
      const send = (address: string, pass: string) =>
        browser.visit(path, asForm(browser, { email: address, pass, twofactor: '' }));
      for (let tries = 1; tries <= MOST_CALLS; tries += 1) {
        const answer = await send(unknownEmail(), UNKNOWN);
        if (answer.status === 429) return;
        // Somebody who guesses the passwords of others can have an account, too.
        if (account.password && tries % OWN_SIGN_IN === 0) await send(email, account.password);
      }
      const also = account.password ? `, which signs in to its own account after each ${OWN_SIGN_IN}` : '';
      fails(
        `POST ${path} answers ${MOST_CALLS} wrong passwords for different addresses to one client${also}, expected a limit`,
      );
    },
  },
  {
    what: 'Forgot Password, emails to one address',
    skip: (options) => needsLimits(options) ?? needsMails(options),
    async run(context) {
      const { mailbox, warns, skips, options } = context;
      const { email = '' } = options;
      const before = (await mailbox?.contents(email)) ?? new Set<string>();
      const limited = await repeat(context, MOST_EMAILS, () => ['/api/v1/login/forgotpw', { email }]);
      if (limited) {
        const { browser } = context;
        const [path, body] = ['/api/v1/login/forgotpw', { email: unknownEmail() }] as const;
        const other = await browser.visit(path, asForm(browser, body));
        if (limited.status === 429 && other.status < 400)
          warns(
            `POST ${path} answers 429 for the address of --as only: over the limit of an address the answer is still a success, because otherwise it reveals who has an account`,
            limited,
          );
        return skips(`the client is limited before ${MOST_EMAILS} emails: run this check alone, with --only`);
      }
      await context.sleep(MAIL_TIME);
      const after = (await mailbox?.contents(email)) ?? new Set<string>();
      if (after.size - before.size >= MOST_EMAILS)
        warns(
          `POST /api/v1/login/forgotpw sends ${MOST_EMAILS} emails to one address at once, expected a limit`,
        );
    },
  },
  ...Object.entries(CALLS).map(
    ([what, make]): Check => ({
      what,
      skip: needsLimits,
      async run(context) {
        const call = `POST ${make()[0].replace(/vouchers\/[^/]+/, 'vouchers/{voucher}')}`;
        const refused = await repeat(context, MOST_CALLS, make);
        if (refused) await expectRetryAfter(context, call, refused, make);
        else context.warns(`${call} answers ${MOST_CALLS} calls of one client, expected a limit`);
      },
    }),
  ),
];
