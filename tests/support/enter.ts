/* Fills in the forms with Playwright's locators. */
import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { SCREENS, type ScreenName } from './screens.ts';
import { shownText } from './shown-text.ts';

export type Place = Page | FrameLocator | Locator;

const inEnglish = (text: string) => text;

/** Fills in the form and submits it. A field without a text stays as it is. */
export async function enter(
  place: Place,
  name: ScreenName,
  texts: readonly string[] = [],
  say = inEnglish,
): Promise<void> {
  const { labels, terms } = SCREENS[name];
  const fields = labels.map((label) => place.getByLabel(say(label), { exact: true }));
  if (terms) await place.locator('[name=agreeTC]').check();
  for (const [index, text] of texts.entries()) await fields[index]?.fill(text);
  await fields.at(-1)?.press('Enter');
}

/** Waits until the screen says that the form has succeeded. */
export const expectDone = (place: Place, name: ScreenName, say = inEnglish): Promise<void> =>
  expect(shownText(place, say(SCREENS[name].done ?? ''), true)).toBeVisible();

export async function complete(...parameters: Parameters<typeof enter>): Promise<void> {
  const [place, name, , say] = parameters;
  await enter(...parameters);
  await expectDone(place, name, say);
}
