import { beforeEach, expect, test, vi } from 'vitest';
import { formatDate } from './format-date.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en-GB'] });
});

test.each([
  ['en', '2024-01-10', '10 Jan 2024'],
  ['de', '2024-01-10', '10.01.2024'],
  ['nl', '2024-01-10', '10 jan 2024'],
  ['pl', '2024-01-10', '10 sty 2024'],
  ['pt', '2024-01-10', '10/01/2024'],
] as const)('in %s, with the region of the browser, %s is "%s"', (locale, raw, text) => {
  expect(formatDate(locale, raw)).toBe(text);
});

test.each(['de-DE@euro', 'de-', 'de-x'])('"%s", which is no language tag, gives no region', (tag) => {
  vi.stubGlobal('navigator', { languages: [tag, 'de-AT'] });
  expect(formatDate('de', '2024-01-10')).toBe('10.01.2024');
});

test('what has no zone is the same in every time zone', () => {
  for (const zone of ['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Apia']) {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(formatDate('en', '2024-01-10')).toBe('10 Jan 2024');
    // Some zones have left out a day or an hour.
    expect(formatDate('en', '2011-12-30')).toBe('30 Dec 2011');
    expect(formatDate('en', '2024-03-31T02:30')).toBe('31 Mar 2024, 02:30');
    expect(formatDate('en', '0001-01-01')).toBe('1 Jan 1');
  }
  vi.unstubAllEnvs();
});

test.each([
  ['2024-01-10T12:30:00Z', '10 Jan 2024, 13:30 CET'],
  ['2024-07-10T12:30:00Z', '10 Jul 2024, 14:30 CEST'],
  ['2024-01-10t12:30z', '10 Jan 2024, 13:30 CET'],
  ['2024-01-10T23:30:59.123456789+00:00', '11 Jan 2024, 00:30 CET'],
  ['2024-01-10 12:30:00,5-0500', '10 Jan 2024, 18:30 CET'],
  ['2024-01-10 12:30:00+02', '10 Jan 2024, 11:30 CET'],
  ['2024-01-10T24:00Z', '11 Jan 2024, 01:00 CET'],
])('in Berlin, %s is "%s": the zone is named', (raw, text) => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(formatDate('en', raw)).toBe(text);
  vi.unstubAllEnvs();
});

test.each([
  ['2024-01-10T12:30:00', '10 Jan 2024, 12:30'],
  ['2024-01-10 12:30', '10 Jan 2024, 12:30'],
  ['2024-01-10T24:00:00', '11 Jan 2024, 00:00'],
  ['0099-12-31', '31 Dec 99'],
  ['1582-10-10', '10 Oct 1582'],
])('%s is "%s"', (raw, text) => {
  expect(formatDate('en', raw)).toBe(text);
});

test.each([
  ...['', 'soon', '2024-99-99x', '2024-02-30', '2023-02-29', '2024-13-01', '0000-00-00', '0000-01-01'],
  ...[
    '2024-01-10T25:00',
    '2024-01-10T24:01',
    '2024-01-10T12:60Z',
    '2024-01-10T12:30:61',
    '2024-02-30T12:30Z',
  ],
  // Date.parse() accepts some of these, but their meaning is ambiguous.
  ...['7', '2024', '2024-01', '20240131', '1704886200', 'wave 2', '10.01.2024', '01/02/2024'],
])('"%s" is not a date and is shown unchanged', (raw) => {
  expect(formatDate('en', raw)).toBe(raw);
});
