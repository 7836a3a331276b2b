/* How often a wrong password may be tried. */

import { asForm, type Visit } from '../browser.ts';
import { setPassword } from '../calls.ts';
import type { Check } from '../context.ts';
import { expectRetryAfter, MOST_CALLS, repeat, SECOND } from '../repeat.ts';
import { retryAfterOf } from '../retry-after.ts';
import { secondLink } from '../second-link.ts';
import { newPassword, UNKNOWN, unknownEmail } from '../unknown.ts';
import { LONGEST_PAUSE } from '../visitor.ts';
import { PASSWORD_OF_ACCOUNT } from './new-password.ts';
import { TEST_ACCOUNT } from './sign-in.ts';
import { needsLimits, needsWrite } from './writing.ts';

/** NIST SP 800-63B-4 allows 100 wrong passwords in a row. */
const MOST_PASSWORDS = 100;
/** Wrong passwords between two sign-ins of a client. */
const OWN_SIGN_IN = 4;
/** Twice as many as docs/api.md suggests for one address. */
const SOON = 10;
/** A correct server need not limit one client that soon. */
export const SOME_PASSWORDS = 20;
/** Seconds. */
const LONG_WAIT = 10;
/** Such a wait can end between two requests to a busy server. */
export const isShort = (refused: Visit) => (retryAfterOf(refused) ?? Infinity) < LONG_WAIT;

const isSignedIn = ({ body }: Visit) => /"action":\s*"(admin|portal)"/.test(body);

/** Late, because the client is limited afterwards. */
export const PASSWORD_LIMITS: readonly Check[] = [
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
    what: 'Login, wrong passwords at the same time',
    skip: needsLimits,
    async run({ account, fails, newVisitor }) {
      const path = `/api/v1/login/${account.kinds[0] ?? 'member'}`;
      const body = { email: unknownEmail(), pass: UNKNOWN, twofactor: '' };
      const { browser } = await newVisitor();
      const send = () => browser.visit(path, asForm(browser, body));
      const answers = await Promise.all(Array.from({ length: SOME_PASSWORDS }, send));
      const wrong = answers.filter(({ status }) => status === 401);
      if (wrong.length > SOON)
        fails(
          `POST ${path} compares ${wrong.length} of ${SOME_PASSWORDS} wrong passwords for one address at the same time, so they are counted too late`,
          wrong[0],
        );
    },
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
      const right = { email, pass: password, twofactor: '' };
      const { browser: known } = await context.newVisitor();
      const first = await known.visit(path, asForm(known, right));
      // A browser that has signed in before can have a limit of its own.
      const stranger = await context.newVisitor();
      const refused = await repeat(stranger, SOME_PASSWORDS, () => [path, { ...right, pass: UNKNOWN }]);
      if (!refused) return skips(`${SOME_PASSWORDS} wrong passwords are not limited`);
      // Without waiting, so that the limit holds.
      const { browser } = await context.newVisitor();
      const answer = await browser.visit(path, asForm(browser, right));
      if (isSignedIn(first) && (await known.visit(path, asForm(known, right))).status === 429)
        context.warns(
          `POST ${path} refuses the right password in a browser that has signed in before, so others in its network can lock its owner out`,
        );
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
      const { outcome, call } = await context.succeeds(
        setPassword({ type: 'forgotpw', account: type, value: link.token }, both),
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
    what: 'Login, right password after the wait',
    after: [TEST_ACCOUNT, PASSWORD_OF_ACCOUNT],
    skip: needsLimits,
    async run(context) {
      const { account, options, fails, skips, sleep } = context;
      const { email = '', wait = 0 } = options;
      const [type] = account.kinds;
      if (!account.password || !type) return skips('the password of the account is not known');
      const path = `/api/v1/login/${type}`;
      const wrong = { email, pass: UNKNOWN, twofactor: '' };
      const refused = await repeat(await context.newVisitor(), SOME_PASSWORDS, () => [path, wrong]);
      const seconds = refused && retryAfterOf(refused);
      if (seconds === undefined) return skips(`${SOME_PASSWORDS} wrong passwords are not limited`);
      if (seconds > Math.max(LONGEST_PAUSE, wait * 60))
        return skips(`the wait is ${seconds} seconds: needs --wait with as many minutes`);
      await sleep((seconds + 1) * SECOND);
      const { browser } = await context.newVisitor();
      const right = { email, pass: account.password, twofactor: '' };
      const answer = await browser.visit(path, asForm(browser, right));
      if (answer.status === 429)
        fails(`POST ${path} still answers 429 after the ${seconds} seconds of its Retry-After`, answer);
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
];
