import { beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, stubStorage } from '../../../tests/unit/session/fake-storage.ts';
import { confirmProvider } from './confirm-provider.ts';
import { readProvider, writeProvider } from './last-provider.ts';

const consent = vi.hoisted(() => ({ saved: true }));
vi.mock('../../session/consent.ts', () => ({ isSaved: () => consent.saved }));

beforeEach(() => {
  consent.saved = true;
  stubStorage({}, 'sessionStorage');
  stubStorage();
});

test('the chosen provider is the last one after a sign-in, once', () => {
  writeProvider('sessionStorage', 'google');
  confirmProvider();
  expect(readProvider('localStorage')).toBe('google');
  expect(readProvider('sessionStorage')).toBeUndefined();
  writeProvider('localStorage', undefined);
  confirmProvider();
  expect(readProvider('localStorage')).toBeUndefined();
});

test('a sign-in that this tab has not begun changes nothing', () => {
  writeProvider('localStorage', 'google');
  confirmProvider();
  expect(readProvider('localStorage')).toBe('google');
});

test('without consent nothing is stored, and what is no longer true is removed', () => {
  consent.saved = false;
  writeProvider('sessionStorage', 'google');
  confirmProvider();
  expect(readProvider('localStorage')).toBeUndefined();
  writeProvider('localStorage', 'google');
  writeProvider('sessionStorage', 'google');
  confirmProvider();
  expect(readProvider('localStorage')).toBe('google');
  writeProvider('sessionStorage', 'github');
  confirmProvider();
  expect(readProvider('localStorage')).toBeUndefined();
});

test('if the storage is blocked, nothing fails', () => {
  blockStorage();
  blockStorage('sessionStorage');
  writeProvider('sessionStorage', 'google');
  confirmProvider();
  expect(readProvider('localStorage')).toBeUndefined();
});
