import { isRecord } from '../../kit/record.ts';
import { type Client, KNOWS_ACCOUNT, SPENDS } from '../client.ts';
import { logAnswer } from '../log-answer.ts';
import { fields, type Infer, list, maybe, oneOf, orElse, Struct, text, word } from '../structs.ts';

/** What a voucher may require besides the code and the email address. */
export const EXTRAS = ['firstname', 'lastname', 'product', 'language'] as const;
export type Extra = (typeof EXTRAS)[number];

/** As the server writes it. */
export type ProductId = string | number;

/** A product, and the products below it. Without an id, only the title of those. */
export interface Product {
  id?: ProductId | undefined;
  title?: string | null | undefined;
  description?: string | null | undefined;
  parentgroup?: ProductId | null | undefined;
  children?: Product[] | null | undefined;
}

/** Checked and read by one function each: structs inside structs would take half a second for 5,000 products on a slow phone. */
export const Products = new Struct<Product[], null>({
  type: 'list of products',
  schema: null,
  validator: (value) => areProducts(value, isString) || oddProducts(value),
  coercer: (value) => readProducts(value) ?? value,
});

/** Not worth a warning if only texts are numbers. */
const oddProducts = (value: unknown) => ({
  message: 'Expected a list of products',
  readAs: value === null || areProducts(value, isId) ? value : undefined,
});

type Test = (value: unknown) => boolean;

const isString: Test = (value) => typeof value === 'string';
const isId: Test = (value) => isString(value) || typeof value === 'number';
const isMissingOr = (value: unknown, test: Test) => (value ?? null) === null || test(value);
const areProducts = (value: unknown, isText: Test): boolean =>
  Array.isArray(value) && value.every((product) => isProduct(product, isText));

function isProduct(value: unknown, isText: Test): boolean {
  const { id, title, description, parentgroup, children } = Object(value) as Record<string, unknown>;
  return (
    isRecord(value) &&
    isMissingOr(id, isId) &&
    isMissingOr(title, isText) &&
    isMissingOr(description, isText) &&
    isMissingOr(parentgroup, isId) &&
    isMissingOr(children, (list) => areProducts(list, isText))
  );
}

function readProducts(value: unknown): Product[] | undefined {
  if (value === null) return [];
  if (!Array.isArray(value)) return undefined;
  return value.filter(isRecord).map(readProduct);
}

const readProduct = ({ id, title, description, parentgroup, children, ...others }: Record<string, unknown>) =>
  ({
    ...others,
    id: isId(id) ? id : undefined,
    title: isId(title) ? String(title) : undefined,
    description: isId(description) ? String(description) : undefined,
    parentgroup: isId(parentgroup) ? parentgroup : undefined,
    children: readProducts(children),
  }) as Product;

const ACTIONS: readonly string[] = [
  'incomplete',
  'awaitconfirm',
  'success',
  'errormembersonly',
  'errornewonly',
];

/** Whatever cannot be understood is the general error of the form, like an unknown action (D51). */
const VoucherReply = orElse(
  fields({
    action: orElse(text, ''),
    require: maybe(list(oneOf(EXTRAS))),
    product: maybe(Products),
    language: maybe(list(word)),
  }),
  { action: '' },
);

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

/** What is sent: the chosen product as the server wrote its id, because 7 and "7" may differ (D62). */
export type VoucherRequest = Omit<VoucherForm, 'product'> & { product: ProductId };

/** POST /api/v1/vouchers/{voucher}/info; the code has its hyphens. */
export async function redeem(client: Client, { voucher, ...payload }: VoucherRequest, signal: AbortSignal) {
  const reply = await client.post(['vouchers', { voucher }, 'info'], payload, VoucherReply, signal, {
    ...KNOWS_ACCOUNT,
    ...SPENDS,
  });
  const mistake = reply.ok && mistakeIn(reply.value);
  if (mistake) logAnswer(REDEEM, mistake);
  return reply;
}

/** What the form can only answer with "something went wrong". */
function mistakeIn({ action, require }: VoucherReply): string | undefined {
  if (action && !ACTIONS.includes(action)) return `data.action is not one of ${ACTIONS.join()}`;
  if (action === 'incomplete' && !require?.length)
    return 'data.require is empty, but the action is incomplete';
  return undefined;
}

/** GET /api/v1/settings/products: for a voucher that requires a product and does not list any (D28). */
export const fetchProducts = (client: Client, signal: AbortSignal) =>
  client.get(['settings', 'products'], Products, signal);
