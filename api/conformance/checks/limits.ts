/* How often a form may be sent. */
import { asForm } from '../browser.ts';
import type { Check } from '../context.ts';
import { expectRetryAfter, MOST_CALLS, repeat } from '../repeat.ts';
import { unknownEmail, unknownVoucher } from '../unknown.ts';
import { needsLimits, needsMails } from './writing.ts';

const MOST_EMAILS = 15;
/** Milliseconds until emails have arrived. */
const MAIL_TIME = 1500;

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
