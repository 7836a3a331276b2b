import { consoleLines } from '../support/console-lines.ts';
import { ALL, choosePreferences, completeForms, requestMail } from './actions.ts';
import { expectSent, XSRF } from './expectations.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST } from './site.ts';

const FRAME =
  '<iframe sandbox="allow-scripts allow-forms" src="/framed" width="1000" height="2500"></iframe>';

// Without `allow-same-origin` the frame has an opaque origin: reading cookies or storage throws.
test('the elements work in a sandboxed frame and keep the visitor’s choices until the page is left', async ({
  host,
  page,
}) => {
  // The whole frame, because the cookie banner is at its end.
  await page.setViewportSize({ width: 1000, height: 2600 });
  host.serve('/framed', { head: BUNDLE, body: ALL });
  await host.open({ body: FRAME });
  const frame = page.frameLocator('iframe');
  await completeForms(frame);
  expectSent(host);
  await choosePreferences(frame);
  // A new element knows the choices too.
  await frame.locator('body').evaluate((body) => body.append(document.createElement('forgot-password')));
  const later = frame.locator('forgot-password').last();
  await expect(later.getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(later.locator('[part=root]')).toHaveAttribute('data-theme', 'dark');
});

test('the portal’s links change its screen in a sandboxed frame at the portal’s path', async ({
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

test('the console names the origin "null" if the server does not allow a sandboxed frame', async ({
  host,
  page,
  expectProblem,
}) => {
  expectProblem(/blocked by CORS policy|Cross-Origin Request Blocked/);
  // Its own server, to which the frame is another origin.
  const headers = { 'Access-Control-Allow-Origin': HOST };
  await page.route('**/api/**', (route) => route.fulfill({ headers, json: {} }));
  const lines = consoleLines(page);
  host.serve('/framed', { head: BUNDLE, body: '<login-portal></login-portal>' });
  await host.open({ body: FRAME });
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
  await expect.poll(() => lines.join('\n')).toContain('"Access-Control-Allow-Origin" is not exactly "null"');
});

test('in a srcdoc frame, the elements call the server of the page with its anti-forgery token', async ({
  host,
  page,
}) => {
  await page.context().addCookies([XSRF]);
  const frame = `<script src='/dist/login-portal.js'></script><forgot-password></forgot-password>`;
  await host.open({ body: `<iframe srcdoc="${frame}" height="800"></iframe>` });
  await requestMail(page.frameLocator('iframe'), 'forgot-password');
  const sent = host.requests.find((request) => request.url().endsWith('/forgotpw'));
  expect(sent?.headers()['x-xsrf-token']).toBe(XSRF.value);
});
