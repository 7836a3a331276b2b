import { expect, test } from 'vitest';
import { createLinkTokenStore } from '../../../src/session/link-token.ts';

const token = { type: 'pdaccess', account: 'member', value: 's3cret' } as const;

test('a store holds one token, which is returned only for its own type, until it is cleared', () => {
  const store = createLinkTokenStore();
  expect(store.get('pdaccess')).toBeUndefined();
  store.set({ ...token, type: 'personalreports' });
  store.set(token);
  expect(store.get('pdaccess')).toEqual(token);
  expect(store.get('personalreports')).toBeUndefined();
  expect(store.get('')).toBeUndefined();
  expect(createLinkTokenStore().get('pdaccess'), 'of another element').toBeUndefined();
  store.clear();
  expect(store.get('pdaccess')).toBeUndefined();
});

test('the store knows whether there has been a token, also after it was cleared', () => {
  const store = createLinkTokenStore();
  expect(store.hasBeenSet()).toBe(false);
  store.set(token);
  store.clear();
  expect(store.hasBeenSet()).toBe(true);
});
