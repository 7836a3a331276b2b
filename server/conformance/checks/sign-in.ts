/* The calls of the login, with an account that does not exist. */
import { probe, signIn } from '../calls.ts';
import type { Check } from '../context.ts';
import { unknownEmail } from '../unknown.ts';

const KINDS = ['user', 'member'] as const;

/** The kinds of account that a probe tells about. */
const KINDS_BY_ACTION = {
  choice: KINDS,
  password: ['user'],
  twofactor: ['user'],
  memberpassword: ['member'],
  membersuccess: ['member'],
} as const;

/** The names of fields that say more about a person than how they sign in. */
const PERSONAL = /(name|phone|hash|role|group|(user|member)_?id|last_?login|attempts)$|birth|failed/i;

/** Such a field that has a value. */
export const personalField = (body: string): string | undefined =>
  [...body.matchAll(/"(\w+)"\s*:\s*(?:"[^"]|[1-9{[])/g)]
    .map(([, name = '']) => name)
    .find((name) => PERSONAL.test(name));

/** Finds out the kinds of the account. */
export const TEST_ACCOUNT = 'Login, email address of the test account';

export const SIGN_IN: readonly Check[] = [
  {
    what: 'Login, email address',
    async run({ succeeds }) {
      for (const email of [unknownEmail(), `o'neill+login_${unknownEmail()}`]) await succeeds(probe(email));
    },
  },
  {
    what: TEST_ACCOUNT,
    skip: ({ email }) => (email ? undefined : 'needs --as'),
    async run({ succeeds, fails, account, options: { email = '' } }) {
      const { data, call, visit } = await succeeds(probe(email));
      const { action, active_user, active_member, membercheck } = (data ?? {}) as {
        readonly action?: string;
        readonly membercheck?: boolean;
        readonly active_user?: boolean;
        readonly active_member?: boolean;
      };
      if (action === 'registration') fails(`${call} does not know the address of --as`, visit);
      if (action === 'password' && active_user === false)
        fails(`${call} has active_user: false, so the screen asks for a new password instead`, visit);
      if (action === 'memberpassword' && active_member === false)
        fails(`${call} has active_member: false, so the screen asks for a new password instead`, visit);
      if (action === 'membersuccess' && membercheck === true)
        fails(
          `${call} has membercheck: true for a member without a password, so an admin who is also such a member is asked for one`,
          visit,
        );
      const revealed = personalField(visit?.body ?? '');
      if (revealed) fails(`${call} has ${revealed}, but anybody can ask for the address`, visit);
      account.action = action;
      account.kinds = KINDS_BY_ACTION[action as keyof typeof KINDS_BY_ACTION] ?? [];
      const other = await succeeds(probe(` ${email.toUpperCase()} `.trim()));
      if (action && (other.data as { action?: string } | undefined)?.action !== action)
        fails(`${call} answers differently for the same address in capital letters`, other.visit);
    },
  },
  {
    what: 'Login, wrong password',
    async run({ account, isRefused, warns }) {
      for (const type of KINDS) {
        const credentials = { type, email: unknownEmail(), password: 'not-the-password', code: '' };
        const { call, visit, outcome } = await isRefused(signIn(credentials));
        if (outcome === 'refusal' && visit) account.refusals.set(type, visit);
        if (outcome === 'refusal' && visit?.status !== 401)
          warns(`${call} refuses a wrong password with ${visit?.status}, expected 401`, visit);
      }
    },
  },
];
