import type { Page } from 'playwright/test';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { LONG } from '../support/tags.ts';
import { expectNoCutText, expectNoOverflow, setTextSize, setTextSpacing } from './overflow.ts';
import { expect, Portal, test } from './portal.ts';
import { bracketed, bracketReplies, expectTranslated } from './pseudo-locale.ts';
import { expectSpoken, keepAnnouncements } from './spoken.ts';
import { ALL_STAGES, serverOf } from './stages/all.ts';
import { settle } from './stages/stage.ts';

const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 320, height: 640 };
/** The banner below the page covers no control, of which axe would measure only what is in view. */
const TALL = 2400;
const PHONES = [320, 360, 390];
const HALF = { width: 640, height: 640 };

interface Table {
  readonly tag: string[];
  readonly locales: readonly Locale[];
  readonly widths: readonly number[];
  /** If not, the stages of `SAMPLE` are measured. If so, all are, also light and wide, with doubled and spaced text. */
  readonly isWhole: boolean;
}

test.use({ timezoneId: 'UTC' });

/** The name of the application, which the footer shows, is not known. */
const WITHOUT_FOOTER = 'registration, no configuration';

/** A form, a choice, an announcement, a table, errors of fields and of a checkbox, and what only one screen has. */
const SAMPLE = [
  'start',
  'choice',
  'link, being checked',
  'new password, weak and shown',
  'many reports',
  'voucher, code and email missing',
  'registration, terms not accepted',
  'spam protection, waiting',
];

/** Stages of one test; more in a test need fewer browser contexts, fewer spread better over the workers. */
const STAGES_PER_TEST = 4;

/** The language with the longest words at the smallest width. `npm test -- long` checks all. */
const NARROWEST: Table = { tag: [], locales: ['de'], widths: [], isWhole: false };
const ALL: Table = { tag: [LONG], locales: LOCALES, widths: PHONES, isWhole: true };

const STAGES = Object.entries(ALL_STAGES).flatMap(([group, stages]) =>
  Object.entries(stages).map(([stage, reach]) => ({ group, stage, reach })),
);

for (const [title, { tag, locales, widths, isWhole }] of Object.entries({
  'German (some stages)': NARROWEST,
  'any language, with doubled text and with wide text spacing': ALL,
})) {
  const chosen = STAGES.filter(({ stage }) => isWhole || SAMPLE.includes(stage));
  for (const all of Map.groupBy(chosen, ({ group }) =>
    isWhole ? group : JSON.stringify(serverOf(group)),
  ).values())
    test.describe(() => {
      test.use(serverOf(String(all[0]?.group)));

      for (let first = 0; first < all.length; first += STAGES_PER_TEST) {
        const stages = all.slice(first, first + STAGES_PER_TEST);
        const names = stages.map(({ group, stage }) => `${group}, "${stage}"`).join('; ');
        test(`every text is translated, and each stage is accessible and does not overflow at any width, in ${title}: ${names}`, {
          tag,
        }, async ({ page, backend }) => {
          test.setTimeout(30_000 * stages.length);
          // The English texts are in brackets.
          const portal = new Portal(page, bracketed);
          await keepAnnouncements(page);
          for (const { stage, reach } of stages)
            await test.step(stage, async () => {
              await page.setViewportSize(WIDE);
              await page.emulateMedia({ colorScheme: 'light' });
              await bracketReplies(page);
              await reach(portal, backend);
              if (stage !== WITHOUT_FOOTER) await expect(portal.text('Powered by')).toBeAttached();
              await settle(page);
              await test.step('translated', () => expectTranslated(page));
              await test.step('a screen reader is told what it is about, and where to go on', () =>
                expectSpoken(page, stage));

              // Two combinations cover both colour schemes and both widths.
              if (isWhole) await test.step('accessible, wide and light', () => expectAccessiblePage(page));
              await test.step('no overflow, wide', () => expectNoOverflow(page));
              await page.setViewportSize(NARROW);
              await page.emulateMedia({ colorScheme: 'dark' });
              for (const locale of locales)
                await test.step(`no overflow, narrow, in ${locale}`, async () => {
                  await page
                    .locator('login-portal')
                    .evaluate((portal, value) => portal.setAttribute('locale', value), locale);
                  await expect(page.locator('[part~=root]').first()).toHaveAttribute('lang', locale);
                  await settle(page);
                  await expectNoOverflow(page);
                  for (const width of widths)
                    await test.step(`targets are large enough at ${width} px`, async () => {
                      await page.setViewportSize({ width, height: TALL });
                      await expectAccessiblePage(page, 'target-size');
                    });
                  await page.setViewportSize(NARROW);
                });
              await page.setViewportSize({ ...NARROW, height: TALL });
              await test.step('accessible, narrow and dark', () => expectAccessiblePage(page));

              if (isWhole) await expectRoomForText(page);
              await page.unrouteAll({ behavior: 'ignoreErrors' });
            });
        });
      }
    });
}

async function expectRoomForText(page: Page): Promise<void> {
  const restoreSpacing = await setTextSpacing(page);
  await test.step('no overflow with wide text spacing', async () => {
    await expectNoOverflow(page);
    await expectNoCutText(page);
  });
  await restoreSpacing();
  await setTextSize(page, 2);
  await page.setViewportSize(HALF);
  await settle(page);
  await test.step('no overflow with doubled text', () => expectNoOverflow(page));
  await setTextSize(page, 1);
}

test('the stages of the sample exist', () =>
  expect(STAGES.map(({ stage }) => stage)).toEqual(expect.arrayContaining(SAMPLE)));
