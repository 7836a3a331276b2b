import { expect, test } from 'vitest';
import { type SeededPerson, seededPeople } from '../../reference/seed.ts';
import { seededHashes } from '../../reference/seeds/password-hashes.ts';
import { createPasswords } from '../../reference/store/passwords.ts';

const people: readonly SeededPerson[] = seededPeople;
const members = people.flatMap(({ name, accounts }) =>
  accounts.flatMap((account) => (account.kind === 'member' ? [[name, account.record] as const] : [])),
);
const ISO_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{3})?Z)?$/;

test.each(members)('the record of %s matches the account and has ISO 8601 dates', (name, record) => {
  expect(`${record.firstname} ${record.lastname}`).toBe(name);
  const { createdon, survey, reports } = record;
  for (const date of [createdon, ...[...survey, ...reports].map((entry) => entry.date)]) {
    expect(date).toMatch(ISO_DATE);
    expect(Date.parse(date)).toBeLessThan(Date.parse('2026-03-02'));
  }
});

test('every precomputed hash has the default cost and is that of its password', {
  timeout: 60_000,
}, async () => {
  const { matches, isOutdated } = createPasswords();
  const passwords = people.flatMap(({ password }) => password ?? []);
  expect(Object.keys(seededHashes).toSorted()).toEqual(passwords.toSorted());
  const checks = Object.entries(seededHashes).map(async ([password, hash]) => [
    password,
    isOutdated(hash),
    await matches(password, hash),
  ]);
  expect(await Promise.all(checks)).toEqual(
    Object.keys(seededHashes).map((password) => [password, false, true]),
  );
});
