/* A page that the browser reads as XML. Chromium runs no module scripts there. */
import { expectDone } from '../support/enter.ts';
import { ALL, EMAIL } from './actions.ts';
import { XSRF } from './expectations.ts';
import { emailIn } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { HOST } from './site.ts';

for (const file of ['portal.js', 'login-portal.js'])
  test(`the elements work in an XHTML page with a classic script: ${file}`, async ({ host, page }) => {
    // The comparison at the end reads HTML, and so do Playwright's labels.
    host.ownsPage = true;
    await page.context().addCookies([XSRF]);
    const head = `<title>A host page</title><script src="/dist/${file}"></script>`;
    const body = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head>${head}</head><body>${ALL}</body></html>`;
    await page.route(`${HOST}/page.xhtml`, (route) =>
      route.fulfill({ contentType: 'application/xhtml+xml', body }),
    );
    await page.goto(`${HOST}/page.xhtml`);
    const request = page.locator('forgot-password');
    await emailIn(request).fill(EMAIL);
    await emailIn(request).press('Enter');
    await expectDone(request, 'mailRequest');
    await page.locator('[name=user]').fill(EMAIL);
    await page.locator('[name=user]').press('Enter');
    await expect(page.locator('login-portal [type=password]')).toBeVisible();
    await page.locator('theme-switcher button').click();
    await expect(page.locator('voucher-redeem .root')).toHaveAttribute('data-theme', 'dark');
  });
