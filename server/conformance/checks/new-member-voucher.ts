/* A voucher for an address that nobody has confirmed. The check redeems it. */
import { probe } from '../../../src/screens/login/login.api.ts';
import { checkToken, type TokenCheck } from '../../../src/screens/token/token.api.ts';
import { redeem, type VoucherReply, type VoucherRequest } from '../../../src/screens/voucher/voucher.api.ts';
import type { Exchange } from '../client.ts';
import type { Check, Context, Visitor } from '../context.ts';
import { expectOwnHost, FORGED_HOST } from '../forged-host.ts';
import { signal, unknownEmail } from '../unknown.ts';
import { fill, firstRequest } from '../voucher-fields.ts';
import { UNCONFIRMED_MEMBER } from './unconfirmed.ts';
import { NO_MAIL, needsMailbox } from './writing.ts';

/** How many others want the voucher at the same time. */
const RIVALS = 3;

export const NEW_MEMBER_VOUCHER: readonly Check[] = [
  {
    what: 'Redeem Voucher, new member',
    after: [UNCONFIRMED_MEMBER],
    skip: (options) => needsMailbox(options) ?? (options.vouchers?.[1] ? undefined : 'needs --voucher twice'),
    async run(context) {
      const { account, succeeds, isRefused, fails, skips, newVisitor, options } = context;
      const first = await redeemWhole(context, firstRequest(options.vouchers?.[1] ?? '', unknownEmail()));
      if (first?.outcome !== 'success' && first?.outcome !== 'refusal') return;
      const { form } = first;
      if (first.action.startsWith('error')) return skips('the second voucher is not for new members');
      if (first.action !== 'awaitconfirm')
        return fails(
          `${first.call} answers "${first.action}" for an address that nobody has confirmed, expected "awaitconfirm" and a link by email`,
          first.visit,
        );
      if (!first.token) return skips(NO_MAIL);
      const why = 'although the voucher has been redeemed for another address';
      for (const other of [unknownEmail(), account.unconfirmed])
        if (other) await isRefused((client) => redeem(client, { ...form, email: other }, signal), why);

      const again = await redeemAndRead(context, form);
      if (again.outcome === 'limited') return;
      if (again.action !== 'awaitconfirm' || !again.token)
        fails(
          `${again.call} mails no other link the second time, so a person whose email got lost cannot confirm the address`,
          again.visit,
        );
      const token = again.token ?? first.token;
      const visitor = await newVisitor();
      const link = await succeeds((client) => checkToken(client, token, signal), visitor);
      if (link.outcome !== 'success') return;
      const { type } = link.data as TokenCheck;
      if (type !== 'vouchernewreg')
        fails(`${link.call} answers with the type "${type}", expected "vouchernewreg"`, link.visit);
      await expectConfirmedBy(context, visitor, link, form.email);
    },
  },
];

/** Only the login of the browser that has opened the link confirms the address. */
async function expectConfirmedBy(
  { succeeds, fails, newVisitor }: Context,
  visitor: Visitor,
  link: Exchange,
  email: string,
): Promise<void> {
  const isConfirmedFor = async (each: Visitor) => {
    const { data, visit, call } = await succeeds((client) => probe(client, email, signal), each);
    const { action, active_member } = (data ?? {}) as { action?: string; active_member?: boolean };
    const isConfirmed = action === 'membersuccess' || (action === 'memberpassword' && active_member === true);
    return { isConfirmed, visit, call };
  };
  const stranger = await newVisitor();
  // The first login may confirm the address, and the second one says so.
  await isConfirmedFor(stranger);
  const other = await isConfirmedFor(stranger);
  if (other.isConfirmed)
    return fails(
      `${other.call} confirms the address in a browser that has not opened the link, or ${link.call} does, but mail programs open links, too`,
      other.visit,
    );
  await isConfirmedFor(visitor);
  const own = await isConfirmedFor(visitor);
  if (!own.isConfirmed)
    fails(
      `${own.call} does not confirm the address in the browser that has opened the link, so a new member cannot sign in`,
      own.visit,
    );
}

/** With everything that the voucher requires. */
async function redeemWhole(context: Context, form: VoucherRequest) {
  const first = await redeemForSome(context, form);
  if (first?.action !== 'incomplete') return first;
  const extras = await fill(context, first.data as VoucherReply, first.call);
  return extras && redeemForSome(context, { ...form, ...extras });
}

/** For some new members at the same time, of whom one gets the voucher. */
async function redeemForSome(context: Context, form: VoucherRequest) {
  const emails = [form.email, ...Array.from({ length: RIVALS }, () => unknownEmail())];
  const redemptions = await Promise.all(emails.map((email) => prepare(context, { ...form, email })));
  const answers = await Promise.all(redemptions.map((redeemNow) => redeemNow()));
  const [first = answers[0], second] = answers.filter(({ action }) => action === 'awaitconfirm');
  if (second)
    context.fails(`${second.call} redeems the voucher for several people at the same time`, second.visit);
  return first;
}

/** Redeems the voucher, and reads the link of the email. */
const redeemAndRead = async (context: Context, form: VoucherRequest) => (await prepare(context, form))();

/** With a browser that only has to send the form. */
async function prepare({ exchange, fails, mailbox, newVisitor }: Context, form: VoucherRequest) {
  const before = (await mailbox?.contents(form.email)) ?? new Set<string>();
  const visitor = await newVisitor(FORGED_HOST);
  return async () => {
    const made = await exchange((client) => redeem(client, form, signal), visitor);
    const { action = made.text ?? '' } = (made.data ?? {}) as Partial<VoucherReply>;
    const link = action === 'awaitconfirm' ? await mailbox?.newLink(form.email, before, 'short') : undefined;
    expectOwnHost({ fails }, made, link);
    return { ...made, form, action, token: link?.token };
  };
}
