/* What a screen reader says when a stage appears: what has the focus, and what the live region has announced. */
import { expect, type Page } from 'playwright/test';

interface Announced {
  announcements?: Text[];
}

/**
 * Keeps what the live region says, because a slow test would find the region emptied after 5 seconds. A message that is taken back
 * sooner is no longer shown. Call it before the page opens.
 */
export const keepAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { append } = Element.prototype;
    const { remove } = CharacterData.prototype;
    const said = new Map<Text, number>();
    (globalThis as Announced).announcements = [];
    const keep = () => {
      (globalThis as Announced).announcements = [...said.keys()];
    };
    Element.prototype.append = function (...nodes) {
      append.apply(this, nodes);
      if (!this.matches('[data-announcer]')) return;
      for (const node of nodes) said.set(node as Text, performance.now());
      keep();
    };
    CharacterData.prototype.remove = function () {
      if (performance.now() - (said.get(this as Text) ?? 0) < 4900) said.delete(this as Text);
      keep();
      remove.call(this);
    };
  });

/** Without white space and the brackets of the pseudo-language. */
const compact = (text: string) => text.replace(/[\s⟦⟧]/g, '');

/** The last announcement, which is not read again with the page. */
async function takeAnnouncement(page: Page): Promise<string> {
  // The region speaks 200 ms after a screen or a message has appeared, and after a wait of one second, so these timers end later.
  await page.waitForTimeout((await page.locator('[part=spinner]').count()) ? 1050 : 250);
  const text = await page.evaluate(() => (globalThis as Announced).announcements?.at(-1)?.data);
  await page.locator('[data-announcer]').evaluate((region) => region.replaceChildren());
  return compact(text ?? '');
}

/** The texts of the elements without the names of their buttons, which are read when they have the focus. */
const textsOf = async (page: Page, selector: string): Promise<string[]> =>
  (
    await page.locator(selector).evaluateAll((all) =>
      all.map((element) => {
        let { innerText } = element as HTMLElement;
        for (const button of element.querySelectorAll('button'))
          innerText = innerText.replace(button.innerText, '');
        return innerText;
      }),
    )
  ).map(compact);

/** What has the focus, and the first field with an error. */
const places = (page: Page) =>
  page.evaluate(() => {
    let { activeElement: focused } = document;
    while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
    const root = focused?.getRootNode() as ParentNode | undefined;
    return {
      focused: focused?.outerHTML,
      isInContent: Boolean(focused?.closest('main, dialog')),
      wrong: root?.querySelector('main [aria-invalid=true]')?.outerHTML,
    };
  });

/** The focus stays where the browser puts it, or the person does. */
const UNFOCUSED = [
  'link, being checked',
  'single sign-on error',
  'language menu',
  'registration, no configuration',
];

/**
 * The focus is where the person goes on, which is the first field with an error if there is one. What the page shows is announced: a
 * step if it has one, or the name of the screen. An alert and a dialog speak for themselves.
 */
export async function expectSpoken(page: Page, stage: string): Promise<void> {
  const said = await takeAnnouncement(page);
  const steps = await textsOf(page, 'main [part=step]');
  const messages = await textsOf(page, 'main :is(h1, p, [part~=alert], [part=spinner])');
  if (said) expect.soft(steps.length > 0 ? steps : messages).toContain(said);
  else expect.soft(page.getByRole('alert').or(page.getByRole('dialog'))).toBeVisible();
  const { focused, isInContent, wrong } = await places(page);
  expect.soft(isInContent, `${focused} has the focus`).toBe(!UNFOCUSED.includes(stage));
  if (wrong) expect.soft(focused).toBe(wrong);
}
