import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { readCarried } from '../../../../src/app/navigation/carry-texts.ts';
import { blockStorage, stubStorage } from '../../session/fake-storage.ts';
import { anyText } from '../../support/any-text.ts';

const TEXTS = { firstname: 'Ada', agreeTC: 'on' };
const SAVED = { path: '/login/register', texts: TEXTS };

const visit = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);

const read = (text: string) => {
  stubStorage({ 'login-portal-texts': text }, 'sessionStorage');
  return readCarried();
};

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/login/register' });
  visit('reload');
});

test('the texts and the notice of a page that was reloaded are read', () => {
  const texts = new Map(Object.entries(TEXTS));
  expect(read(JSON.stringify(SAVED))).toEqual({ texts });
  expect(read(JSON.stringify({ ...SAVED, notice: 'Login' }))).toEqual({ notice: 'Login', texts });
});

test.each(['navigate', 'back_forward', 'prerender'])('a page of the type %s has no texts', (type) => {
  visit(type);
  expect(read(JSON.stringify(SAVED))).toBeUndefined();
});

test.each<[string, unknown]>([
  ['of another screen', { ...SAVED, path: '/login/voucher/' }],
  ['that are not texts', { ...SAVED, texts: { firstname: { toString: 1 } } }],
  ['with a notice that is not a text', { ...SAVED, notice: { toString: 1 } }],
  ['in a list', { ...SAVED, texts: ['Ada'] }],
  ['without a path', { texts: TEXTS }],
])('texts %s are ignored', (_, saved) => {
  expect(read(JSON.stringify(saved))).toBeUndefined();
});

test('any content of the storage can be read, and a blocked storage has none', () => {
  fc.assert(fc.property(fc.oneof(anyText, fc.json()), (text) => read(text) === undefined));
  blockStorage('sessionStorage');
  expect(readCarried()).toBeUndefined();
});
