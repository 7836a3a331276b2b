import { expect, test } from 'vitest';
import { CHECKS } from '../../conformance/checks/all.ts';
import { checksDocument } from './checks-document.ts';

test('the list of checks is up to date', async () => {
  await expect(checksDocument).toMatchFileSnapshot('../../docs/checks.md');
});

test('every check has found a fault', () => {
  const rows = checksDocument.split('\n').filter((line) => line.startsWith('- '));
  expect(rows.filter((row) => row.endsWith(': '))).toEqual([]);
  expect(rows).toHaveLength(CHECKS.length);
});
