/* A voucher for an address that nobody has confirmed. The check redeems it. */

import type { TokenCheck } from '../../../src/contract/calls/token.api.ts';
import type { VoucherReply, VoucherRequest } from '../../../src/contract/calls/voucher.api.ts';
import { checkToken, probe, redeem } from '../calls.ts';
import type { Check, Context } from '../context.ts';
import { expectOwnHost, FORGED_HOST } from '../forged-host.ts';
import { unknownEmail } from '../unknown.ts';
import { fill, firstRequest } from '../voucher-fields.ts';
import { UNCONFIRMED_MEMBER } from './unconfirmed.ts';
import { NO_MAIL, needsMailbox } from './writing.ts';

export const NEW_MEMBER_VOUCHER: readonly Check[] = [
  {
    what: 'Redeem Voucher, new member',
    after: [UNCONFIRMED_MEMBER],
    skip: (options) => needsMailbox(options) ?? (options.vouchers?.[1] ? undefined : 'needs --voucher twice'),
    async run(context) {
      const { account, isRefused, fails, skips, options } = context;
      const first = await redeemWhole(context, firstRequest(options.vouchers?.[1] ?? '', unknownEmail()));
      if (first?.outcome !== 'success') return;
      const { form } = first;
      if (first.action.startsWith('error')) return skips('the second voucher is not for new members');
      if (first.action !== 'awaitconfirm')
        return fails(
          `${first.call} answers "${first.action}" for an address that nobody has confirmed, expected "awaitconfirm" and a link by email`,
          first.visit,
        );
      if (!first.token) return skips(NO_MAIL);
      // At the same time, because a server must not give the voucher to both.
      const [one, two] = [unknownEmail(), unknownEmail()];
      const pair = await Promise.all([one, two].map((email) => prepare(context, { ...form, email })));
      const [, other] = await Promise.all(pair.map((redeemNow) => redeemNow()));
      const last = await redeemAndRead(context, { ...form, email: one });
      if (last.outcome === 'limited') return;
      if (last.action !== 'awaitconfirm')
        return fails(
          `${last.call} refuses another address although nobody has opened the link, so a slip in the address costs the voucher`,
          last.visit,
        );
      if (!last.token)
        return fails(
          `${last.call} mails no link the second time, so a person whose email got lost cannot confirm the address`,
          last.visit,
        );
      for (const token of [first.token, other?.token])
        if (token)
          await isRefused(
            checkToken(token),
            'although the voucher has been redeemed with another address since the link was mailed',
          );
      await expectConfirmedBy(context, last.token, one);
      const why = 'although the voucher has been used by opening the link of another address';
      for (const email of [two, unknownEmail(), account.unconfirmed])
        if (email) await isRefused(redeem({ ...form, email }), why);
    },
  },
];

/** Only the link confirms the address, and then any browser can log in. */
async function expectConfirmedBy(context: Context, token: string, email: string): Promise<void> {
  const { succeeds, fails, newVisitor } = context;
  const probed = async () => {
    const { data, visit, call } = await succeeds(probe(email), await newVisitor());
    const { action, active_member } = (data ?? {}) as { action?: string; active_member?: boolean };
    return { action, active_member, visit, call };
  };
  const before = await probed();
  if (before.action === 'membersuccess' || before.active_member === true)
    fails(`${before.call} knows a member before the link of the voucher was opened`, before.visit);
  // The browser repeats a call after a network failure.
  for (const time of ['the first', 'the second']) {
    const link = await succeeds(checkToken(token), await newVisitor());
    if (link.outcome === 'refusal') fails(`${link.call} is refused ${time} time`, link.visit);
    if (link.outcome !== 'success') return;
    const { type } = link.data as TokenCheck;
    if (type !== 'vouchernewreg')
      fails(`${link.call} answers with the type "${type}", expected "vouchernewreg"`, link.visit);
  }
  const after = await probed();
  if (!after.action?.startsWith('member'))
    fails(
      `${after.call} answers "${after.action}" after the link of the voucher was opened, so a new member cannot log in`,
      after.visit,
    );
}

/** With everything that the voucher requires. */
async function redeemWhole(context: Context, form: VoucherRequest) {
  const first = await redeemAndRead(context, form);
  if (first.action !== 'incomplete') return first;
  const extras = await fill(context, first.data as VoucherReply, first.call);
  return extras && redeemAndRead(context, { ...form, ...extras });
}

/** Redeems the voucher, and reads the link of the email. */
const redeemAndRead = async (context: Context, form: VoucherRequest) => (await prepare(context, form))();

/** With a browser that only has to send the form. */
async function prepare({ exchange, fails, mailbox, newVisitor }: Context, form: VoucherRequest) {
  const before = (await mailbox?.contents(form.email)) ?? new Set<string>();
  const visitor = await newVisitor(FORGED_HOST);
  return async () => {
    const made = await exchange(redeem(form), visitor);
    const { action = made.text ?? '' } = (made.data ?? {}) as Partial<VoucherReply>;
    const link = action === 'awaitconfirm' ? await mailbox?.newLink(form.email, before, 'short') : undefined;
    expectOwnHost({ fails }, made, link);
    return { ...made, form, action, token: link?.token };
  };
}
