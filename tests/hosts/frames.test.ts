/* Pages in frames, and the pages of a portal, which refuse to be framed. */
import { readFileSync } from 'node:fs';
import { EMAIL } from './actions.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST } from './site.ts';

const PARTNER = 'https://partner.example';
const FORM = '<forgot-password></forgot-password>';
/** The list of the documentation. */
const [SANDBOX = ''] = /sandbox="[^"]+"/.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];
const REFUSED = { 'Content-Security-Policy': "frame-ancestors 'none'" };

for (const [name, top, attributes] of [
  ['of the same site', HOST, ''],
  // The driver of Firefox does not click in a frame of another site.
  ['of another site (Chromium)', PARTNER, ''],
  ['with the sandbox of the documentation (Chromium)', PARTNER, SANDBOX],
] as const)
  test(`a link to the login leaves a frame ${name}`, async ({ host, page }) => {
    host.ownsPage = true;
    host.others.push(PARTNER);
    host.serve('/framed', { head: BUNDLE, body: FORM });
    host.serve('/login/', { body: 'The login', headers: REFUSED });
    host.serve('/', { body: `<iframe src="${HOST}/framed" height="600" ${attributes}></iframe>` });
    await page.goto(top);
    await page.frameLocator('iframe').getByRole('link', { name: 'Back to Login' }).click();
    await expect(page.locator('body')).toHaveText('The login');
    expect(page.url()).toBe(`${HOST}/login/`);
  });

test('a link opens a new tab from the sandbox of the documentation', async ({ host, page }) => {
  host.ownsPage = true;
  const headers = { 'Cross-Origin-Opener-Policy': 'same-origin' };
  host.serve('/privacy', { body: 'The privacy statement', headers });
  host.serve('/framed', { head: BUNDLE, body: '<access-request></access-request>' });
  await page.context().route('**', (route) => host.answer(route));
  await host.open({ body: `<iframe src="/framed" height="600" ${SANDBOX}></iframe>` });
  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByRole('link', { name: 'Privacy Statement' }).click();
  await expect((await opened).locator('body')).toHaveText('The privacy statement');
});

test('a frame that may not leave its page has a link', async ({ host, page, browserName, expectProblem }) => {
  if (browserName === 'chromium') expectProblem(/Unsafe attempt to initiate navigation/);
  host.ownsPage = true;
  host.serve('/framed', { head: BUNDLE, body: FORM });
  await host.open({
    body: '<iframe src="/framed" height="600" sandbox="allow-scripts allow-forms allow-same-origin"></iframe>',
  });
  const frame = page.frameLocator('iframe');
  await frame.getByRole('link', { name: 'Back to Login' }).click();
  const link = frame.getByRole('link', { name: 'Continue' });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('target', '_top');
  expect(await link.getAttribute('href')).toBe(`${HOST}/login/`);
});

test('a form in a frame of another site says why it cannot be sent (Chromium)', async ({ host, page }) => {
  host.ownsPage = true;
  host.others.push(PARTNER);
  host.serve('/framed', { head: BUNDLE, body: FORM });
  host.serve('/', { body: `<iframe src="${HOST}/framed" height="600"></iframe>` });
  // As a server answers without the anti-forgery cookie, which is SameSite=Lax.
  await page.route(`${HOST}/api/v1/login/forgotpw`, (route) => route.fulfill({ status: 403 }));
  await page.goto(PARTNER);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('textbox').fill(EMAIL);
  await frame.getByRole('textbox').press('Enter');
  await expect(frame.getByRole('alert')).toContainText('open this form in a tab of its own');
});
