import { array, enums, type Infer, lazy, number, type Struct, string, type, union } from 'superstruct';
import type { Client } from '../../api/client.ts';
import { nullish } from '../../api/structs.ts';
import { failure } from '../../kit/result.ts';
import { pathSegment } from '../../kit/url.ts';

/** What a voucher may ask for besides code and address (specification, section 3). */
export const EXTRAS = ['firstname', 'lastname', 'product', 'language'] as const;
export type Extra = (typeof EXTRAS)[number];

/** Something to choose, and what stands below it (specification, section 3 "Tree items"). */
export interface Product {
  id: string | number;
  title?: string | null | undefined;
  description?: string | null | undefined;
  parentgroup?: string | number | null | undefined;
  children?: Product[] | null | undefined;
}

const Id = union([string(), number()]);

const ProductItem: Struct<Product, null> = lazy(() =>
  type({
    id: Id,
    title: nullish(string()),
    description: nullish(string()),
    parentgroup: nullish(Id),
    children: nullish(array(ProductItem)),
  }),
) as Struct<Product, null>;

const Products = array(ProductItem);

const VoucherReply = type({
  action: string(),
  require: nullish(array(enums(EXTRAS))),
  product: nullish(Products),
  language: nullish(array(string())),
});

export type VoucherReply = Infer<typeof VoucherReply>;

export interface VoucherForm {
  voucher: string;
  email: string;
  firstname: string;
  middlename: string;
  lastname: string;
  product: string;
  language: string;
}

/** POST /api/v1/vouchers/{voucher}/info; the code goes in its hyphenated form. */
export async function redeem(client: Client, { voucher, ...payload }: VoucherForm, signal: AbortSignal) {
  const segment = pathSegment(voucher);
  if (segment === undefined) return failure({ kind: 'unexpected' as const });
  return client.post(`/api/v1/vouchers/${segment}/info`, payload, VoucherReply, signal);
}

/** GET /api/v1/settings/products, where the voucher wants a product and names none (D28). */
export const fetchProducts = (client: Client, signal: AbortSignal) =>
  client.get('/api/v1/settings/products', Products, signal);
