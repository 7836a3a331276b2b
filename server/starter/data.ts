/* What belongs to your application. Replace the two examples, which use the same database. */
import type { Account } from './accounts.ts';
import { Refusal } from './errors.ts';
import { limit } from './limits.ts';
import { db } from './services.ts';

export interface PersonalData {
  /** The answer of `GET /members/personaldata/{token}`. */
  stored(member: Account): Promise<object>;
  /** The answer of `GET /members/personalreports/{token}`. */
  reports(member: Account): Promise<object>;
}

export interface Vouchers {
  /** Uses it up for a member, or reserves it until the address is confirmed. Throws a refusal. */
  redeem(code: string, email: string, isMember: boolean): Promise<void>;
  /** Whether it is reserved for this address, or was used by it. */
  isFor(code: string, email: string): Promise<boolean>;
  /** Uses up what is reserved for this address. */
  confirm(email: string): Promise<void>;
  /** The answer of `GET /settings/products`. */
  products(): Promise<readonly object[]>;
}

const namesOf = ({ title, firstname, middlename, lastname }: Account) => ({
  title,
  firstname,
  middlename,
  lastname,
});

export const personalData: PersonalData = {
  async stored(member) {
    const { id: memberid, email, createdAt: createdon } = member;
    return { personal: { memberid, ...namesOf(member), email, createdon }, extra: {}, survey: [] };
  },
  async reports(member) {
    const query = db.selectFrom('report').where('account', '=', member.id);
    const reports = await query.select(['id as reportid', 'name', 'created as date']).execute();
    return { personal: namesOf(member), reports };
  },
};

const invalid = () => new Refusal(422, 'This is an invalid voucher. Please check the code.');

/** The vouchers of the example require nothing. */
export const vouchers: Vouchers = {
  async redeem(code, email, isMember) {
    const query = db.selectFrom('voucher').select('email').where('code', '=', code).where('used', '=', 0);
    const found = await query.executeTakeFirst();
    if (!found) throw invalid();
    // People correct a slip.
    if (!isMember && found.email && found.email !== email)
      await limit(['corrected address of a voucher', code]);
    const update = db
      .updateTable('voucher')
      .set({ email, used: isMember ? 1 : 0 })
      .where('code', '=', code);
    // Only one of two requests at the same time uses it up.
    if ((await update.where('used', '=', 0).executeTakeFirst()).numUpdatedRows === 0n) throw invalid();
  },
  async isFor(code, email) {
    const query = db.selectFrom('voucher').select('code').where('code', '=', code).where('email', '=', email);
    return (await query.executeTakeFirst()) !== undefined;
  },
  async confirm(email) {
    await db.updateTable('voucher').set({ used: 1 }).where('email', '=', email).execute();
  },
  products: async () => [{ id: 1, title: 'Example' }],
};
