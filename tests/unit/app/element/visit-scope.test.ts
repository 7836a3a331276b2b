import { describe, expect, test } from 'vitest';
import { createVisitScope } from '../../../../src/app/element/visit-scope.ts';

function setUp() {
  const removal = new AbortController();
  const disposed: string[] = [];
  const scope = createVisitScope(removal.signal);
  let created = 0;
  const keep = (visit: number, key: string) =>
    scope.keep(visit, key, () => {
      created += 1;
      const name = `${key} ${created}`;
      return { name, dispose: () => disposed.push(name) };
    }).name;
  return { scope, keep, disposed, remove: () => removal.abort() };
}

describe('a kept object', () => {
  test('is created once per visit and key, also when the person returns to a former visit', () => {
    const { keep, disposed } = setUp();
    expect([keep(1, 'login'), keep(1, 'arrival'), keep(1, 'login')]).toEqual([
      'login 1',
      'arrival 2',
      'login 1',
    ]);
    expect(disposed).toEqual([]);
    expect([keep(2, 'login'), keep(1, 'login')]).toEqual(['login 3', 'login 4']);
  });

  test('is disposed once when another visit begins, or when the element is removed', () => {
    const { keep, disposed, remove } = setUp();
    keep(1, 'login');
    keep(1, 'arrival');
    for (const visit of [2, 2, 3]) keep(visit, 'login');
    expect(disposed).toEqual(['login 1', 'arrival 2', 'login 3']);
    remove();
    remove();
    expect(disposed).toEqual(['login 1', 'arrival 2', 'login 3', 'login 4']);
  });

  test('that is a token survives visits and is cleared when the element is removed', () => {
    const { scope, keep, remove } = setUp();
    const token = { type: 'pdaccess', account: undefined, value: 's3cret' };
    keep(1, 'token');
    scope.linkToken.set(token);
    keep(2, 'personal-data');
    expect(scope.linkToken.get('pdaccess')).toEqual(token);
    remove();
    expect(scope.linkToken.get('pdaccess')).toBeUndefined();
  });
});
