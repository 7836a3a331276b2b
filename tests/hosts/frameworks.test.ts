import type { Page } from 'playwright/test';
import { waitForAnimations } from '../support/animations.ts';
import { ALL } from './actions.ts';
import { differences, elementStyles, hostStyles } from './computed-styles.ts';
import { BODY, HEADS } from './framework-pages.ts';
import { expect, expectRestored, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

/** Mounts all elements in every frame and shows the errors of every form. */
async function mount(page: Page): Promise<void> {
  await page.evaluate((html) => {
    for (const frame of document.querySelectorAll('iframe'))
      (frame.contentDocument?.querySelector('#place') as HTMLElement).innerHTML = html;
  }, ALL);
  const inAll = (present: string, absent: string) =>
    page.waitForFunction(
      ([present, absent]) =>
        Array.from(document.querySelectorAll('iframe'))
          .flatMap((frame) => [...(frame.contentDocument?.querySelectorAll('#place > *') ?? [])])
          .every(({ shadowRoot }) => shadowRoot?.querySelector(present) && !shadowRoot.querySelector(absent)),
      [present, absent] as const,
    );
  await inAll('button', '[part=loading-screen]');
  const inEach = (act: 'click' | 'blur') =>
    page.evaluate((act) => {
      for (const frame of document.querySelectorAll('iframe'))
        for (const { shadowRoot } of frame.contentDocument?.querySelectorAll('#place > *') ?? []) {
          if (act === 'click') shadowRoot?.querySelector<HTMLElement>('[type=submit]')?.click();
          else (shadowRoot?.activeElement as HTMLElement | null)?.blur();
        }
    }, act);
  await inEach('click');
  await inAll('[part=error], .root:not(:has(form))', '[aria-busy=true]');
  await inEach('blur');
  await settle(page);
}

/** The banner adds room at the end of its page by design. */
async function removeCookieBanners(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe'))
      frame.contentDocument?.querySelector('cookie-consent')?.remove();
  });
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('iframe')).every(
      ({ contentDocument }) => contentDocument?.adoptedStyleSheets.length === 0,
    ),
  );
}

const settle = (page: Page) => Promise.all(page.frames().map((frame) => frame.evaluate(waitForAnimations)));

// README promises that every computed style is the same and every box is within a pixel.
test('the styles of a framework do not change the elements, and the elements do not change the page', async ({
  host,
  page,
}) => {
  test.slow();
  const names = Object.keys(HEADS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const documents = names.map((name) => [name, { head: HEADS[name], body: BODY + BUNDLE }]);
  await host.openFrames(Object.fromEntries(documents), 'width="1000" height="600"');

  const all = await Promise.all(
    names.map(async (_, index) => ({ index, before: await page.evaluateHandle(hostStyles, index) })),
  );
  await mount(page);
  const reference = await page.evaluateHandle(elementStyles, 0);
  expect(await reference.evaluate((all) => all.length)).toBeGreaterThan(100);
  const changed = async (expected: typeof reference, read: typeof elementStyles, index: number) =>
    page.evaluate(differences, [expected, await page.evaluateHandle(read, index)] as const);

  for (const [index, name] of names.entries())
    expect.soft(await changed(reference, elementStyles, index), `the elements with ${name}`).toEqual([]);

  await removeCookieBanners(page);
  for (const { index, before } of all)
    expect
      .soft(await changed(before, hostStyles, index), `the page with ${names[index]} around the elements`)
      .toEqual([]);
  await expectRestored(page);
  for (const { index, before } of all)
    expect
      .soft(await changed(before, hostStyles, index), `the page with ${names[index]} after the elements`)
      .toEqual([]);
});
