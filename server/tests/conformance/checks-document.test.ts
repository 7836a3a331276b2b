import { expect, test } from 'vitest';
import { CHECKS } from '../../conformance/checks/all.ts';
import { checksDocument } from './checks-document.ts';
import { checkOf, FAULTS_BY_FINDING } from './faults/all.ts';

test('the list of checks is up to date', async () => {
  await expect(checksDocument).toMatchFileSnapshot('../../docs/checks.md');
});

test('every check has found a fault', () => {
  const found = new Set(Object.values(FAULTS_BY_FINDING).map(checkOf));
  expect(CHECKS.map(({ what }) => what).filter((what) => !found.has(what))).toEqual([]);
});
