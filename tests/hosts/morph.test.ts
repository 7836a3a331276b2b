/* Libraries that morph a page into the HTML of the server, which has nothing inside the element. */
import { CONFIG } from '../support/calls.ts';
import { register } from './actions.ts';
import { bundle } from './bundle.ts';
import { expect, test } from './host-test.ts';
import { REQUIRES_CAPTCHA } from './replies.ts';
import { BUNDLE } from './site.ts';

const SCRIPT = '/tests/support/fake-turnstile.js';
const BODY = `<main><self-register captcha="turnstile" captcha-src="${SCRIPT}"><div slot="footer">Ours</div></self-register></main>`;
const LOGIN = '<main><login-portal rendering="light"></login-portal></main>';
const MORPHED = BODY.replace('<div', '<div slot="heading">New</div>$&').replace(
  '<main>',
  '<main class="new">',
);

/** Turbo morphs as Idiomorph does. morphdom also takes every element with an id out of the content. */
const MORPH = `import * as Turbo from '@hotwired/turbo'; Turbo.session.drive = false;
  window.morph = (main, html) => {
    for (const element of main.querySelectorAll('login-portal [id]')) element.remove();
    Turbo.morphElements(main, new Range().createContextualFragment(html).firstChild);
  };`;

test('a captcha comes back after a library has removed it', async ({ host, page }) => {
  host.ownsPage = true;
  host.replies[CONFIG] = REQUIRES_CAPTCHA;
  host.replace('/library.js', (await bundle(MORPH)).code);
  await page.addInitScript(() => {
    const rendered: HTMLElement[] = [];
    const fakes = {
      mode: 'solves',
      removed: [],
      rendered,
      add: (box: HTMLElement) => `widget-${rendered.push(box)}`,
      buttonIn: (box: HTMLElement) => box.appendChild(document.createElement('button')),
      token: () => `token-${rendered.length}`,
    };
    Object.assign(window, { fakes });
  });
  await host.open({
    head: `${BUNDLE.replace('>', ` data-captcha="${SCRIPT}">`)}<script type="module" src="/library.js"></script>`,
    body: BODY,
  });
  const captcha = page.locator('login-portal-captcha button');
  await expect(captcha).toBeVisible();
  for (const [html, count] of [
    [MORPHED, 2],
    [BODY, 3],
  ] as const) {
    await page.evaluate((html) => Reflect.get(window, 'morph')(document.querySelector('main'), html), html);
    await expect(page.locator('main.new')).toHaveCount(html === MORPHED ? 1 : 0);
    await expect(captcha).toBeVisible();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'fakes').rendered.length)).toBe(count);
  }
  await register(page);
  expect(host.sent('POST /api/v1/members/registration')).toMatchObject({ gRCtoken: 'token-3' });
});

test('a login without a shadow root stays as it is when a library morphs the page', async ({
  host,
  page,
}) => {
  host.ownsPage = true;
  host.replace('/library.js', (await bundle(MORPH)).code);
  const head = `${BUNDLE}<script type="module" src="/library.js"></script>`;
  await host.open({ head, body: LOGIN }, '/login/');
  await page.getByLabel('Email address').fill('ada@example.org');
  for (const html of [LOGIN.replace('<main>', '<main class="new">'), LOGIN]) {
    await page.evaluate((html) => Reflect.get(window, 'morph')(document.querySelector('main'), html), html);
    await expect(page.locator('main.new')).toHaveCount(html === LOGIN ? 0 : 1);
    await expect(page.getByLabel('Email address')).toHaveValue('ada@example.org');
  }
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
});
