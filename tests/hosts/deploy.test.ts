import type { Page } from 'playwright/test';
import { elementTags } from '../../scripts/build/element-tags.ts';
import { CONFIG } from '../support/calls.ts';
import { ALL, completeForms, expectShown, register } from './actions.ts';
import { expectSent } from './expectations.ts';
import { expect, test } from './host-test.ts';
import { REQUIRES_CAPTCHA } from './replies.ts';
import { moduleScripts } from './site.ts';

const SOURCE = '/tests/support/fake-captcha.js';
const CAPTCHA = `captcha-src="${SOURCE}"`;
const TRUST = `<script type="module">
  import { trustCaptcha } from '/dist/elements/trust.js';
  trustCaptcha('${SOURCE}');
</script>`;

const DOCUMENTS = {
  'self-register': { path: '/', html: `<self-register ${CAPTCHA}></self-register>` },
  'login-portal': { path: '/login/register', html: `<login-portal ${CAPTCHA}></login-portal>` },
};

for (const [tag, { path, html }] of Object.entries(DOCUMENTS))
  test(`${tag} sends a registration with a captcha after a deploy has removed its files`, async ({
    host,
    page,
  }) => {
    host.ownsPage = true;
    host.replies[CONFIG] = REQUIRES_CAPTCHA;
    await host.open({ head: TRUST, body: html + moduleScripts([tag]) }, path);
    await expect(page.getByLabel('First name')).toBeVisible();
    const requested = await removeFiles(page);
    await register(page, tag);
    expect(host.sent('POST /api/v1/members/registration')).toMatchObject({ gRCtoken: 'a-token' });
    expect(requested).toEqual([]);
  });

test('the forms of all elements can be sent after a deploy has removed their files', async ({
  host,
  page,
}) => {
  await host.open({ body: ALL + moduleScripts(elementTags) });
  await expectShown(page);
  // The file that is loaded last. Without it, the buttons of the providers have letters.
  await expect(page.locator('.mark path').first()).toBeAttached();
  const requested = await removeFiles(page);
  await completeForms(page);
  expectSent(host);
  expect(requested).toEqual([]);
});

/**
 * Answers every file of the project with a 404 and returns the list of requests for one. Without the file of the mailbox, only a
 * button is missing.
 */
async function removeFiles(page: Page): Promise<string[]> {
  const requested: string[] = [];
  // What a form may need later has begun to load.
  await page.waitForLoadState('networkidle');
  await page.route('**/dist/**', (route) => {
    const url = route.request().url();
    if (!url.includes('/mailbox-link-')) requested.push(url);
    return route.fulfill({ status: 404 });
  });
  return requested;
}
