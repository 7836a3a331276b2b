/*
 * The pseudo-language: the server translates every English text into the same text in brackets, and its data is in brackets
 * too. A text without brackets is therefore hard-coded.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, type Route } from 'playwright/test';
import { LANGUAGES, LOCALES } from '../../src/i18n/locale.ts';

const texts: Record<string, string> = JSON.parse(readFileSync('locales/en.json', 'utf8'));
export const bracketed = (text: string) => `⟦${text}⟧`;
const translations = Object.fromEntries(Object.keys(texts).map((key) => [key, bracketed(key)]));

/** Words that are the same in every language. */
const NEUTRAL = [
  // A long address can break before the @.
  /^[\w.]+@example\.org$/,
  /^\w+\.\w+$/,
  /^@example\.org$/,
  /^Compass$/,
  /^\d+\.\d+\.\d+$/,
  new RegExp(`^(${LOCALES.join('|')})$`, 'i'),
  new RegExp(`^(${Object.values(LANGUAGES).join('|')})$`),
  /^C$/,
  // What the page formats: dates, years, and the languages of surveys and reports.
  /^[A-Z][a-z]{2} \d{1,2}, \d{4}(,|$)/,
  /^\d{4}$/,
  // A date that the API does not call one is shown as it was sent (D72), and so is the code of a voucher.
  /^\d{4}-\d\d-\d\d$/,
  /^[A-Z\d]{5}(-[A-Z\d]{5}){4}$/,
  /^(Dutch|English|German|Polish|Portuguese|Swedish)$/,
  // Seconds: the symbol is international.
  /^\(\d+\u00a0s\)$/,
  // An empty value; the text for screen readers next to it is translated.
  /^–$/,
  // ALTCHA's own: captcha-altcha.test.ts checks that it has the language of the person.
  /^(I'm not a robot|Verifying\.\.\.|Verified)$/,
];

/** Puts what the server sends in English into brackets. Other languages stay as they are. */
export async function bracketReplies(page: Page): Promise<void> {
  await page.route('**/api/v1/i18n/messages/*/en', (route) =>
    route.fulfill({ json: { status: 'OK', data: { translations } } }),
  );
  await page.route(/\/api\/.*(\/members\/personal\w+\/|\/resetpw$)/, fulfillBracketed);
}

/** Every visible text is in brackets or neutral. */
export async function expectTranslated(page: Page): Promise<void> {
  // Announced before the texts of the server have arrived.
  await page.locator('[data-announcer]').evaluate((region) => region.replaceChildren());
  const words = await wordsOf(page);
  expect(words.length).toBeGreaterThan(5);
  expect.soft(words.filter(isUntranslated)).toEqual([]);
}

async function fulfillBracketed(route: Route): Promise<void> {
  const response = await route.fetch();
  const { status, data } = await response.json();
  await route.fulfill({ response, json: { status, data: bracketData(data) } });
}

/** Brackets every value, and in `extra` and `raw` also the names, which are data there. The page formats dates. */
function bracketData(value: unknown, bracketNames = false): unknown {
  if (value === undefined || value === null || value === '') return value;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)) return value;
  if (typeof value !== 'object') return bracketed(String(value));
  if (Array.isArray(value)) return value.map((item) => bracketData(item));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      bracketNames ? bracketed(name) : name,
      // An address, and a code that the page writes as the name of a language.
      name === 'url' || name === 'language' ? inner : bracketData(inner, name === 'extra' || name === 'raw'),
    ]),
  );
}

function isUntranslated(text: string): boolean {
  return !/[⟦⟧]/.test(text) && !NEUTRAL.some((pattern) => pattern.test(text));
}

/** Every visible text and every attribute that screen readers announce, including those in shadow roots. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ANNOUNCED = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
    ];
    const read = (node: Node): string[] => {
      if (node instanceof Text) return [node.data.trim()];
      if (!(node instanceof Element || node instanceof ShadowRoot)) return [];
      if (node instanceof Element && (node.localName === 'noscript' || !node.checkVisibility())) return [];
      const attributes =
        node instanceof Element ? ANNOUNCED.map((name) => node.getAttribute(name) ?? '') : [];
      const inside = node instanceof Element && node.shadowRoot ? read(node.shadowRoot) : [];
      return [...attributes, ...inside, ...[...node.childNodes].flatMap(read)];
    };
    return read(document.body).filter(Boolean);
  });
}
