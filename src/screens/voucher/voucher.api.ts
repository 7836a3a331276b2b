import { array, define, enums, type Infer, string, type } from 'superstruct';
import type { Client } from '../../api/client.ts';
import { logAnswer } from '../../api/log-answer.ts';
import { nullish } from '../../api/structs.ts';

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

/** Checked by one function: structs inside structs would take half a second for 5,000 products on a slow phone. */
const Products = define<Product[]>('list of products with an id each', (value) => areProducts(value));

const isString = (value: unknown) => typeof value === 'string';
const isId = (value: unknown) => isString(value) || typeof value === 'number';
const isMissingOr = (value: unknown, test: (value: unknown) => boolean) =>
  (value ?? null) === null || test(value);
const areProducts = (value: unknown): boolean => Array.isArray(value) && value.every(isProduct);

function isProduct(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, description, parentgroup, children } = value as Record<string, unknown>;
  return (
    isId(id) &&
    isMissingOr(title, isString) &&
    isMissingOr(description, isString) &&
    isMissingOr(parentgroup, isId) &&
    isMissingOr(children, areProducts)
  );
}

const ACTIONS: readonly string[] = [
  'incomplete',
  'awaitconfirm',
  'success',
  'errormembersonly',
  'errornewonly',
];

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

/** The name of the call. */
export const REDEEM = 'POST /api/v1/vouchers/{voucher}/info';

/** POST /api/v1/vouchers/{voucher}/info; the code has its hyphens. */
export async function redeem(client: Client, { voucher, ...payload }: VoucherForm, signal: AbortSignal) {
  const reply = await client.post(['vouchers', { voucher }, 'info'], payload, VoucherReply, signal);
  const mistake = reply.ok && mistakeIn(reply.value);
  if (mistake) logAnswer(REDEEM, mistake);
  return reply;
}

/** What the form can only answer with "something went wrong". */
function mistakeIn({ action, require }: VoucherReply): string | undefined {
  if (!ACTIONS.includes(action)) return `data.action is not one of ${ACTIONS.join()}`;
  if (action === 'incomplete' && !require?.length)
    return 'data.require is empty, but the action is incomplete';
  return undefined;
}

/** GET /api/v1/settings/products: for a voucher that requires a product and does not list any (D28). */
export const fetchProducts = (client: Client, signal: AbortSignal) =>
  client.get(['settings', 'products'], Products, signal);
