/* How often something may be tried. */
import type { Visit } from '../browser.ts';
import type { Check, Context, Options } from '../context.ts';
import { retryAfterFault } from '../retry-after.ts';
import { UNKNOWN, unknownEmail, unknownVoucher } from '../unknown.ts';

/** NIST SP 800-63B-4 allows 100 wrong passwords in a row. */
const MOST_PASSWORDS = 100;
/** More than docs/api.md suggests, for offices that share an address. */
const MOST_CALLS = 150;

/** Calls until one is not answered like the first. `undefined` if all are. */
async function repeat(
  { browser }: Context,
  most: number,
  make: () => readonly [path: string, body: object],
): Promise<Visit | undefined> {
  let first: number | undefined;
  for (let calls = 0; calls < most; calls += 1) {
    const [path, body] = make();
    const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': browser.antiForgeryToken() };
    const answer = await browser.visit(path, { method: 'POST', body: JSON.stringify(body), headers });
    first ??= answer.status;
    if (answer.status === 429 || answer.status !== first) return answer;
  }
  return undefined;
}

function expectRetryAfter({ fails }: Context, call: string, answer: Visit): void {
  const fault = answer.status === 429 && retryAfterFault(answer);
  if (fault) fails(`${call} ${fault}, so the form cannot say how long to wait`, answer);
}

const needsWrite = ({ write }: Options) => (write ? undefined : 'needs --write');
const needsLimits = (options: Options) =>
  needsWrite(options) ?? (options.limits ? undefined : 'needs --limits');

/** Calls that one client can make so often. */
const CALLS: Readonly<Record<string, () => readonly [path: string, body: object]>> = {
  'Login, limit for asking about addresses': () => ['/api/v1/login', { email: unknownEmail() }],
  'Forgot Password, limit': () => ['/api/v1/login/forgotpw', { email: unknownEmail() }],
  'Redeem Voucher, limit': () => [`/api/v1/vouchers/${unknownVoucher()}/info`, { email: unknownEmail() }],
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
      const refused = await repeat(context, MOST_PASSWORDS + 1, () => [path, body]);
      if (!refused)
        return context.fails(
          `${call} answers ${MOST_PASSWORDS + 1} wrong passwords for one address alike, expected a limit`,
        );
      expectRetryAfter(context, call, refused);
      // The client decides which cookies it sends.
      const { browser } = await context.newVisitor();
      const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': browser.antiForgeryToken() };
      const answer = await browser.visit(path, { method: 'POST', body: JSON.stringify(body), headers });
      if (answer.status === 401)
        context.fails(`${call} forgets the wrong passwords of a client that sends no cookies`, answer);
    },
  },
  ...Object.entries(CALLS).map(
    ([what, make]): Check => ({
      what,
      skip: needsLimits,
      async run(context) {
        const call = `POST ${make()[0].replace(/vouchers\/[^/]+/, 'vouchers/{voucher}')}`;
        const refused = await repeat(context, MOST_CALLS, make);
        if (refused) expectRetryAfter(context, call, refused);
        else context.warns(`${call} answers ${MOST_CALLS} calls of one client, expected a limit`);
      },
    }),
  ),
];
