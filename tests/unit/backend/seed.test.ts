import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type SeededPerson, seededPeople } from '../../../demo/backend/seed.ts';
import { manyReports, manySurveys } from '../../../demo/backend/seeds/many-surveys.ts';
import { seededHashes } from '../../../demo/backend/seeds/password-hashes.ts';
import { openDatabase } from '../../../demo/backend/store/database.ts';
import type { MemberRecord } from '../../../demo/backend/store/members.ts';
import { createPasswords } from '../../../demo/backend/store/passwords.ts';
import { LOW_COST, setUp, temporaryFolder } from './support.ts';

const people: readonly SeededPerson[] = seededPeople;
const members = people.flatMap(({ name, accounts }) =>
  accounts.flatMap((account) => (account.kind === 'member' ? [[name, account.record] as const] : [])),
);
const ISO_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{3})?Z)?$/;

test.each(members)('the record of %s matches the account and has ISO 8601 dates', (name, record) => {
  expect(`${record.firstname} ${record.lastname}`).toBe(name);
  for (const date of datesOf(record)) {
    expect(date).toMatch(ISO_DATE);
    expect(Date.parse(date)).toBeLessThan(Date.parse('2026-03-02'));
  }
});

const datesOf = ({ createdon, survey, reports }: MemberRecord) => [
  createdon,
  ...survey.map(({ date }) => date),
  ...reports.map(({ date }) => date),
];

test('the member numbers of seeded members are stable', () => {
  const { database } = setUp();
  const numbers = database
    .prepare("SELECT memberid, name FROM accounts WHERE kind = 'member' ORDER BY memberid")
    .all();
  expect(numbers.map(({ memberid, name }) => `${memberid} ${name}`)).toEqual([
    '10023 Hanna Lindqvist',
    '10024 Piotr Zieliński',
    '10025 Marieke de Vries',
    '10026 Jonas Keller',
    '10028 Sven Bakker',
    '10029 Lotte Maier',
    '10030 Freja Holm',
    '10031 Kacper Wiśniewski',
    '10033 Elin Sandberg',
    '10034 Ewa Nowak',
    '10037 Noor Visser',
  ]);
});

test('manySurveys() returns the same 1,000 entries of 50 scores each time', () => {
  const survey = manySurveys();
  expect(survey).toHaveLength(1000);
  expect(survey[0]).toMatchObject({ date: '2026-02-23T16:40:00.000Z', reportid: 'WRK-6000', language: 'pl' });
  expect(survey.at(-1)).toMatchObject({ reportid: 'WRK-5001' });
  expect(new Set(survey.map(({ reportid }) => reportid)).size).toBe(1000);
  for (const { raw } of survey) {
    const scores = Object.values(raw).map(Number);
    expect(scores).toHaveLength(50);
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...scores)).toBeLessThanOrEqual(100);
  }
  expect(manySurveys()).toEqual(survey);
});

test('every twenty-fifth of the many surveys has a report', () => {
  const surveyed = manySurveys().map(({ raw: _, ...occasion }) => occasion);
  const reports = manyReports();
  expect(reports).toHaveLength(40);
  for (const { name: _, ...occasion } of reports) expect(surveyed).toContainEqual(occasion);
});

test('the seeded database is small enough to copy for each test', () => {
  const file = join(temporaryFolder(), 'portal.sqlite');
  openDatabase(file, LOW_COST).close();
  expect(statSync(file).size).toBeLessThan(3_000_000);
});

test.each(people.flatMap(({ password }) => password ?? []))(
  'the precomputed hash of %s has the default cost',
  async (password) => {
    const { matches, isOutdated } = createPasswords();
    const hash = seededHashes[password] ?? '';
    expect(isOutdated(hash)).toBe(false);
    expect(await matches(password, hash)).toBe(true);
  },
  60_000,
);
