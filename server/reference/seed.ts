import type { DatabaseSync } from 'node:sqlite';
import { seededHashes } from './seeds/password-hashes.ts';
import { type SeededPerson, seededPeople } from './seeds/people.ts';
import { type SignupPage, seededCampaigns, seededGroups } from './seeds/signup-pages.ts';
import { type SeededVoucher, seededVouchers } from './seeds/vouchers.ts';
import { storeMember } from './store/members.ts';
import { DEFAULT_COST, hashPasswordSync } from './store/passwords.ts';
import { storeSignupPage } from './store/signup-pages.ts';
import { storeVoucher } from './store/vouchers.ts';

/** Fills a new database. */
export function seed(database: DatabaseSync, passwordCost: number): void {
  const insert = database.prepare(
    `INSERT INTO accounts (kind, email, name, password, active, suspended, twofactor, memberid)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const people: readonly SeededPerson[] = seededPeople;
  people.forEach((person, index) => {
    for (const account of person.accounts) {
      const { lastInsertRowid } = insert.run(
        account.kind,
        person.email,
        person.name,
        account.hasPassword && person.password !== null ? hashOf(person.password, passwordCost) : null,
        Number(account.active ?? true),
        Number(account.suspended ?? false),
        Number(account.twofactor ?? false),
        account.kind === 'member' ? String(10_021 + index) : null,
      );
      if (account.kind === 'member') storeMember(database, lastInsertRowid, account.record);
    }
  });
  const vouchers: readonly SeededVoucher[] = seededVouchers;
  for (const voucher of vouchers) storeVoucher(database, voucher);
  const campaigns: readonly SignupPage[] = seededCampaigns;
  for (const page of campaigns) storeSignupPage(database, 'campaign', page);
  const groups: readonly SignupPage[] = seededGroups;
  for (const page of groups) storeSignupPage(database, 'group', page);
}

function hashOf(password: string, cost: number): string {
  const precomputed = cost === DEFAULT_COST ? seededHashes[password] : undefined;
  return precomputed ?? hashPasswordSync(password, cost);
}
