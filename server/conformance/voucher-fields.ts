/* What a voucher can require besides a code and an address. */

import type { Product, VoucherReply, VoucherRequest } from '../../src/contract/calls/voucher.api.ts';
import { type Choice, choicesIn } from '../../src/contract/product-tree.ts';
import { fetchProducts } from './calls.ts';
import type { Context } from './context.ts';
import { NAME } from './unknown.ts';

/** The first request, which has a code and an address. */
export const firstRequest = (voucher: string, email: string): VoucherRequest => ({
  ...{ voucher, email },
  ...{ firstname: '', middlename: '', lastname: '', product: '', language: '' },
});

/** Values for the fields that the voucher requires. */
export async function fill({ fails, warns, succeeds }: Context, reply: VoucherReply, call: string) {
  const { require, product, language } = reply;
  if (!require?.length) {
    fails(`${call} answers "incomplete" without names in data.require, so the form asks for nothing`);
    return undefined;
  }
  const all = require.includes('product') ? await allProducts(succeeds) : [];
  const chosen = choicesIn(product?.length ? product : all)[0];
  const known = idsOf(all);
  if (product?.length && known.size > 0 && ![...idsOf(product)].some((id) => known.has(id)))
    warns(
      `${call} offers products that GET /api/v1/settings/products does not list by the same ids, so the form sends ids that the server refuses if a voucher is for any product`,
    );
  if (require.includes('product') && !chosen) {
    fails(
      `${call} requires a product, but neither data.product nor GET /api/v1/settings/products has one to choose`,
    );
    return undefined;
  }
  if (require.includes('language') && !language?.length) {
    fails(`${call} requires a language, but data.language is empty`);
    return undefined;
  }
  return {
    ...(require.includes('firstname') && { firstname: NAME.firstname }),
    ...(require.includes('lastname') && { lastname: NAME.lastname }),
    ...(require.includes('product') && chosen && { product: chosen.id }),
    ...(require.includes('language') && { language: language?.[0] ?? '' }),
  };
}

const idsOf = (products: readonly Product[]) => new Set(choicesIn(products).map(({ id }) => String(id)));

const allProducts = async (succeeds: Context['succeeds']) =>
  ((await succeeds(fetchProducts())).data as Product[] | undefined) ?? [];

/** A product that exists, and that a voucher does not offer. */
export async function unoffered(
  { succeeds }: Context,
  { product }: VoucherReply,
): Promise<Choice<Product> | undefined> {
  const offered = idsOf(product ?? []);
  return offered.size === 0
    ? undefined
    : choicesIn(await allProducts(succeeds)).find(({ id }) => !offered.has(String(id)));
}
