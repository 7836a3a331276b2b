// @module-tag long
import { expect, test } from 'vitest';
import { seededHashes } from '../../reference/seeds/password-hashes.ts';
import { type SeededPerson, seededPeople } from '../../reference/seeds/people.ts';
import { createPasswords } from '../../reference/store/passwords.ts';

const people: readonly SeededPerson[] = seededPeople;

test('every precomputed hash has the default cost and is that of its password', async () => {
  const { matches, isOutdated } = createPasswords();
  const passwords = people.flatMap(({ password }) => password ?? []);
  expect(Object.keys(seededHashes).toSorted()).toEqual(passwords.toSorted());
  const checks = Object.entries(seededHashes).map(async ([password, hash]) => [
    password,
    isOutdated(hash),
    await matches(password, hash, ''),
  ]);
  expect(await Promise.all(checks)).toEqual(
    Object.keys(seededHashes).map((password) => [password, false, true]),
  );
});
