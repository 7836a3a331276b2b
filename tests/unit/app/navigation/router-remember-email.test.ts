import { beforeEach, expect, test, vi } from 'vitest';
import { openRouter } from './fake-page.ts';

function open(state: unknown = null, memory = false) {
  const { page, router, current } = openRouter('/login/', { state, memory });
  return { page, router, email: () => current().email };
}

/** The history state that remembers an email. */
const stateWith = (email: unknown) => ({ 'login-portal': { email } });

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
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

test.each<[string, writes: number, (opened: ReturnType<typeof open>) => void]>([
  ['Back', 0, ({ page }) => page.back()],
  ['a redirect', 1, ({ router }) => router.navigate('forgotpw', { replace: true })],
  ['an empty email', 0, ({ router }) => router.rememberEmail('')],
])('an email is not written after %s', (_, writes, act) => {
  const opened = open();
  const { page, router, email } = opened;
  router.listen();
  router.navigate('forgotpw');
  page.changes.length = 0;
  router.rememberEmail('ada@example.org');
  act(opened);
  vi.advanceTimersByTime(1000);
  expect([page.state() ?? null, email()]).toEqual([null, undefined]);
  expect(page.changes).toHaveLength(writes);
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
  [{ email: 'of-the-host@example.org' }, undefined],
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
