import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { REGISTRATION_STAGES, VOUCHER_STAGES } from './stages/forms.ts';
import { LINKED_STAGES } from './linked-stages.ts';
import { LOGIN_STAGES } from './stages/login.ts';
import { OTHER_STAGES } from './stages/other.ts';
import { expect, Portal, test } from './portal.ts';

/* A server that translates every text into one between brackets: what has none went past the translations. */

const texts: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../locales/en.json', import.meta.url), 'utf8'),
);
const bracketed = (text: string) => `⟦${text}⟧`;
const translations = Object.fromEntries(Object.keys(texts).map((key) => [key, bracketed(key)]));

/** What is the same in every language: names, addresses, and the languages by their own names. */
const DATA = [
  /^[\w.]+@example\.org$/,
  /^Compass$/,
  /^\d+\.\d+\.\d+$/,
  /^(EN|NL|DE|PL|PT)$/,
  /^(English|Nederlands|Deutsch|Polski|Português)$/,
  /^C$/,
  // An empty value; the words beside it are translated.
  /^–$/,
];

const parts = {
  'the login': LOGIN_STAGES,
  'the other screens': OTHER_STAGES,
  'the screens behind links': LINKED_STAGES,
  'vouchers and the registration': [...VOUCHER_STAGES, ...REGISTRATION_STAGES],
};

for (const [part, stages] of Object.entries(parts))
  test(`every word of ${part} can be translated`, async ({ page }) => {
    // Many stages in one test: the same page serves them all.
    test.slow();
    const portal = new Portal(page, bracketed);
    for (const stage of stages) {
      await page.route('**/api/v1/i18n/messages/**', (route) =>
        route.fulfill({ json: { status: 'OK', data: { translations } } }),
      );
      await stage.reach(portal);
      if (!stage.withoutFooter) await expect(portal.text('Powered by')).toBeAttached();
      const words = await wordsOf(page);
      expect(words.length).toBeGreaterThan(5);
      expect.soft(words.filter(isUntranslated), `untranslated in "${stage.name}"`).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

function isUntranslated(text: string): boolean {
  return !/[⟦⟧]/.test(text) && !DATA.some((data) => data.test(text));
}

/** Every text and every text-like attribute that somebody sees or hears, through shadow roots. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
    const isBreak = (element: Element) => element.localName === 'wbr';
    const read = (node: Node): string[] => {
      if (node instanceof Text) return [node.data.trim()];
      if (!(node instanceof Element || node instanceof ShadowRoot)) return [];
      if (node instanceof Element && (node.localName === 'noscript' || !node.checkVisibility())) return [];
      const attributes = node instanceof Element ? SPOKEN.map((name) => node.getAttribute(name) ?? '') : [];
      // An address that may be broken at its joints is one text.
      if (node instanceof Element && node.children.length > 0 && [...node.children].every(isBreak))
        return [node.textContent.trim()];
      const inside = node instanceof Element && node.shadowRoot ? read(node.shadowRoot) : [];
      return [...attributes, ...inside, ...[...node.childNodes].flatMap(read)];
    };
    return read(document.body).filter(Boolean);
  });
}
