/* What a printer gets, in Chromium and in Firefox (playwright.config.ts). */
import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';
import { missingSoftware } from '../../scripts/setup/software.mjs';
import { surveyEntries } from '../support/person.ts';
import { mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

test.skip(missingSoftware('poppler') !== undefined, missingSoftware('poppler') ?? '');

const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] } as const;

type Paper = keyof typeof PAPERS;

const personal = { firstname: 'Hanna', lastname: 'Lindqvist', email: 'hanna@example.org' };
const reports = Array.from({ length: 60 }, (_, index) => ({
  reportid: `LDR-${index}`,
  name: `Leading others ${index}`,
  variant: 'Self',
  language: 'en',
  date: '2024-05-06',
}));
const letter = Array.from({ length: 300 }, (_, line) => `Line ${line} of a long letter.`).join('\n');

/** By name: the replies, every text that must be printed, and the largest number of pages on either paper. */
const DOCUMENTS = [
  {
    name: 'personal data',
    reply: { personal, survey: surveyEntries(20, 50) },
    texts: surveyEntries(20, 50).flatMap(({ reportid, raw }) => [reportid, ...Object.values(raw)]),
    most: 26,
  },
  {
    name: 'personal data with long values',
    reply: { personal, extra: { letter, word: 'x'.repeat(5000) }, survey: [{ raw: { letter } }] },
    texts: letter.split('\n'),
    most: 12,
  },
  {
    name: 'personal reports',
    reply: { personal, reports },
    texts: reports.flatMap(({ reportid, name }) => [reportid, name]),
    most: 4,
  },
];

/** The texts of the pages. */
async function print(page: Page, paper: Paper, engine: string) {
  // Playwright 1.64 gives Firefox the number of inches as that of centimetres.
  const length = (mm: number) => (engine === 'firefox' ? `${mm / 10}in` : `${mm}mm`);
  const [width, height] = PAPERS[paper];
  const input = await page.pdf({ width: length(width), height: length(height) });
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' });
  return text.split('\f').slice(0, -1);
}

const words = (text: string) => text.replace(/\s+/g, ' ');

for (const { name, reply, texts, most } of DOCUMENTS)
  for (const paper of Object.keys(PAPERS) as Paper[])
    test(`${name} on ${paper}: everything is printed, on as many pages as it needs, and none is blank`, async ({
      page,
      portal,
      backend,
      browserName,
    }) => {
      const call = `members/${name.includes('reports') ? 'personalreports' : 'personaldata'}` as const;
      await portal.reply(`${call}/*`, reply);
      await page.goto(await mailedLink(backend, call, 'memberWithPassword'));
      await expect(portal.link('Privacy Statement')).toBeVisible();
      const pages = await print(page, paper, browserName);
      expect(pages.filter((text) => !text.trim())).toEqual([]);
      expect(pages.length, 'pages').toBeLessThanOrEqual(most);
      const printed = words(pages.join(' '));
      expect(texts.filter((text) => !printed.includes(words(text)))).toEqual([]);
    });
