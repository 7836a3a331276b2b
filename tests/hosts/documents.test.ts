import type { Frame, Page } from 'playwright/test';
import { elementTags } from '../../scripts/build/element-tags.ts';
import { enter } from '../support/enter.ts';
import { ALL, choosePreferences, completeForms, EMAIL, expectShown, SAVED, submitEmail } from './actions.ts';
import { expectSent } from './expectations.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

test('all elements work after they have moved into another document', async ({ host, page }) => {
  host.saved = SAVED;
  await host.open({ body: `<iframe width="1000" height="600"></iframe>${ALL}${BUNDLE}` });
  await expectShown(page);
  await page.evaluate((tags) => {
    const body = document.querySelector('iframe')?.contentDocument?.body;
    body?.append(...document.querySelectorAll(tags));
  }, elementTags.join());
  const frame = page.frameLocator('iframe');
  await completeForms(frame);
  await choosePreferences(frame);
  expectSent(host);
});

test('the space for the cookie banner moves with it into another document', async ({ host, page }) => {
  await host.open({ body: `<iframe></iframe><cookie-consent></cookie-consent>${BUNDLE}` });
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const spaceIn = (place: Page | Frame) =>
    place.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).paddingBlockEnd));
  await expect.poll(() => spaceIn(page)).toBeGreaterThan(0);
  await page.evaluate(() => {
    const banner = document.querySelector('cookie-consent') as Element;
    document.querySelector('iframe')?.contentDocument?.body.append(banner);
  });
  await expect.poll(() => spaceIn(page.frames()[1] as Frame)).toBeGreaterThan(0);
  expect(await spaceIn(page)).toBe(0);
});

const buttonStyle = (place: Page | Frame) =>
  place.evaluate(() => {
    const root = document.querySelector('login-portal')?.shadowRoot;
    const button = root?.querySelector('[type=submit]') as Element;
    const { backgroundColor, borderRadius, fontSize } = getComputedStyle(button);
    return { backgroundColor, borderRadius, fontSize };
  });

test('an element that moves into another document keeps its styles, its input and its navigation', async ({
  host,
  page,
}) => {
  await host.open({
    body: `<iframe width="800" height="800"></iframe><login-portal></login-portal>${BUNDLE}`,
  });
  await page.getByLabel('Email address').fill(EMAIL);
  const before = await buttonStyle(page);
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentDocument;
    frame?.body.append(document.querySelector('login-portal') as Element);
  });
  const frame = page.frames()[1] as Frame;
  await expect(frame.getByLabel('Email address')).toHaveValue(EMAIL);
  expect(await buttonStyle(frame)).toEqual(before);
  await submitEmail(page.frameLocator('iframe'));
  await frame.getByRole('button', { name: 'Cancel' }).click();
  await frame.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(frame.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();

  // A new element in that document.
  await page.evaluate(() => {
    const body = document.querySelector('iframe')?.contentDocument?.body;
    body?.replaceChildren(document.createElement('login-portal'));
  });
  await expect(frame.getByLabel('Email address')).toHaveValue('');
  expect(await buttonStyle(frame)).toEqual(before);
});

declare const aborted: string[];

/** An init script. Firefox reports no failure of a request that Playwright holds. */
function watchAborts(): void {
  const { fetch } = window;
  const aborted: string[] = [];
  Object.assign(window, { aborted });
  window.fetch = (input, init) => {
    init?.signal?.addEventListener('abort', () =>
      aborted.push(new URL(String(input), location.href).pathname),
    );
    return fetch(input, init);
  };
}

test('an element that is removed during a request aborts it, and has what was typed when it is put back at once', async ({
  host,
  page,
}) => {
  const reply = Promise.withResolvers<void>();
  await page.route('**/api/v1/login', async (route) => {
    await reply.promise;
    await route.fulfill({ json: { status: 'OK', data: { action: 'password' } } }).catch(() => {});
  });
  await page.addInitScript(watchAborts);
  await host.open({ body: `<main><login-portal></login-portal></main>${BUNDLE}` });
  const requested = page.waitForRequest('**/api/v1/login');
  await enter(page, 'email', [EMAIL]);
  await requested;
  await page.evaluate(() => {
    const element = document.querySelector('login-portal') as Element;
    element.remove();
    setTimeout(() => setTimeout(() => document.querySelector('main')?.append(element)));
  });
  await expect.poll(() => page.evaluate(() => aborted)).toContain('/api/v1/login');
  await expect(page.getByLabel('Email address')).toHaveValue(EMAIL);
  reply.resolve();
  await enter(page, 'email', [EMAIL]);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('all elements are as high in a document without a doctype as in another', async ({ host, page }) => {
  const heights: Record<string, number>[] = [];
  for (const isOld of [false, true]) {
    await host.open({ isOld, body: ALL + BUNDLE });
    expect(await page.evaluate(() => document.compatMode)).toBe(isOld ? 'BackCompat' : 'CSS1Compat');
    await expectShown(page);
    heights.push(
      await page.evaluate(
        (tags) =>
          Object.fromEntries(
            Array.from(document.querySelectorAll(tags), (each) => [
              each.localName,
              Math.round(each.getBoundingClientRect().height),
            ]),
          ),
        elementTags.join(),
      ),
    );
  }
  expect(heights[1]).toEqual(heights[0]);
});
