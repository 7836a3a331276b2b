import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouter } from '../../../../src/app/navigation/router.ts';
import { fakePage } from './fake-page.ts';

const ROUTES = [
  { name: 'login', pattern: '/' },
  { name: 'forgot-password', pattern: '/forgotpw' },
] as const;

function open(state: unknown = null, memory = false) {
  const page = fakePage('https://portal.example/login/', state);
  const router = createRouter('/login/', ROUTES, !memory);
  return { page, router, email: () => router.location.getState().email };
}

/** The history state that remembers an email. */
const stateWith = (email: unknown) => ({ 'login-portal': { email } });

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => {
  vi.clearAllTimers();
});

test('an email is written once, when the person stops typing', () => {
  const { page, router } = open();
  for (const email of ['a', 'ad', 'ada']) {
    router.rememberEmail(email);
    vi.advanceTimersByTime(200);
  }
  expect(page.changes).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(page.state()).toEqual(stateWith('ada'));
  vi.advanceTimersByTime(5000);
  expect(page.changes).toHaveLength(1);
});

test('an email typed just before a navigation is saved in the entry being left, and restored by Back', () => {
  const { page, router, email } = open();
  router.listen();
  router.rememberEmail('ada@example.org');
  router.navigate('forgotpw');
  expect([page.state(), email()]).toEqual([null, undefined]);
  page.back();
  expect([page.state(), email()]).toEqual([stateWith('ada@example.org'), 'ada@example.org']);
});

test('an email is not written to the entry that Back leads to', () => {
  const { page, router } = open();
  router.listen();
  router.navigate('forgotpw');
  router.rememberEmail('ada@example.org');
  page.back();
  vi.advanceTimersByTime(1000);
  expect(page.state()).toBeNull();
});

test('a redirect drops the email', () => {
  const { page, router, email } = open();
  router.rememberEmail('ada@example.org');
  router.navigate('forgotpw', { replace: true });
  vi.advanceTimersByTime(1000);
  expect(page.changes).toHaveLength(1);
  expect([page.state(), email()]).toEqual([null, undefined]);
});

test('an empty email is not written', () => {
  const { page, router } = open({ idx: 0 });
  router.rememberEmail('');
  vi.advanceTimersByTime(1000);
  expect(page.changes).toEqual([]);
});

test('nothing is written after the router stops listening', () => {
  const { page, router } = open();
  const stop = router.listen();
  router.rememberEmail('ada@example.org');
  stop();
  vi.advanceTimersByTime(1000);
  expect(page.changes).toEqual([]);
});

test.each([
  [stateWith('ada@example.org'), 'ada@example.org'],
  [stateWith(''), ''],
  [stateWith(7), undefined],
  [{ 'login-portal': 'ada@example.org' }, undefined],
  [{ email: 'of-the-host@example.org' }, undefined],
  ['ada@example.org', undefined],
  [null, undefined],
])('a page opened with the state %j has the email %j', (state, expected) => {
  expect(open(state).email()).toBe(expected);
});

test('a memory router neither reads nor writes an email', () => {
  const { page, router, email } = open(stateWith('host@example.org'), true);
  router.rememberEmail('ada@example.org');
  vi.advanceTimersByTime(1000);
  router.navigate('forgotpw');
  expect(email()).toBeUndefined();
  expect(page.changes).toEqual([]);
  expect(page.state()).toEqual(stateWith('host@example.org'));
});
