/* The HTML of an element in the page of a host, before and after its module has loaded. */

import { readFileSync } from 'node:fs';
import { WIDGET_POLICY } from '../../standalone/content-security-policy.ts';
import { REDEEM, VOUCHER } from '../support/calls.ts';
import { consoleLines } from '../support/console-lines.ts';
import { shownText } from '../support/shown-text.ts';
import { LONG } from '../support/tags.ts';
import { EMAIL, redeem, register, requestMail } from './actions.ts';
import { FRAGMENT_TAGS } from './elements.ts';
import { SENT, XSRF } from './expectations.ts';
import { emailIn, expectUnchangedByLoading, fragment, openFragments } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

const CASES = [
  ['access-request', 'de', 'POST /api/v1/members/personaldata'],
  ['forgot-password', 'en', 'POST /api/v1/login/forgotpw'],
  ['voucher-redeem', 'nl', REDEEM],
] as const;

test('every form that can be used at once is a case', () => {
  const tags = [...CASES.map(([tag]) => tag), 'self-register'].sort();
  expect(tags, 'Add the tag to CASES.').toEqual([...FRAGMENT_TAGS].sort());
});

for (const [tag, locale, request] of CASES)
  test(`a fragment of <${tag}> is usable before its module has loaded`, {
    tag: tag === 'voucher-redeem' ? [] : LONG,
  }, async ({ host, page }) => {
    await page.context().addCookies([XSRF]);
    const lines = consoleLines(page);
    const { fragments } = JSON.parse(readFileSync('dist/csp.json', 'utf8'));
    const policy = WIDGET_POLICY.replace("style-src 'self'", `style-src 'self' ${fragments[tag]}`);
    const html = readFileSync(`dist/fragments/${tag}.${locale}.html`, 'utf8');
    const headers = { 'Content-Security-Policy': policy };
    const load = await openFragments(host, [tag], { body: `<p>Above</p>${html}`, headers });
    if (tag === 'voucher-redeem') await page.locator('[name=voucher]').fill(VOUCHER);
    await expectUnchangedByLoading(page, tag, load, async () => {
      await emailIn(page).press('Enter');
      expect(host.calls()).toEqual([]);
    });

    await emailIn(page).press('Enter');
    await expect(emailIn(page)).toHaveCount(0);
    expect(host.sent(request)).toEqual(SENT[request]);
    expect(lines).toEqual([]);
  });

test('a fragment of <self-register> shows its frame until its form can be shown', async ({ host, page }) => {
  const load = await openFragments(host, ['self-register'], { body: await fragment(host, 'self-register') });
  await expect(page.getByRole('heading', { name: 'Registration' })).toBeVisible();
  await expect(shownText(page, 'Please wait…')).toBeVisible();
  await load();
  await register(page);
});

test('content in the slots has the same style before and after the module has loaded', async ({
  host,
  page,
}) => {
  const html = await fragment(host, 'voucher-redeem');
  const load = await openFragments(host, ['voucher-redeem'], {
    body: html.replace('</voucher-redeem>', '<img slot="heading" alt="A logo">$&'),
  });
  const styleOf = () =>
    page.getByAltText('A logo').evaluate((image) => {
      const { alignSelf, margin, maxInlineSize } = getComputedStyle(image);
      return { alignSelf, margin, maxInlineSize };
    });
  const before = await styleOf();
  await load();
  expect(await styleOf()).toEqual(before);
});

const PLACES = ['before', 'inner-before', 'unsafe', 'inner', 'morphed'];

test('a fragment that a script inserts works, also in a browser without declarative shadow roots', async ({
  host,
  page,
}) => {
  const html = await fragment(host, 'voucher-redeem', 'email="ada@example.org"');
  const load = await openFragments(host, ['voucher-redeem'], {
    body: PLACES.map((id) => `<div id="${id}"></div>`).join(''),
  });
  const insert = (id: string, method: 'setHTMLUnsafe' | 'innerHTML') =>
    page.evaluate(
      ([id, method, html]) => {
        const place = document.getElementById(id) as Element;
        if (method === 'innerHTML') place.innerHTML = html;
        else place.setHTMLUnsafe(html);
      },
      [id, method, html] as const,
    );
  await insert('before', 'setHTMLUnsafe');
  // The template stays a template, as in a browser without declarative shadow roots, and the element ignores it.
  await insert('inner-before', 'innerHTML');
  await expect(emailIn(page)).toBeVisible();
  expect(await page.locator('#inner-before').innerText()).toBe('');
  await load();
  await insert('unsafe', 'setHTMLUnsafe');
  await insert('inner', 'innerHTML');
  await insert('morphed', 'innerHTML');
  await page.evaluate(() => document.querySelector('#morphed template')?.remove());
  for (const id of PLACES) {
    await expect(emailIn(page.locator(`#${id}`))).toHaveValue(EMAIL);
    await redeem(page.locator(`#${id}`));
  }
});

test('if a policy blocks the style, the element is shown when its module has loaded', async ({
  host,
  page,
  expectProblem,
}) => {
  expectProblem(/security policy: style-src-elem inline/);
  expectProblem(/violates the following .*directive/);
  const body = await fragment(host, 'forgot-password');
  const headers = { 'Content-Security-Policy': WIDGET_POLICY };
  const load = await openFragments(host, ['forgot-password'], { body, headers });
  await expect(emailIn(page)).toBeHidden();
  await load();
  await requestMail(page, 'forgot-password');
});

test('what was typed and the focus are kept if an extension has changed the fragment', async ({
  host,
  page,
}) => {
  const lines = consoleLines(page);
  const body = await fragment(host, 'voucher-redeem');
  const load = await openFragments(host, ['voucher-redeem'], { body });
  await emailIn(page).pressSequentially('ada@example.or');
  await emailIn(page).evaluate((input) => {
    const icon = document.createElement('div');
    icon.textContent = 'A password manager';
    input.before(icon);
    input.closest('form')?.prepend(icon.cloneNode(true));
  });
  await load();
  expect(lines).toEqual(['The first screen was changed by another script and has been replaced.']);
  await expect(emailIn(page)).toBeFocused();
  await page.keyboard.type('g');
  await expect(emailIn(page)).toHaveValue(EMAIL);
  await redeem(page);
  host.sent(REDEEM);
});

test('a fragment has the colour scheme of the page around it at once', async ({ host, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const html = await fragment(host, 'forgot-password');
  const schemes = ['normal', 'light', 'dark', 'light dark'];
  const load = await openFragments(host, ['forgot-password'], {
    body: schemes.map((scheme) => `<div style="color-scheme: ${scheme}">${html}</div>`).join(''),
  });
  const colours = () =>
    emailIn(page).evaluateAll((inputs) => inputs.map((input) => getComputedStyle(input).backgroundColor));
  const before = await colours();
  expect(new Set(before.slice(0, 2)).size).toBe(1);
  expect(new Set(before.slice(1)).size).toBe(2);
  await load();
  expect(await colours()).toEqual(before);
});

// In Firefox a frame that Playwright writes to has no address, and so no server.
test('a fragment works if the element is defined before or while it is parsed (Chromium)', async ({
  host,
  page,
  expectProblem,
}) => {
  expectProblem(/second declarative shadow root/);
  const html = await fragment(host, 'voucher-redeem');
  await host.open({ body: `<iframe></iframe>${BUNDLE}${html}` });
  await redeem(page);

  // The parser of the frame waits inside the form while the element is defined.
  const middle = html.indexOf('<button');
  await page.evaluate(
    (start) => {
      const frame = document.querySelector('iframe')?.contentDocument as Document;
      frame.open();
      frame.write(start);
      frame.head.append(Object.assign(frame.createElement('script'), { src: '/dist/login-portal.js' }));
    },
    `<!doctype html><body>${html.slice(0, middle)}`,
  );
  const frame = page.frameLocator('iframe').locator('body');
  await expect(frame.getByRole('button')).toBeVisible();
  await page.evaluate((end) => {
    const frame = document.querySelector('iframe')?.contentDocument as Document;
    frame.write(end);
    frame.close();
  }, html.slice(middle));
  await redeem(frame);
});
