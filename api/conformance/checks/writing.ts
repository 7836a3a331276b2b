/* The forms that send emails: only with --write. */
import type { Client } from '../../../src/api/client.ts';
import type { AccountType } from '../../../src/kit/account-type.ts';
import { requestPortalLink } from '../../../src/screens/login/login.api.ts';
import { requestAccess } from '../../../src/screens/mail-request/access-request.api.ts';
import { requestRecovery } from '../../../src/screens/mail-request/forgot-password.api.ts';
import type { Exchange } from '../client.ts';
import type { Account, Check, Context, Options } from '../context.ts';
import { signal, unknownEmail } from '../unknown.ts';

interface Form {
  /** The kinds of account that get an email. */
  readonly kinds: readonly AccountType[];
  readonly call: (client: Client, email: string) => Promise<unknown>;
}

const recovery = (account: 'any' | AccountType): Form => ({
  kinds: account === 'any' ? ['user', 'member'] : [account],
  call: (client, email) => requestRecovery(client, account, email, signal),
});
const access = (kind: 'personaldata' | 'personalreports'): Form => ({
  kinds: ['member'],
  call: (client, email) => requestAccess(client, kind, email, signal),
});

export const FORMS = {
  'Login, link by email': {
    kinds: ['member'],
    call: (client, email) => requestPortalLink(client, email, signal),
  },
  'Forgot Password': recovery('any'),
  'Forgot Password of an admin': recovery('user'),
  'Forgot Password of a member': recovery('member'),
  'Access request for personal data': access('personaldata'),
  'Access request for personal reports': access('personalreports'),
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;

export const needsAccount = ({ write, email }: Options) =>
  write && email ? undefined : 'needs --write and --as';

export const needsMails = (options: Options) =>
  needsAccount(options) ?? (options.readMails ? undefined : 'needs --outbox-url or --code-command');

/** Servers often build links from it, so that an email to somebody else leads to the site of an attacker. */
const FORGED_HOST = { 'X-Forwarded-Host': 'other-site.invalid' };

/** Shorter tokens can be guessed. */
const SHORTEST_TOKEN = 20;

/** Milliseconds. A smaller difference is not measurable over a network. */
const MEASURABLE = 20;

export const WRITING: readonly Check[] = [
  ...Object.entries<Form>(FORMS).map(
    ([what, form], index): Check => ({
      what,
      skip: needsAccount,
      async run(context) {
        const { email = '' } = context.options;
        const before = await context.mailbox?.contents(email);
        const visitor = what === 'Forgot Password' ? await context.newVisitor(FORGED_HOST) : context;
        const askUnknown = () => context.succeeds((client) => form.call(client, unknownEmail()));
        // In turns, because the second call of a server is often faster.
        const first = index % 2 === 0 ? await askUnknown() : undefined;
        const known = await context.succeeds((client) => form.call(client, email), visitor);
        compare(context, known, first ?? (await askUnknown()), form);
        if (known.outcome === 'success' && before) await receive(context, what, form, known, before);
      },
    }),
  ),
  {
    what: 'Forms that send an email, time of the answers',
    skip: needsAccount,
    async run({ fails, skips, account }) {
      const all = account.differences;
      if (all.length < 5) return skips('it needs five forms, which send emails to members only');
      const middle = all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
      // Noise rarely has the same sign in five forms, and hardly ever this size.
      const isOneSided = all.every((each) => each > MEASURABLE) || all.every((each) => each < -MEASURABLE);
      if (isOneSided)
        fails(
          `the answers for a known address take ${Math.round(middle)} ms more in the middle of ${all.length} forms, in each of them, which reveals who has an account: send emails after the answer`,
        );
    },
  },
];

function compare({ fails, account }: Context, known: Exchange, unknown: Exchange, form: Form): void {
  const [one, other] = [known.visit, unknown.visit];
  if (!one || !other || known.outcome === 'limited' || unknown.outcome === 'limited') return;
  if (one.status !== other.status || one.body !== other.body)
    fails(`${known.call} answers differently for an unknown address, which reveals who has an account`, one);
  if (getsEmail(form, account)) account.differences.push(one.duration - other.duration);
}

const getsEmail = ({ kinds }: Form, account: Account) => kinds.some((kind) => account.kinds.includes(kind));

/** Keeps the token of the email for other checks. */
async function receive(
  { mailbox, account, fails, skips, options: { email = '' } }: Context,
  what: string,
  form: Form,
  { call, visit }: Exchange,
  before: ReadonlySet<string>,
): Promise<void> {
  if (!getsEmail(form, account)) return;
  const link = await mailbox?.newLink(email, before);
  if (!link) {
    const why = `${call} succeeds, but no email with a new link to /token/ arrives within 15 seconds`;
    // Over a limit, the server sends none and does not say so.
    return before.size > 0 ? skips(`${why}, perhaps because of a limit`) : fails(why, visit);
  }
  if (visit?.body.includes(link.token)) fails(`${call} returns the token that belongs into the email`, visit);
  if (new URL(link.address).hostname === FORGED_HOST['X-Forwarded-Host'])
    fails(
      `${call} takes the address of the link from X-Forwarded-Host, which anybody can send: the email leads to the site of an attacker`,
      visit,
    );
  if (link.token.length < SHORTEST_TOKEN)
    fails(`${call} sends a token of ${link.token.length} characters, which can be guessed`, visit);
  account.links.set(what, link.token);
}
