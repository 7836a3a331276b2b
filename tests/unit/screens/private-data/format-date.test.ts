import { beforeEach, expect, test, vi } from 'vitest';
import { formatDate } from '../../../../src/screens/private-data/format-date.ts';

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

test('a date without a time is the same day in every time zone', () => {
  for (const zone of ['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(formatDate('en', '2024-01-10')).toBe('10 Jan 2024');
  }
  vi.unstubAllEnvs();
});

test('a date with a time shows both', () => {
  expect(formatDate('en', '2024-01-10T12:30:00')).toBe('10 Jan 2024, 12:30');
});

test.each([
  ...['', 'soon', '2024-99-99x', '2024-02-30', '2024-13-01', '0000-00-00'],
  // Date.parse() accepts these, but their meaning is ambiguous.
  ...['7', '2024', 'wave 2', '10.01.2024', '01/02/2024'],
])('"%s" is not a date and is shown unchanged', (raw) => {
  expect(formatDate('en', raw)).toBe(raw);
});
