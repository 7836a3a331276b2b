/* The page around the portal: of another domain, with other requests for passkeys. */

import { consoleLines } from '../../support/console-lines.ts';
import { LONG } from '../../support/tags.ts';
import { emailOf, type Portal } from '../portal.ts';
import { expect, test } from './passkey-test.ts';
import { addAuthenticator, withoutMenu } from './virtual-authenticator.ts';

/** The server answers with passkeys of another domain. */
const onOtherDomain = (portal: Portal) =>
  portal.reply('login/passkey/options', { challenge: 'Y2hhbGxlbmdl', rpId: 'other.example' });

test('on a page of another domain, the menu is silent and the console says why (Chromium)', {
  tag: LONG,
}, async ({ page, portal }) => {
  const warnings = consoleLines(page, 'warning');
  await addAuthenticator(page);
  await onOtherDomain(portal);
  await portal.open();
  await expect.poll(() => warnings.join()).toContain('Passkeys cannot be used here: SecurityError');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await portal.submitEmail(emailOf('memberWithPassword'));
  await expect(portal.password).toBeVisible();
});

test('a request of the host page is not disturbed, and the button says so (Chromium)', { tag: LONG }, async ({
  page,
  portal,
}) => {
  await withoutMenu(page);
  const device = await addAuthenticator(page);
  await device.touch(false);
  await portal.open();
  await page.evaluate(() => {
    const publicKey = { challenge: new Uint8Array(16), rpId: 'localhost' };
    navigator.credentials.get({ publicKey }).catch(() => {});
  });
  await portal.button('Use a passkey').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Another request for a passkey is open. Please finish it, then try again.',
  );
});

test('of two elements, the one with the focus offers passkeys in its menu (Chromium)', { tag: LONG }, async ({
  page,
  portal,
}) => {
  const device = await addAuthenticator(page);
  await device.touch(false);
  // Not the requests for a challenge: the browser is asked after the answer to them.
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      document.body.dataset.asked = String(Number(document.body.dataset.asked ?? 0) + 1);
      return get(options);
    };
  });
  const asked = page.locator('body');
  await portal.open();
  await expect(asked).toHaveAttribute('data-asked', '1');
  await page.evaluate(() => document.body.append(document.createElement('login-portal')));
  await expect(asked).toHaveAttribute('data-asked', '2');
  // The focus is in the first one since the page was opened.
  await portal.email.last().focus();
  await portal.email.first().focus();
  await expect(asked).toHaveAttribute('data-asked', '3');
  await portal.email.last().focus();
  await expect(asked).toHaveAttribute('data-asked', '4');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
