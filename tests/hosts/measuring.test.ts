/* The scripts for a tag manager and for Matomo in docs/embedding.md. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { EMAIL } from './actions.ts';
import { expect, test } from './host-test.ts';
import { moduleScripts } from './site.ts';

const [, section = ''] = /^### Measuring\n(.*?)^## /ms.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];
const [tagManager = '', matomo = ''] = Array.from(
  section.matchAll(/^```js\n(.*?)^```$/gms),
  ([, code]) => code,
);

const PAGE = {
  head: `<script>${tagManager}${matomo}</script>${moduleScripts(['cookie-consent', 'forgot-password'])}`,
  body: '<forgot-password></forgot-password><cookie-consent></cookie-consent>',
};

/** What each tool reads, without the settings at the start. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const [tagManager, matomo] = ['dataLayer', '_paq'].map((name) => [...Reflect.get(window, name)]);
    // `gtag` adds the arguments of its call.
    const plain = (entry: object) =>
      Symbol.iterator in entry ? Array.from(entry as Iterable<unknown>) : entry;
    return { tagManager: tagManager?.slice(1).map(plain), matomo: matomo?.slice(2) };
  });

const CONSENT = {
  tagManager: ['consent', 'update', { analytics_storage: 'granted' }],
  matomo: ['setConsentGiven'],
};
const SUCCESS = {
  tagManager: { event: 'portal_success', portal_flow: 'forgot-password' },
  matomo: ['trackEvent', 'Portal', 'Success', 'forgot-password'],
};

test('a tag manager and Matomo learn of the consent, also of a stored one, and of a success', async ({
  host,
  page,
}) => {
  await host.open(PAGE);
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(() => measured(page))
    .toEqual({ tagManager: [SUCCESS.tagManager], matomo: [SUCCESS.matomo] });
  await page.getByRole('button', { name: 'Got it!' }).click();
  await expect
    .poll(() => measured(page))
    .toEqual({
      tagManager: [SUCCESS.tagManager, CONSENT.tagManager],
      matomo: [SUCCESS.matomo, CONSENT.matomo],
    });

  await page.reload();
  await expect
    .poll(() => measured(page))
    .toEqual({ tagManager: [CONSENT.tagManager], matomo: [CONSENT.matomo] });
});
