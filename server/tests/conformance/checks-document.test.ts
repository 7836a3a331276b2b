import { expect, test } from 'vitest';
import { checksDocument } from './checks-document.ts';

test('the list of checks is up to date', async () => {
  await expect(checksDocument).toMatchFileSnapshot('../../docs/checks.md');
});
