/* The forms that send emails: only with --write. */

import type { Client } from '../../../src/contract/client.ts';
import type { AccountType } from '../../../src/kit/account-type.ts';
import { probe, requestAccess, requestPortalLink, requestRecovery, signIn } from '../calls.ts';
import type { Exchange } from '../client.ts';
import type { Account, Check, Context, Options } from '../context.ts';
import { expectOwnHost, FORGED_HOST } from '../forged-host.ts';
import { unknownEmail } from '../unknown.ts';
import { TEST_ACCOUNT } from './sign-in.ts';

export interface Form {
  /** The kinds of account that get an email. */
  readonly kinds: readonly AccountType[];
  readonly call: (email: string) => (client: Client) => Promise<unknown>;
}

const recovery = (account: 'any' | AccountType): Form => ({
  kinds: account === 'any' ? ['user', 'member'] : [account],
  call: (email) => requestRecovery(account, email),
});
const access = (kind: 'personaldata' | 'personalreports'): Form => ({
  kinds: ['member'],
  call: (email) => requestAccess(kind, email),
});

export const FORMS = {
  'Login, link by email': {
    kinds: ['member'],
    call: requestPortalLink,
  },
  'Forgot Password': recovery('any'),
  'Forgot Password of an admin': recovery('user'),
  'Forgot Password of a member': recovery('member'),
  'Access request for personal data': access('personaldata'),
  'Access request for personal reports': access('personalreports'),
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;

export const needsWrite = ({ write }: Options) => (write ? undefined : 'needs --write');

export const needsLimits = (options: Options) =>
  needsWrite(options) ?? (options.limits ? undefined : 'needs --limits');

/** Of any address. */
export const needsMailbox = (options: Options) =>
  needsWrite(options) ?? (options.readMails ? undefined : 'needs --outbox-url or --code-command');

export const NO_MAIL = 'no email to login-portal.invalid can be read';

export const needsAccount = ({ write, email }: Options) =>
  write && email ? undefined : 'needs --write and --as';

export const needsMails = (options: Options) => needsAccount(options) ?? needsMailbox(options);

/** Shorter tokens can be guessed. */
export const SHORTEST_TOKEN = 20;

export const WRITING: readonly Check[] = [
  ...Object.entries<Form>(FORMS).map(
    ([what, form], index): Check => ({
      what,
      after: [TEST_ACCOUNT],
      skip: needsAccount,
      async run(context) {
        const { email = '' } = context.options;
        const before = await context.mailbox?.contents(email);
        const visitor = await context.newVisitor(FORGED_HOST);
        const askUnknown = () => context.succeeds(form.call(unknownEmail()));
        // In turns, because the second call of a server is often faster.
        const first = index % 2 === 0 ? await askUnknown() : undefined;
        // Many people type their address with other capital letters than when they registered.
        const capital = email.toUpperCase();
        const known = await context.succeeds(form.call(capital), visitor);
        compare(context, what, known, first ?? (await askUnknown()), form);
        if (known.outcome === 'success' && before) await receive(context, what, form, known, before);
      },
    }),
  ),
  {
    what: 'Login, link for a member without a password',
    after: [TEST_ACCOUNT],
    skip: needsMails,
    async run({ account, options: { email = '' }, mailbox, succeeds, isRefused, fails, skips }) {
      if (account.action !== 'membersuccess')
        return skips('the account of --as has a password: name a member without one to check it');
      await isRefused(
        signIn({ type: 'member', email, password: '' }),
        'with an empty password, for a member who has none',
      );
      const before = (await mailbox?.contents(email)) ?? new Set<string>();
      const { call, visit, outcome } = await succeeds(probe(email));
      if (outcome === 'success' && !(await mailbox?.newLink(email, before)))
        fails(`${call} answers "membersuccess", but no email with a new link arrives`, visit);
    },
  },
];

function compare(
  { fails, account }: Context,
  what: string,
  known: Exchange,
  unknown: Exchange,
  form: Form,
): void {
  const [one, other] = [known.visit, unknown.visit];
  if (!one || !other || known.outcome === 'limited' || unknown.outcome === 'limited') return;
  if (one.status !== other.status || one.body !== other.body)
    fails(`${known.call} answers differently for an unknown address, which reveals who has an account`, one);
  if (getsEmail(form, account)) account.differences.set(what, one.duration - other.duration);
}

const getsEmail = ({ kinds }: Form, account: Account) => kinds.some((kind) => account.kinds.includes(kind));

/** Keeps the token of the email for other checks. */
async function receive(
  { mailbox, account, fails, warns, skips, exchange, options: { email = '' } }: Context,
  what: string,
  form: Form,
  { call, visit }: Exchange,
  before: ReadonlySet<string>,
): Promise<void> {
  if (!getsEmail(form, account)) {
    // A registration can have added a member to an admin.
    if (account.kinds.join() === 'member' && (await mailbox?.newLink(email, before, 'short')))
      fails(`${call} sends a link, although the account is of another kind`, visit);
    return;
  }
  let link = await mailbox?.newLink(email, before);
  if (!link && (await exchange(form.call(email))).outcome === 'success') {
    link = await mailbox?.newLink(email, before, 'short');
    if (link) fails(`${call} sends no email to ${email} if the form has it in capital letters`, visit);
  }
  if (!link && form === FORMS['Login, link by email'] && account.action === 'memberpassword') {
    account.withoutLink = call;
    return skips(`${call} sends no link, which is right for a member with a code`);
  }
  if (!link) {
    const why = `${call} succeeds, but no email with a new link to /token/ arrives within 15 seconds`;
    // Over a limit, the server sends none and does not say so.
    return before.size > 0 ? skips(`${why}, perhaps because of a limit`) : fails(why, visit);
  }
  if (visit?.body.includes(link.token)) fails(`${call} returns the token that belongs in the email`, visit);
  expectOwnHost({ fails }, { call, visit }, link);
  const links = [...((await mailbox?.contents(email)) ?? [])].filter(
    (each) => each.includes('/token/') && !before.has(each),
  );
  const accounts = form.kinds.filter((kind) => account.kinds.includes(kind)).length;
  if (links.length > Math.max(1, accounts))
    warns(
      `${call} sends ${links.length} different links at once, and people do not know which one to use`,
      visit,
    );
  if (links.length < accounts && !(await mailbox?.newLink(email, new Set([...before, ...links]), 'short')))
    warns(
      `${call} sends a link for one of the two accounts of the address, and a person who has lost the other password reads nothing of it`,
      visit,
    );
  if (link.token.length < SHORTEST_TOKEN)
    fails(`${call} sends a token of ${link.token.length} characters, which can be guessed`, visit);
  account.links.set(what, link.token);
}
