import { expect, test } from 'vitest';
import { redeem } from '../../../../src/screens/voucher/voucher.api.ts';
import { clientFor, fakeFetch, ok } from '../../api/fake-fetch.ts';
import { captureWarnings } from '../../support/console.ts';

const { signal } = new AbortController();
const names = { firstname: '', middlename: '', lastname: '' };
const form = { voucher: 'ABCDE', email: 'ada@example.org', ...names, product: '', language: '' };

test.each([
  [{ language: ['de', null, 7, 'en'] }, { language: ['de', 'en'] }],
  [
    { language: null, product: null, require: null },
    { language: null, product: null, require: null },
  ],
  [{ require: ['product', 'shoesize', 7] }, { require: ['product'] }],
  [{ product: 'odd' }, {}],
])('the answer %j to a voucher is read as %j', async (sent, read) => {
  captureWarnings();
  fakeFetch(ok({ action: 'incomplete', ...sent }));
  expect(await redeem(clientFor(), form, signal)).toEqual({
    ok: true,
    value: { action: 'incomplete', ...read },
  });
});
