import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { EmailText, isAddress, NameText, readJson } from '../http/body.ts';
import { HttpError, retryLater } from '../http/http-error.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { ok } from '../http/responses.ts';
import { mailLink } from '../mail/mail-link.ts';
import { isGroup, products, productTree } from '../seeds/products.ts';
import { type Account, findAccount } from '../store/accounts.ts';
import { countAttempt, VOUCHER_ADDRESSES, VOUCHERS } from '../store/limits.ts';
import { createMember, hasName } from '../store/new-members.ts';
import { hashSecret } from '../store/secrets.ts';
import { inTransaction } from '../store/transaction.ts';
import {
  findVoucher,
  redeemVoucher,
  VOUCHER_CODE,
  type Voucher,
  type VoucherField,
} from '../store/vouchers.ts';
import { type Infer, nullable, optional, size, string, trimmed, type } from '../structs.ts';
import { readerOf, type TextKey } from '../texts/reader.ts';

const Choice = optional(nullable(size(trimmed(string()), 0, 100)));

const Redemption = type({
  email: EmailText,
  firstname: NameText,
  middlename: NameText,
  lastname: NameText,
  product: Choice,
  language: Choice,
});

type Redemption = Infer<typeof Redemption>;

/**
 * The portal finds the field of a message by the English words "invalid voucher" and "email". These messages are therefore
 * English, and the portal shows the translations that `GET /i18n/messages` returns.
 */
export const FIELD_TEXTS = {
  unknown: 'This is an invalid voucher. Please check the code.',
  spent: 'This is an invalid voucher: it has been used already.',
  email: 'Please provide a valid email address.',
} as const satisfies Record<string, TextKey>;

/** Redeems a voucher, or returns the missing fields. Nothing changes until all fields are given. */
export function voucherCalls(backend: Backend): Hono {
  const { database } = backend;
  return new Hono().post('/vouchers/:voucher/info', async (c) => {
    const redemption = await readJson(c, Redemption);
    if (!isAddress(redemption.email)) throw new HttpError(422, FIELD_TEXTS.email);
    const code = c.req.param('voucher');
    if (!VOUCHER_CODE.test(code)) throw unknownVoucher();
    rateLimit(c, backend, VOUCHERS);
    const voucher = findVoucher(database, code);
    if (!voucher) throw unknownVoucher();
    const known = findAccount(database, 'member', redemption.email);
    if (known?.suspended) throw new HttpError(403, ({ t }) => t('This account has no access.'));
    // A person who has not confirmed the address is not a member yet.
    const isMember = known?.active ?? false;
    if (voucher.spentAt !== undefined) throw spentVoucher();
    if (voucher.audience === 'members' && !isMember) return ok(c, { action: 'errormembersonly' });
    if (voucher.audience === 'new' && isMember) return ok(c, { action: 'errornewonly' });

    const require = voucher.require.filter((field) => !(known && hasName(known) && isName(field)));
    if (require.some((field) => !redemption[field])) return ok(c, incomplete(voucher, require));
    const product = require.includes('product') ? chosenProduct(voucher, redemption) : null;
    const language = require.includes('language') ? chosenLanguage(voucher, redemption) : null;
    if (!isMember) limitAddresses(backend, voucher, known);

    const account = inTransaction(database, (): Account => {
      const redeemer = known ?? createMember(backend, redemption.email);
      if (!redeemVoucher(backend, voucher, redeemer, { product, language })) throw spentVoucher();
      return redeemer;
    });
    if (isMember) return ok(c, { action: 'success' });
    const { firstname, middlename, lastname } = redemption;
    const names = { title: '', firstname, middlename, lastname };
    const origin = { voucher: hashSecret(voucher.code) };
    backend.backgroundTasks.add(c, () =>
      mailLink(backend, readerOf(c), account, 'vouchernewreg', origin, names),
    );
    return ok(c, { action: 'awaitconfirm' });
  });
}

const unknownVoucher = () => new HttpError(404, FIELD_TEXTS.unknown);

/** Another address than before is a correction (D100). */
function limitAddresses(backend: Backend, { code, redeemer }: Voucher, account?: Account): void {
  if (redeemer === undefined || redeemer === account?.id) return;
  const pause = countAttempt(backend, VOUCHER_ADDRESSES, hashSecret(code));
  if (pause > 0) throw retryLater('Too many addresses were entered for this voucher.', pause);
}

const spentVoucher = () => new HttpError(422, FIELD_TEXTS.spent);

const isName = (field: VoucherField) => field === 'firstname' || field === 'lastname';

function incomplete(voucher: Voucher, require: readonly VoucherField[]) {
  return {
    action: 'incomplete',
    require,
    product: require.includes('product') ? offeredProducts(voucher) : [],
    language: require.includes('language') ? voucher.languages : [],
  };
}

/** A tree if there are groups among the products, otherwise a plain list without group properties. */
function offeredProducts({ products: ids }: Voucher): object[] {
  if (ids.some(isGroup)) return productTree(ids);
  return products
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title, description }) => ({ id, title, description }));
}

function chosenProduct({ products: ids }: Voucher, { product }: Redemption): string {
  const offered = ids.length > 0 ? ids : products.map(({ id }) => id);
  if (product && offered.includes(product) && !isGroup(product)) return product;
  throw new HttpError(422, ({ t }) => t('This product is not offered. Please choose another one.'));
}

function chosenLanguage({ languages }: Voucher, { language }: Redemption): string {
  if (language && languages.includes(language)) return language;
  throw new HttpError(422, ({ t }) => t('This language is not offered. Please choose another one.'));
}
