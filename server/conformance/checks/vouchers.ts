/* A voucher for the test account. The check redeems it. */

import type { VoucherReply, VoucherRequest } from '../../../src/contract/calls/voucher.api.ts';
import { AREAS, fetchTranslations } from '../../../src/contract/translations.ts';
import { probe, redeem } from '../calls.ts';
import type { Check, Context } from '../context.ts';
import { UNKNOWN, unknownEmail } from '../unknown.ts';
import { fill, firstRequest, unoffered } from '../voucher-fields.ts';
import { TEST_ACCOUNT } from './sign-in.ts';
import { needsAccount } from './writing.ts';

const ENDS = ['awaitconfirm', 'success'];

export const VOUCHERS: readonly Check[] = [
  {
    what: 'Redeem Voucher, code of --voucher',
    after: [TEST_ACCOUNT],
    skip: (options) => needsAccount(options) ?? (options.vouchers?.length ? undefined : 'needs --voucher'),
    async run(context) {
      const { succeeds, exchange, isRefused, fails, warns, skips, options } = context;
      await expectNoBlocked(context);
      const [voucher = ''] = options.vouchers ?? [];
      const form = firstRequest(voucher, options.email ?? '');
      const first = await succeeds(redeem(form));
      if (first.outcome !== 'success') return;
      const reply = first.data as VoucherReply;
      if (!['incomplete', 'errormembersonly', 'errornewonly', ...ENDS].includes(reply.action))
        return fails(`${first.call} answers with an action that the screen does not know`, first.visit);
      if (reply.action.startsWith('error')) return skips(`the voucher is not for the account of --as`);
      let filled = form;
      let end = reply.action;
      if (reply.action === 'incomplete') {
        const extras = await fill(context, reply, first.call);
        if (!extras) return;
        filled = { ...form, ...extras };
        const again = await exchange(redeem(form));
        if ((again.data as VoucherReply | undefined)?.action !== 'incomplete')
          return fails(
            `${again.call} answers otherwise the second time: a request without the fields must not spend the voucher`,
            again.visit,
          );
        await expectAllFields(context, form, reply, extras);
        if (await takesUnoffered(context, filled, reply)) return;
        const last = await redeemTwice(context, filled);
        if (last.outcome === 'refusal')
          fails(
            `${last.call} refuses with ${last.visit?.status} what it requires: ${chosen(extras)}`,
            last.visit,
          );
        if (last.outcome !== 'success') return;
        end = (last.data as VoucherReply).action;
        if (!ENDS.includes(end))
          return fails(
            `${last.call} answers "${end}", although all fields that it requires were sent`,
            last.visit,
          );
      }
      await expectSameAccount(context);
      // After `awaitconfirm`, the voucher is only reserved.
      if (end !== 'success') return;
      const why = 'although the voucher has been redeemed';
      const { text, visit, call } = await isRefused(redeem(filled), why);
      if (text && !(await isListed(context, text)))
        warns(
          `${call} refuses with a text that GET /api/v1/i18n/messages/{area}/{locale} does not list, so people of other languages read it in English`,
          visit,
        );
      const other = { ...filled, email: unknownEmail() };
      await isRefused(redeem(other), `${why} for another address`);
    },
  },
];

/** What the form does not let anybody choose, and a program can send. */
async function takesUnoffered(
  context: Context,
  filled: VoucherRequest,
  reply: VoucherReply,
): Promise<boolean> {
  const other = filled.product && (await unoffered(context, reply));
  const changes: readonly Partial<VoucherRequest>[] = [
    ...(filled.product ? [{ product: UNKNOWN }] : []),
    ...(other ? [{ product: other.id }] : []),
    ...(filled.language ? [{ language: 'xx' }] : []),
  ];
  for (const change of changes) {
    const { call, data, visit } = await context.exchange(redeem({ ...filled, ...change }));
    if (!ENDS.includes((data as VoucherReply | undefined)?.action ?? '')) continue;
    context.fails(`${call} redeems the voucher for a ${Object.keys(change)} that it does not offer`, visit);
    return true;
  }
  return false;
}

/** Anybody can redeem a voucher for the address of an admin, so it must not add an account that nobody has confirmed. */
async function expectSameAccount({
  account,
  succeeds,
  fails,
  options: { email = '' },
}: Context): Promise<void> {
  const asked = await succeeds(probe(email));
  const { action } = (asked.data ?? {}) as { action?: string };
  if (account.kinds.length === 1 && action === 'choice')
    fails(
      `${asked.call} answers "choice" after somebody has redeemed a voucher for the address, expected to offer another kind of account only when its owner has confirmed it`,
      asked.visit,
    );
}

/** Whether the texts of the server have a translation. A server without any has one language. */
async function isListed({ succeeds }: Context, text: string): Promise<boolean> {
  const listed: Record<string, unknown> = {};
  for (const area of AREAS)
    await succeeds(async (client) => {
      const reply = await fetchTranslations(client, area, 'de');
      if (reply.ok) Object.assign(listed, reply.value);
    });
  return text in listed || Object.keys(listed).length === 0;
}

const hasRedeemed = (body = '') => /"action":\s*"success"/.test(body);

/** Two requests at the same time: a server that first reads the voucher and then changes it lets both through. */
async function redeemTwice({ exchange, post, fails, newVisitor }: Context, form: VoucherRequest) {
  const { voucher, ...body } = form;
  const { browser } = await newVisitor();
  const twin = post(`/api/v1/vouchers/${voucher}/info`, body, browser);
  const made = await exchange(redeem(form));
  const visit = await twin;
  if (!hasRedeemed(visit?.body)) return made;
  if (hasRedeemed(made.visit?.body))
    fails(`${made.call} redeems the voucher for each of two requests at the same time`, made.visit);
  return { ...made, visit, outcome: 'success', data: { action: 'success' } } as const;
}

/** Before the voucher is redeemed, because it could not be accepted afterwards. */
async function expectNoBlocked({ succeeds, isRefused, warns, options }: Context): Promise<void> {
  const { blocked: email, vouchers: [voucher = ''] = [] } = options;
  if (!email) return;
  const asked = await succeeds(probe(email));
  // A blocked admin can become a member.
  if (!/^member/.test((asked.data as { action?: string } | undefined)?.action ?? '')) return;
  const refused = await isRefused(redeem(firstRequest(voucher, email)), 'although the member is blocked');
  if (refused.outcome === 'refusal' && refused.visit?.status !== 403)
    warns(
      `${refused.call} refuses a blocked member with ${refused.visit?.status}, expected 403`,
      refused.visit,
    );
}

/** The form asks for exactly what the answer lists, so a field that it sends must not be missing there. */
async function expectAllFields(
  { exchange, fails }: Context,
  form: VoucherRequest,
  { require }: VoucherReply,
  extras: Partial<VoucherRequest>,
): Promise<void> {
  const [[name, value] = []] = Object.entries(extras);
  if (!name || Object.keys(extras).length < 2) return;
  const part = await exchange(redeem({ ...form, [name]: value }));
  const next = part.data as VoucherReply | undefined;
  const isLess = next?.action === 'incomplete' && require?.some((field) => !next.require?.includes(field));
  if (isLess)
    fails(
      `${part.call} no longer lists ${name} in data.require when it is filled in, so the form takes the field away`,
      part.visit,
    );
}

/** Such as `product (a number, as in data.product), language`. */
const chosen = (extras: Partial<VoucherRequest>) =>
  Object.entries(extras)
    .map(([name, value]) =>
      name === 'product' ? `product (a ${typeof value}, as the id in the list of products is)` : name,
    )
    .join(', ');
