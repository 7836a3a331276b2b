/* A person who has gone on in the page does not lose the focus when an answer arrives. */
import type { Page } from 'playwright/test';
import { holdRequests } from '../flows/requests.ts';
import { REDEEM, VOUCHER } from '../support/calls.ts';
import { enter } from '../support/enter.ts';
import { EMAIL } from './actions.ts';
import { XSRF } from './expectations.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

const NOTE = '<textarea id="note" aria-label="Note"></textarea>';

/** Other places of a page in which people write. */
const PLACES = {
  'a text field': NOTE,
  'an editor': '<div id="note" contenteditable role="textbox"></div>',
  'a modal':
    '<div role="dialog" aria-modal="true" aria-label="News"><button id="note" type="button">Close</button></div>',
  'a frame': `<iframe id="note" srcdoc='<input autofocus>'></iframe>`,
};

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

for (const [name, place] of Object.entries(PLACES))
  test(`the next stage does not take the focus from ${name}`, async ({ host, page }) => {
    await page.context().addCookies([XSRF]);
    const gap = '<div style="height: 200vh"></div>';
    await host.open({ body: `<login-portal></login-portal>${gap}${place}${BUNDLE}` });
    const release = await holdRequests(page, '**/api/v1/login');
    await enter(page, 'email', [EMAIL]);
    await page.locator('#note').click();
    release();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    // The focus of a stage moves 50 ms later.
    await page.waitForTimeout(200);
    expect(await focusedId(page)).toBe('note');
    await expect(page.locator('#note')).toBeInViewport();
  });

test('a new field does not take the focus from a text field', async ({ host, page }) => {
  await page.context().addCookies([XSRF]);
  host.replies[REDEEM] = { action: 'incomplete', require: ['firstname'] };
  await host.open({ head: BUNDLE, body: `<voucher-redeem></voucher-redeem>${NOTE}` });
  const form = page.locator('voucher-redeem');
  const release = await holdRequests(page, '**/api/v1/vouchers/**');
  await enter(form, 'voucher', [VOUCHER, EMAIL]);
  await page.locator('#note').pressSequentially('abc');
  release();
  await expect(form.getByLabel('First name')).toBeVisible();
  await page.keyboard.type('def');
  await expect(page.locator('#note')).toHaveValue('abcdef');
});

// As in Shoelace, whose panel is in a shadow tree and has the focus after a click on it.
test('the next stage takes the focus in the modal of a library, which the form is slotted into', async ({
  host,
  page,
}) => {
  await page.context().addCookies([XSRF]);
  await host.open({
    body: `<div id="modal"><template shadowrootmode="open"><div role="dialog" aria-modal="true" aria-label="Login" tabindex="-1"><slot></slot></div></template><login-portal></login-portal></div>${BUNDLE}`,
  });
  const release = await holdRequests(page, '**/api/v1/login');
  await enter(page, 'email', [EMAIL]);
  await page.getByRole('dialog').focus();
  release();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});
