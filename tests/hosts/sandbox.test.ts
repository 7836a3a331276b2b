import { BUNDLE, expect, test, VOUCHER } from './site.ts';
import { ALL, chooseDark, REDEMPTION, REGISTRATION, useAll } from './actions.ts';

const FRAME =
  '<iframe sandbox="allow-scripts allow-forms" src="/framed" width="1000" height="2500"></iframe>';

/* Without `allow-same-origin` the frame is a stranger everywhere: even looking at cookies or storage throws. */
test('in a sandboxed frame everything works, and choices last for the page', async ({ host, page }) => {
  host.serve('/framed', { head: BUNDLE, body: ALL });
  await host.open({ body: FRAME });
  const frame = page.frameLocator('iframe');
  await useAll(frame);
  expect(host.sent(`POST /api/v1/vouchers/${VOUCHER}/info`)).toEqual(REDEMPTION);
  expect(host.sent('POST /api/v1/members/registration')).toEqual(REGISTRATION);

  await chooseDark(frame);
  const portal = frame.locator('login-portal').first();
  host.replies['GET /api/v1/i18n/messages/login/de'] = { translations: {} };
  await portal.getByRole('button', { name: 'Language' }).click();
  await portal.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(portal.getByLabel('Passwort', { exact: true })).toBeVisible();
  // One that comes later knows both choices.
  await frame.locator('body').evaluate((body) => body.append(document.createElement('forgot-password')));
  const later = frame.locator('forgot-password');
  await expect(later.getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(later.locator('[part=root]')).toHaveAttribute('data-theme', 'dark');
});

test('in a sandboxed frame at its own address, the portal leads from screen to screen', async ({
  host,
  page,
}) => {
  host.serve('/login/', { head: BUNDLE, body: '<login-portal></login-portal>' });
  host.ownsPage = true;
  await host.open({ body: FRAME.replace('/framed', '/login/') });
  const frame = page.frameLocator('iframe');
  await frame.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(frame.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await frame.getByRole('link', { name: 'Back to Login' }).click();
  await expect(frame.getByRole('heading', { name: 'Login', exact: true })).toBeVisible();
});
