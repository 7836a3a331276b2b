/* How often a form may be sent. */
import { asForm, type Visit } from '../browser.ts';
import type { Check, Context } from '../context.ts';
import { expectRetryAfter, MOST_CALLS, repeat } from '../repeat.ts';
import { unknownEmail, unknownVoucher } from '../unknown.ts';
import { nameOf } from './anti-forgery.ts';
import { membersOf, registrationForm } from './registration.ts';
import { needsLimits, needsMails } from './writing.ts';

const MOST_EMAILS = 11;
/** One more than docs/api.md suggests for an address. */
const SOME_LINKS = 6;
const REGISTER = '/api/v1/members/registration';
const MEMBER_FORMS = ['portallogin', 'personaldata', 'personalreports'];
/** Minutes until a client may ask for links again. */
const REFILL = 20;
/** Milliseconds. */
const MINUTE = 60_000;
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

/** Over the limit of an address, the answer is still a success, because otherwise it reveals who has an account. */
async function expectAlike(
  { newVisitor, warns, skips }: Context,
  path: string,
  limited: Visit,
): Promise<void> {
  const { browser } = await newVisitor();
  const other = await browser.visit(path, asForm(browser, { email: unknownEmail() }));
  if (limited.status === 429 && other.status < 400)
    warns(
      `POST ${path} answers 429 for the address of --as only: over the limit of an address the answer is still a success, because otherwise it reveals who has an account`,
      limited,
    );
  skips('the client is limited before an address: run this check alone, with --only');
}

/** Somebody who is a member already gets an email, too, which has no link. */
async function expectFewRegistrations(context: Context): Promise<void> {
  const { mailbox, warns, skips, sleep, options } = context;
  const { email = '' } = options;
  const members = await membersOf(context);
  if (!members?.defaultRegistration || members.captchaKey) return;
  if ((options.wait ?? 0) < REFILL) return skips(`${REGISTER}: needs --wait ${REFILL}`);
  await sleep(REFILL * MINUTE);
  const lengths: number[] = [];
  for (const most of [0, 1, MOST_EMAILS - 1]) {
    if (
      await repeat(context, most, () => [
        REGISTER,
        { regType: 'default', gRCtoken: null, ...registrationForm({ email }) },
      ])
    )
      return;
    await sleep(MAIL_TIME);
    lengths.push(((await mailbox?.words(email)) ?? '').length);
  }
  const [none = 0, one = 0, all = 0] = lengths;
  if (one > none && all - one >= (MOST_EMAILS - 1) * (one - none))
    warns(`POST ${REGISTER} sends ${MOST_EMAILS} emails to one address at once, expected a limit`);
}

/** Last, because other calls are limited afterwards. */
export const LIMITS: readonly Check[] = [
  {
    what: 'Forms that send an email, limit for one address',
    skip: (options) => needsLimits(options) ?? needsMails(options),
    async run(context) {
      const { mailbox, warns, skips, options } = context;
      const { email = '' } = options;
      const before = (await mailbox?.contents(email)) ?? new Set<string>();
      const limited = await repeat(context, MOST_EMAILS, () => ['/api/v1/login/forgotpw', { email }]);
      if (limited) return expectAlike(context, '/api/v1/login/forgotpw', limited);
      await context.sleep(MAIL_TIME);
      const after = (await mailbox?.contents(email)) ?? new Set<string>();
      if (after.size - before.size >= MOST_EMAILS)
        warns(
          `POST /api/v1/login/forgotpw sends ${MOST_EMAILS} emails to one address at once, expected a limit`,
        );
      for (const [index, name] of MEMBER_FORMS.entries()) {
        const path = `/api/v1/members/${name}`;
        if (index > 0 && (options.wait ?? 0) < REFILL) return skips(`${path}: needs --wait ${REFILL}`);
        if (index > 0) await context.sleep(REFILL * MINUTE);
        const refused = await repeat(context, SOME_LINKS, () => [path, { email }]);
        if (refused) return expectAlike(context, path, refused);
      }
      await expectFewRegistrations(context);
    },
  },
  ...Object.entries(CALLS).map(
    ([what, make]): Check => ({
      what,
      skip: needsLimits,
      async run(context) {
        const call = `POST ${nameOf(make()[0])}`;
        const refused = await repeat(context, MOST_CALLS, make);
        if (refused) await expectRetryAfter(context, call, refused, make);
        else context.warns(`${call} answers ${MOST_CALLS} calls of one client, expected a limit`);
      },
    }),
  ),
];
