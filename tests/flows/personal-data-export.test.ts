import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

test.use({ timezoneId: 'UTC' });

/** Values that the page formats. */
const FORMATTED: Record<string, (raw: string) => string> = {
  createdon: date,
  'Date of birth': date,
  date,
  language: (code) => new Intl.DisplayNames('en-US', { type: 'language' }).of(code) ?? code,
};

test('the downloaded file and the page contain everything the server sent', async ({
  page,
  portal,
  backend,
}) => {
  await page.route('**/api/v1/members/personaldata/*', async (route) => {
    const { status, data } = await (await route.fetch()).json();
    await route.fulfill({ json: { status, data: { ...data, consents: ['newsletter', { since: 2019 }] } } });
  });
  const reply = page.waitForResponse('**/api/v1/members/personaldata/*');
  await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
  const { data } = await (await reply).json();
  await expect(page.getByRole('article')).toHaveCount(data.survey.length);

  const started = page.waitForEvent('download');
  await portal.button('Download my data (JSON)').click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('personal-data.json');
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toEqual(data);
  expect(leaves(file).sort()).toEqual((await shownOn(page)).sort());
});

/** All values, and the names of those without a built-in label. */
function leaves(value: unknown, key = ''): string[] {
  if (key === 'survey') return (value as unknown[]).flatMap((entry) => leaves(entry));
  if (Array.isArray(value)) return [JSON.stringify(value, null, 2).replace(/\s+/g, ' ')];
  if (typeof value !== 'object' || value === null) {
    const text = String(value ?? '');
    return [text ? (FORMATTED[key]?.(text) ?? text).replace(/\s+/g, ' ') : '–no value'];
  }
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(LABELLED.has(name) ? [] : [name]),
    ...leaves(inner, name),
  ]);
}

const LABELLED = new Set(
  'personal extra survey raw memberid title firstname middlename lastname email createdon date reportid language variant'.split(
    ' ',
  ),
);

const LABELS =
  'Title,First name,Middle name,Last name,Email address,Created on,Member ID,Report,Language,Variant'.split(
    ',',
  );

/** The same values and names as shown on the page. */
async function shownOn(page: Page): Promise<string[]> {
  const names = await page.locator('dt, th').allTextContents();
  const values = await page.locator('h3, dd, td').allTextContents();
  return [...names.filter((name) => !LABELS.includes(name)), ...values].map((text) =>
    text.replace(/\s+/g, ' '),
  );
}

function date(raw: string): string {
  const time = raw.includes('T') ? ({ timeStyle: 'short' } as const) : {};
  const text = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...time, timeZone: 'UTC' }).format(
    new Date(raw),
  );
  return raw.includes('T') ? `${text} UTC` : text;
}
