import { expect, test } from 'vitest';
import { retryAfter } from '../../../src/api/retry-after.ts';

const NOW = Date.parse('2026-03-02T08:30:00Z');
const DAY = 86_400;
const seconds = (headers: Record<string, string>) => retryAfter(new Headers(headers), NOW)?.seconds;

test.each([
  ['1', 1],
  ['120', 120],
  [' 120 ', 120],
  ['007', 7],
  ['Mon, 02 Mar 2026 08:30:30 GMT', 30],
  ['Mon, 02 Mar 2026 09:30:00 GMT', 3600],
])('"Retry-After: %s" is a pause of %i seconds', (header, pause) => {
  expect(seconds({ 'Retry-After': header })).toBe(pause);
});

test.each(['', '0', '-5', '1.5', 'soon', 'Mon, 02 Mar 2026 08:30:00 GMT', 'Mon, 02 Mar 2026 08:00:00 GMT'])(
  '"Retry-After: %s" is ignored',
  (header) => {
    expect(retryAfter(new Headers({ 'Retry-After': header }), NOW)).toBeUndefined();
  },
);

test('an answer without the header causes no pause', () => {
  expect(retryAfter(new Headers(), NOW)).toBeUndefined();
});

test.each(['86401', '99999999999999999999999', 'Tue, 02 Mar 2027 08:30:00 GMT'])(
  '"Retry-After: %s" is limited to a day',
  (header) => {
    expect(seconds({ 'Retry-After': header })).toBe(DAY);
  },
);

test('a date is relative to the clock of the server, which may be wrong', () => {
  const headers = { 'Retry-After': 'Mon, 02 Mar 2026 07:01:00 GMT', Date: 'Mon, 02 Mar 2026 07:00:00 GMT' };
  expect(seconds(headers)).toBe(60);
});

test('the end of a pause is relative to the clock of the browser', () => {
  expect(retryAfter(new Headers({ 'Retry-After': '60' }), NOW)).toEqual({
    seconds: 60,
    retryAt: NOW + 60_000,
  });
});
