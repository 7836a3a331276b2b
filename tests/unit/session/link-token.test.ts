import { expect, test } from 'vitest';
import { createLinkTokenStore } from '../../../src/session/link-token.ts';

const token = { type: 'pdaccess', account: 'member', value: 's3cret' } as const;

test('a token is returned only for its own type', () => {
  const store = createLinkTokenStore();
  expect(store.get('pdaccess')).toBeUndefined();
  store.set(token);
  expect(store.get('pdaccess')).toEqual(token);
  expect(store.get('personalreports')).toBeUndefined();
  expect(store.get('')).toBeUndefined();
});

test('the store holds one token at a time', () => {
  const store = createLinkTokenStore();
  store.set(token);
  store.set({ ...token, type: 'personalreports' });
  expect(store.get('pdaccess')).toBeUndefined();
  expect(store.get('personalreports')).toMatchObject({ value: 's3cret' });
});

test('a token can be cleared and is not visible to other elements', () => {
  const store = createLinkTokenStore();
  store.set(token);
  expect(createLinkTokenStore().get('pdaccess')).toBeUndefined();
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
