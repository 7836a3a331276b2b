/* Whole runs of the kit with the reference backend. server/tests/conformance/correct-servers.test.ts has one of them. */
import { expect, test } from 'vitest';
import { seededPerson } from '../../reference/seeds/people.ts';
import { HOUR, withBackend, withoutTime } from '../conformance/backend.ts';

const { check, everything, pass } = withBackend();

test.each(['adminWithCode', 'both', 'bothMemberWithoutPassword'] as const)(
  'the reference backend has no findings for the account %s',
  async (key) => {
    const { email } = seededPerson(key);
    const outcomes = await check({ ...everything, email, limits: false, vouchers: [] });
    expect(withoutTime(outcomes)).toEqual([]);
  },
);

test('a second run finds nothing, although the server still limits the client', async () => {
  const options = { ...everything, vouchers: [] };
  await check(options);
  const outcomes = await check(options);
  expect(withoutTime(outcomes)).toEqual([]);
  expect(outcomes.map(({ skipped }) => skipped)).toContainEqual(
    expect.stringMatching(/^POST \S+ is limited for \d+ seconds, so it was not checked$/),
  );
});

test('a run each hour finds nothing and checks everything', { timeout: 180_000 }, async () => {
  const options = { ...everything, limits: false };
  const skipped: (string | undefined)[] = [];
  for (let runs = 0; runs < 3; runs += 1) {
    const outcomes = await check({ ...options, wait: undefined, vouchers: [], campaigns: [] });
    expect(withoutTime(outcomes)).toEqual([]);
    skipped.push(...outcomes.map((outcome) => outcome.skipped).filter((why) => why?.includes('limit')));
    pass(HOUR);
  }
  expect(skipped.filter((why) => !why?.startsWith('needs --limits'))).toEqual([]);
});
