/* What is stored about a member. Replace the example by your own tables. */
import type { Account } from '../accounts.ts';
import { db } from '../services.ts';

export interface PersonalData {
  /** The answer of `GET /members/personaldata/{token}`. */
  stored(member: Account): Promise<object>;
  /** The answer of `GET /members/personalreports/{token}`. */
  reports(member: Account): Promise<object>;
}

const nameOf = ({ title, firstname, middlename, lastname }: Account) => ({
  title,
  firstname,
  middlename,
  lastname,
});

export const personalData: PersonalData = {
  async stored(member) {
    const { id, email, createdAt } = member;
    return {
      personal: { memberid: id, ...nameOf(member), email, createdon: createdAt },
      extra: {},
      survey: [],
    };
  },
  async reports(member) {
    const query = db.selectFrom('report').where('account', '=', member.id);
    const reports = await query.select(['id as reportid', 'name', 'created as date']).execute();
    return { personal: nameOf(member), reports };
  },
};
