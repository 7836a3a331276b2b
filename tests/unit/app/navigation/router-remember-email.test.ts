import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouter } from '../../../../src/app/navigation/router.ts';
import { fakePage } from './fake-page.ts';

const ROUTES = [
  { name: 'login', pattern: '/' },
  { name: 'forgot-password', pattern: '/forgotpw' },
] as const;

function open(state: unknown = null, memory = false) {
  const page = fakePage('https://portal.example/login/', state);
  const router = createRouter('/login/', ROUTES, memory);
  return { page, router, email: () => router.place.getState().email };
}

/** The state of an entry that remembers an address. */
const holding = (email: unknown) => ({ 'login-portal': { email } });

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => {
  vi.clearAllTimers();
});

test('an address is written when the person pauses, once', () => {
  const { page, router } = open();
  for (const email of ['a', 'ad', 'ada']) {
    router.rememberEmail(email);
    vi.advanceTimersByTime(200);
  }
  expect(page.changes).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(page.state()).toEqual(holding('ada'));
  vi.advanceTimersByTime(5000);
  expect(page.changes).toHaveLength(1);
});

test('an address is written to its own entry when the person goes on at once, and there when they come back', () => {
  const { page, router, email } = open();
  router.listen();
  router.rememberEmail('ada@example.org');
  router.navigate('forgotpw');
  expect([page.state(), email()]).toEqual([null, undefined]);
  page.back();
  expect([page.state(), email()]).toEqual([holding('ada@example.org'), 'ada@example.org']);
});

test('an address is not written over the entry that Back has led to', () => {
  const { page, router } = open();
  router.listen();
  router.navigate('forgotpw');
  router.rememberEmail('ada@example.org');
  page.back();
  vi.advanceTimersByTime(1000);
  expect(page.state()).toBeNull();
});

test('an address does not go along with a redirect', () => {
  const { page, router, email } = open();
  router.rememberEmail('ada@example.org');
  router.navigate('forgotpw', { replace: true });
  vi.advanceTimersByTime(1000);
  expect(page.changes).toHaveLength(1);
  expect([page.state(), email()]).toEqual([null, undefined]);
});

test('nothing is written as long as nothing is typed', () => {
  const { page, router } = open({ idx: 0 });
  router.rememberEmail('');
  vi.advanceTimersByTime(1000);
  expect(page.changes).toEqual([]);
});

test('nothing is written once nobody listens any more', () => {
  const { page, router } = open();
  const stop = router.listen();
  router.rememberEmail('ada@example.org');
  stop();
  vi.advanceTimersByTime(1000);
  expect(page.changes).toEqual([]);
});

test.each([
  [holding('ada@example.org'), 'ada@example.org'],
  [holding(''), ''],
  [holding(7), undefined],
  [{ 'login-portal': 'ada@example.org' }, undefined],
  [{ email: 'of-the-host@example.org' }, undefined],
  ['ada@example.org', undefined],
  [null, undefined],
])('a page opened with the state %j begins with the address %j', (state, expected) => {
  expect(open(state).email()).toBe(expected);
});

test('in memory nothing is written and nothing read', () => {
  const { page, router, email } = open(holding('host@example.org'), true);
  router.rememberEmail('ada@example.org');
  vi.advanceTimersByTime(1000);
  router.navigate('forgotpw');
  expect(email()).toBeUndefined();
  expect(page.changes).toEqual([]);
  expect(page.state()).toEqual(holding('host@example.org'));
});
