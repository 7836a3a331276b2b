/* What a new password changes. The password of the test account is another one afterwards. */

import type { NewPassword } from '../../../src/contract/calls/set-password.api.ts';
import type { AccountType } from '../../../src/kit/account-type.ts';
import { areaOf } from '../area.ts';
import { checkToken, fetchPersonalReports, setPassword, signIn } from '../calls.ts';
import type { Check, Context, Visitor } from '../context.ts';
import { COMMON, same, setLong, setNext, setOwn, shortestOf } from '../passwords.ts';
import { secondLink } from '../second-link.ts';
import { newPassword } from '../unknown.ts';
import { LINKS_OF_MAILS } from './mailed-links.ts';
import { expectOwnArea, expectUncounted } from './session.ts';
import { needsMails } from './writing.ts';

/** Must be refused, and must not use the link up. */
const refused = (shortest: number): Readonly<Record<string, NewPassword>> => ({
  [`although the password has ${shortest - 1} characters`]: same(
    `Qu-7 vß${newPassword()}`.slice(0, shortest - 1),
  ),
  'although the second password is another one': { password: newPassword(), repeated: newPassword() },
});

const other = (kind: AccountType): AccountType => (kind === 'user' ? 'member' : 'user');

/** Finds out the password, if it is not given. */
export const PASSWORD_OF_ACCOUNT = 'Reset Password, link of an email';

export const NEW_PASSWORD: readonly Check[] = [
  {
    what: PASSWORD_OF_ACCOUNT,
    after: [LINKS_OF_MAILS],
    skip: needsMails,
    async run(context) {
      const { account, options, mailbox, isRefused, fails, warns, exchange, skips } = context;
      const kind = account.kinds[0];
      const token = account.links.get(
        kind === 'user' ? 'Forgot Password of an admin' : 'Forgot Password of a member',
      );
      if (!kind || !token) return skips('no link for a new password has arrived');
      const set = (value: string, both: NewPassword, path: AccountType) =>
        setPassword({ type: 'forgotpw', account: path, value }, both);
      for (const [why, both] of Object.entries(refused(await shortestOf(context)))) {
        const { outcome } = await isRefused(set(token, both, kind), why);
        if (outcome !== 'success') continue;
        account.password = both.password;
        return skips('the link was used up, so what a new password ends was not checked');
      }
      if (account.kinds.length === 1)
        await isRefused(
          set(token, same(newPassword()), other(kind)),
          `although the link is for the account of a ${kind}`,
        );
      if (await takesQuery(context, kind, token))
        return skips('the link was used up, so what a new password ends was not checked');
      const common = await exchange(set(token, same(COMMON), kind));
      if (common.outcome === 'success') {
        fails(`${common.call} accepts "${COMMON}", which is one of the most used passwords`, common.visit);
        account.password = COMMON;
        return skips('the link was used up, so what a new password ends was not checked');
      }
      const { email = '' } = options;
      const words = await mailbox?.words(email);
      const { done, password: first } = await setOwn(context, kind, token);
      if (done.outcome !== 'success') return;
      account.password = first;
      if (words && !(await mailbox?.changes(email, words)))
        warns(
          `${done.call} sends no email about the new password, so the owner does not learn that somebody else has set one`,
          done.visit,
        );
      if (await mailbox?.mentions(email, first))
        fails(`${done.call} sends an email with the new password, which others can read there`, done.visit);
      if ((await areaOf(context, kind, context.browser, email)).showsAccount)
        fails(
          `${done.call} signs the browser in, so anybody who reads the email has a session, also without the code`,
          done.visit,
        );
      if (account.kinds.length > 1)
        await isRefused(
          signIn({ type: other(kind), email, password: first }),
          `with a password that was set for the account of a ${kind}`,
        );
      await expectNoAccess(context, kind, token);
      const session = await signedIn(context, kind, first);
      if (!session) return;
      await changeAgain(context, kind, session, first, email);
      if (account.kinds.length > 1) await expectOtherSession(context, other(kind), email);
    },
  },
];

/** A database that takes objects finds a link by a query. This one finds only the link of the account. */
async function takesQuery(
  { post, fails, account, addSecret }: Context,
  kind: AccountType,
  token: string,
): Promise<boolean> {
  const pass = newPassword();
  addSecret(pass);
  const path = `/api/v1/login/${kind}/resetpw`;
  const answer = await post(path, { token: { $eq: token }, pass, pass2: pass });
  if (!answer || answer.status >= 300) return false;
  fails(`POST ${path} succeeds with an object as the token`, answer);
  account.password = pass;
  return true;
}

/** All links of the address end, those of other forms, too. */
async function expectNoAccess({ account: { links }, isRefused }: Context, kind: AccountType, used: string) {
  await isRefused(checkToken(used), 'although the link has set a password already');
  const again = same(newPassword());
  await isRefused(
    setPassword({ type: 'forgotpw', account: kind, value: used }, again),
    'although the link has set a password already',
  );
  const [sibling, reports] = [links.get('Forgot Password'), links.get('Access request for personal reports')];
  const why = 'although a new password ends all links of the address';
  if (sibling) await isRefused(checkToken(sibling), why);
  if (sibling) await isRefused(setPassword({ type: 'forgotpw', account: kind, value: sibling }, again), why);
  if (reports) await isRefused(fetchPersonalReports(reports), why);
}

async function signedIn(context: Context, type: AccountType, password: string): Promise<Visitor | undefined> {
  const { email = '' } = context.options;
  const visitor = await context.newVisitor();
  const { outcome, data } = await context.succeeds(signIn({ type, email, password }), visitor);
  if ((data as { action?: string } | undefined)?.action === 'challenge') {
    context.skips('the account signs in with a code, so sessions were not checked: use another for --as');
    return undefined;
  }
  return outcome === 'success' ? visitor : undefined;
}

/** The session of a member does not open the page of the admin with the same address, and the other way round. */
async function expectOtherSession(context: Context, kind: AccountType, email: string): Promise<void> {
  const link = await secondLink(context, kind, email);
  if (!link) return context.skips(`a session of the ${kind}: no link for a new password has arrived`);
  const { done, password } = await setLong(context, kind, link.token);
  const session = done.outcome === 'success' && (await signedIn(context, kind, password));
  const owner = session && (await signedIn(context, other(kind), context.account.password ?? ''));
  if (owner) await expectOwnArea(context, kind, session, owner);
}

/** With another link: the session and the password before it end. */
async function changeAgain(
  context: Context,
  kind: AccountType,
  session: Visitor,
  former: string,
  email: string,
): Promise<void> {
  const { skips, fails, isRefused, account } = context;
  const link = await secondLink(context, kind, email);
  if (!link) return skips('whether sessions end: no second link for a new password has arrived');
  // Anybody can ask for a link, so it changes nothing yet.
  await signedIn(context, kind, former);
  const wasSignedIn = (await areaOf(context, kind, session.browser, email)).showsAccount;
  const { done, password: next } = await setNext(context, kind, link.token, email);
  if (done.outcome !== 'success') return;
  account.password = next;
  if (!wasSignedIn)
    skips('whether sessions end: the page behind the sign-in does not show the address of the account');
  else if ((await areaOf(context, kind, session.browser, email)).showsAccount)
    fails(
      `${done.call} leaves the sessions of the account open, so somebody who knew the old password keeps access`,
      done.visit,
    );
  await isRefused(signIn({ type: kind, email, password: former }), 'with the password before the new one');
  await signedIn(context, kind, next);
  await expectUncounted(context, kind, email, next);
}
