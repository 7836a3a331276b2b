import { array, enums, type Infer, lazy, type Struct, string, type } from 'superstruct';
import type { Client } from '../../api/client.ts';
import { Id, nullish } from '../../api/structs.ts';

/** What a voucher may require besides the code and the email address. */
export const EXTRAS = ['firstname', 'lastname', 'product', 'language'] as const;
export type Extra = (typeof EXTRAS)[number];

/** A product, and the products below it. */
export interface Product {
  id: string | number;
  title?: string | null | undefined;
  description?: string | null | undefined;
  parentgroup?: string | number | null | undefined;
  children?: Product[] | null | undefined;
}

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

/** POST /api/v1/vouchers/{voucher}/info; the code has its hyphens. */
export const redeem = (client: Client, { voucher, ...payload }: VoucherForm, signal: AbortSignal) =>
  client.post(['vouchers', { voucher }, 'info'], payload, VoucherReply, signal);

/** GET /api/v1/settings/products: for a voucher that requires a product and does not list any (D28). */
export const fetchProducts = (client: Client, signal: AbortSignal) =>
  client.get(['settings', 'products'], Products, signal);
