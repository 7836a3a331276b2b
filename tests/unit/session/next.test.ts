import { beforeEach, expect, test, vi } from 'vitest';
import { saveNext, takeNext } from '../../../src/session/next.ts';
import { hasNext, NEXT_KEY } from '../../../src/session/next-key.ts';
import { blockStorage, stubStorage } from './fake-storage.ts';

let local: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  stubStorage({}, 'sessionStorage');
  local = stubStorage();
  return () => vi.useRealTimers();
});

/** Another tab has the same local storage, and a session storage of its own. */
const openTab = () => stubStorage({}, 'sessionStorage');

test.each([
  [60_000, '/member'],
  [3_600_000, undefined],
])('if the clock is set back by %i milliseconds, it is %s', (milliseconds, path) => {
  vi.setSystemTime(10_000_000);
  saveNext('/member');
  vi.setSystemTime(10_000_000 - milliseconds);
  expect(takeNext(false)).toBe(path);
});

test('another tab has it only for a mailed link', () => {
  saveNext('/member/7');
  openTab();
  expect(takeNext(false)).toBeUndefined();
  expect(takeNext(true)).toBe('/member/7');
  expect(local.size).toBe(0);
});

test('what this tab has comes first, and what another one has saved stays', () => {
  saveNext('/member/1');
  const first = sessionStorage;
  openTab();
  vi.advanceTimersByTime(1);
  saveNext('/member/2');
  vi.stubGlobal('sessionStorage', first);
  expect(takeNext(true)).toBe('/member/1');
  openTab();
  expect(takeNext(true)).toBe('/member/2');
});

test('the next sign-in removes what has expired in another tab', () => {
  saveNext('/member/1');
  openTab();
  vi.advanceTimersByTime(3_600_000);
  expect(takeNext(false)).toBeUndefined();
  expect(local.size).toBe(0);
});

test('text of somebody else is ignored', () => {
  stubStorage({ [NEXT_KEY]: '/member' }, 'sessionStorage');
  expect(takeNext(false)).toBeUndefined();
});

test('if the storage is blocked, nothing is saved and nothing fails', () => {
  blockStorage('sessionStorage');
  blockStorage();
  saveNext('/member');
  expect(hasNext()).toBe(false);
  expect(takeNext(true)).toBeUndefined();
});
