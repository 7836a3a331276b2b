import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJson } from '../../support/any-json.ts';
import { JOURNEY, openRouter } from './fake-page.ts';

const PASSWORD = { stage: 'password', depth: 1 };
const open = (state: unknown = null) => openRouter('/login/', { state });

test('a stage is an entry with the same address and the state of the host page, and names the journey', () => {
  const { page, router } = open({ host: 1 });
  router.stages?.write('pushState', PASSWORD);
  expect(page.state()).toEqual({ host: 1, 'login-portal': { ...JOURNEY, ...PASSWORD } });
  expect(router.stages?.saved()).toEqual(PASSWORD);
  page.back();
  expect(page.state()).toEqual({ host: 1 });
  expect(router.stages?.saved()).toBeUndefined();
});

test('an email is in no entry, and its first letter names the journey once in the entry, whose stage stays', () => {
  const { page, router, journey } = open();
  router.stages?.write('replaceState', PASSWORD);
  page.changes.length = 0;
  for (const email of ['a', 'ad', 'ada@example.org']) journey.setEmail(email);
  expect(page.changes).toEqual([]);
  router.navigate('forgotpw');
  page.back();
  expect(router.stages?.saved()).toEqual(PASSWORD);
  expect(JSON.stringify(page.entries())).not.toContain('ada');
});

test.each([
  ['a later stage', { 'login-portal': { ...PASSWORD } }, true],
  ['the first stage', { 'login-portal': { stage: 'start', depth: 0 } }, false],
  ['no stage', { 'login-portal': { journey: 'x' } }, false],
  ['a malformed stage', { 'login-portal': { stage: 7, depth: 'one' } }, false],
])('a page that was loaded at %s is interrupted once or not at all', (_, state, expected) => {
  const { router } = open(state);
  expect(router.stages?.takeInterrupted()).toBe(expected);
  expect(router.stages?.takeInterrupted()).toBe(false);
});

test('with any state of the entry, the router opens, and a stage is saved', () => {
  const part = fc.record(
    { journey: anyJson, notice: anyJson, stage: anyJson, depth: anyJson },
    { requiredKeys: [] },
  );
  const state = fc.oneof(
    anyJson,
    fc.constantFrom<unknown>('a text', 7, [1, 2], undefined, Number.NaN, new Map([[1, 2]]), new Date(0)),
    fc.oneof(part, anyJson).map((own) => Object.freeze({ host: 1, 'login-portal': Object.freeze(own) })),
  );
  fc.assert(
    fc.property(state, (first) => {
      const { page, router, journey, current } = open(first);
      router.listen();
      expect(['string', 'undefined']).toContain(typeof current().notice);
      expect([0, 1]).toContain(Math.sign(Math.abs(router.stages?.saved()?.depth ?? 0)));
      journey.setEmail('ada@example.org');
      router.stages?.write('pushState', PASSWORD);
      expect(page.state()).toMatchObject({ 'login-portal': PASSWORD });
      page.back();
      router.navigate('forgotpw');
      page.back();
      expect(current().route.name).toBe('login');
      // A text has no keys that the next entry could keep.
      const own =
        typeof first === 'string' || Array.isArray(first) ? Object.keys(page.state() as object) : [];
      expect(own.filter((key) => key !== 'login-portal')).toEqual([]);
    }),
  );
});

test('memory mode has no entries for stages', () => {
  expect(openRouter('/login/', { memory: true }).router.stages).toBeUndefined();
});
