import { describe, expect, test } from 'vitest';
import { createVisitScope } from '../../../src/app/visit-scope.ts';

function setUp() {
  const removal = new AbortController();
  const disposed: string[] = [];
  const kept = createVisitScope(removal.signal);
  let made = 0;
  const keep = (visit: number, key: string) =>
    kept.keep(String(visit), key, () => {
      made += 1;
      const name = `${key} ${made}`;
      return { name, dispose: () => disposed.push(name) };
    }).name;
  return { kept, keep, disposed, remove: () => removal.abort() };
}

describe('what a screen keeps', () => {
  test('is made once per visit, however often it is asked for', () => {
    const { keep, disposed } = setUp();
    expect([keep(1, 'login'), keep(1, 'login'), keep(1, 'login')]).toEqual(['login 1', 'login 1', 'login 1']);
    expect(disposed).toEqual([]);
  });

  test('is kept by its name', () => {
    const { keep } = setUp();
    expect([keep(1, 'login'), keep(1, 'arrival'), keep(1, 'login')]).toEqual([
      'login 1',
      'arrival 2',
      'login 1',
    ]);
  });

  test('is disposed, all of it and once, when another visit begins', () => {
    const { keep, disposed } = setUp();
    keep(1, 'login');
    keep(1, 'arrival');
    expect(keep(2, 'login')).toBe('login 3');
    expect(disposed).toEqual(['login 1', 'arrival 2']);
    keep(2, 'login');
    keep(3, 'login');
    expect(disposed).toEqual(['login 1', 'arrival 2', 'login 3']);
  });

  test('is not there again when the person comes back', () => {
    const { keep } = setUp();
    expect([keep(1, 'login'), keep(2, 'login'), keep(1, 'login')]).toEqual(['login 1', 'login 2', 'login 3']);
  });

  test('is disposed when the element leaves the page', () => {
    const { keep, disposed, remove } = setUp();
    keep(0, 'login');
    remove();
    expect(disposed).toEqual(['login 1']);
    remove();
    expect(disposed).toEqual(['login 1']);
  });

  test('is a token, too, until the element leaves the page', () => {
    const { kept, keep, remove } = setUp();
    const token = { type: 'pdaccess', target: undefined, token: 's3cret' };
    keep(1, 'token');
    kept.token.set(token);
    keep(2, 'personal-data');
    expect(kept.token.get('pdaccess')).toEqual(token);
    remove();
    expect(kept.token.get('pdaccess')).toBeUndefined();
  });

  test('belongs to one element', () => {
    const one = setUp();
    const other = setUp();
    one.keep(1, 'login');
    other.keep(1, 'login');
    one.remove();
    expect(other.disposed).toEqual([]);
  });
});
