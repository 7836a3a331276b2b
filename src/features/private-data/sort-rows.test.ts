import { expect, test, vi } from 'vitest';
import { readYear, sortRows } from './sort-rows.ts';

const sorted = (values: unknown[], descending = false, isDate = true) =>
  sortRows(
    values.map((value, index) => ({ value, index })),
    { value: ({ value }) => value, isDate },
    descending,
    'de',
  ).map(({ value }) => value);

test.each<[what: string, values: unknown[], ascending: unknown[]]>([
  [
    'dates by time, whatever their zone',
    ['2024-01-10T01:00+05:00', '2024-01-09', '2024-01-09T21:00Z'],
    ['2024-01-09', '2024-01-10T01:00+05:00', '2024-01-09T21:00Z'],
  ],
  ['numbers in texts by their value', ['R-10', 'R-9', 'r-1'], ['r-1', 'R-9', 'R-10']],
  ['letters as in the language', ['Zoo', 'Ärger', 'Apfel'], ['Apfel', 'Ärger', 'Zoo']],
  ['texts before dates', ['2024-01-09', 'soon'], ['soon', '2024-01-09']],
])('%s', (_what, values, ascending) => {
  expect(sorted(values)).toEqual(ascending);
  expect(sorted(values, true)).toEqual(ascending.toReversed());
});

test('ids that look like days are sorted as texts, with the others', () => {
  expect(sorted(['R-2', '2024-01-09', '10'], false, false)).toEqual(['10', '2024-01-09', 'R-2']);
});

test('rows without a value are last in both directions', () => {
  expect(sorted(['', 'b', null, 'a'])).toEqual(['a', 'b', '', null]);
  expect(sorted(['', 'b', null, 'a'], true)).toEqual(['b', 'a', '', null]);
});

test('equal rows keep their order in both directions', () => {
  const rows = [1, 2, 3].map((index) => ({ date: '2024-01-09', index }));
  for (const descending of [false, true])
    expect(sortRows(rows, { value: ({ date }) => date, isDate: true }, descending, 'en')).toEqual(rows);
});

test('dates with and without a zone are sorted as they are shown', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const shown = ['2025-12-31', '2026-01-01T02:00:00Z', '2025-12-31T23:00', '2026-01-01'];
  // Summer time ends: 01:30 twice.
  const twice = ['2025-11-02T08:30:00Z', '2025-11-02T09:30:00Z'];
  for (const dates of [shown, twice]) expect(sorted(dates.toReversed())).toEqual(dates);
  expect(shown.map(readYear)).toEqual([2025, 2025, 2025, 2026]);
  vi.unstubAllEnvs();
});

test('the year is that of the date as it is shown', () => {
  expect([readYear('2024-01-09'), readYear('soon'), readYear(null)]).toEqual([2024, undefined, undefined]);
});
