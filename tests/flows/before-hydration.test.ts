/* What the person does on the standalone page before the app has loaded. */

import { shownText } from '../support/shown-text.ts';
import { LONG } from '../support/tags.ts';
import { openWithoutApp } from './first-screen-page.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';
import { requestsOf } from './requests.ts';

const EMAIL = emailOf('both');

test('typed text, the selection and the focus survive hydration, and the app submits the text', async ({
  page,
  portal,
}) => {
  const hydrate = await openWithoutApp(page);
  await expect(portal.email).toBeFocused();
  await page.keyboard.type(EMAIL);
  for (const _ of 'abc') await page.keyboard.press('Shift+ArrowLeft');
  const input = await portal.email.elementHandle();
  await hydrate();
  expect(await input?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(portal.email).toBeFocused();
  await expect(portal.email).toHaveValue(EMAIL);
  // Replaces the three selected letters.
  await page.keyboard.type(EMAIL.slice(-3));
  await expect(portal.email).toHaveValue(EMAIL);
  const requests = requestsOf(page, /POST .*\/login$/);
  await page.keyboard.press('Enter');
  await expect(portal.choice('Member')).toBeVisible();
  expect(requests).toEqual([`POST /api/v1/login ${JSON.stringify({ email: EMAIL })}`]);
});

test('a key that comes before the focus is typed into the field', { tag: LONG }, async ({ page, portal }) => {
  // The focus waits for a frame.
  await page.addInitScript(() => Object.assign(globalThis, { requestAnimationFrame: () => 0 }));
  await openWithoutApp(page);
  await page.keyboard.type('ada');
  await expect(portal.email).toHaveValue('ada');
});

// tests/unit/kit/url.test.ts and src/features/voucher/mask.test.ts have more addresses.
test('what the address fills in is there before the app, and stays', { tag: LONG }, async ({
  page,
  portal,
}) => {
  for (const [path, label, value] of [
    ['?email=ada%2Btest@example.org', 'Email address', 'ada+test@example.org'],
    ['voucher/2cb9k-r44qw?email=ada@example.org', 'Email address', 'ada@example.org'],
    ['forgotpw?cat=any&amp;email=ada@example.org', 'Email address', 'ada@example.org'],
    ['/forgotpw//?email=ada@example.org', 'Email address', 'ada@example.org'],
    ['/voucher%E2%80%8B//2cb9kr44qw%C2%AD', 'Voucher code', '2CB9K-R44QW'],
  ] as const)
    await test.step(`${label} with ${path}`, async () => {
      const hydrate = await openWithoutApp(page, path);
      await expect(portal.field(label)).toHaveValue(value);
      await hydrate();
      await expect(portal.field(label)).toHaveValue(value);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('a voucher code that was typed before stays, with a stop instead of a hyphen or a character too many', {
  tag: LONG,
}, async ({ page, portal }) => {
  for (const [typed, shown] of [
    ['2cb9k.r44', '2CB9K-R44'],
    ['2cb9kr44qw2cb9kr44qw2cb9kk', '2CB9K-R44QW-2CB9K-R44QW-2CB9K'],
    ['thank you', ''],
  ] as const)
    await test.step(typed, async () => {
      const hydrate = await openWithoutApp(page, 'voucher/');
      await portal.field('Voucher code').pressSequentially(typed);
      await hydrate();
      await expect(portal.field('Voucher code')).toHaveValue(shown);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('a composition of an input method continues', { tag: LONG }, async ({ page, portal }) => {
  const hydrate = await openWithoutApp(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'かな', selectionStart: 2, selectionEnd: 2 });
  await hydrate();
  await session.send('Input.imeSetComposition', { text: 'かなか', selectionStart: 3, selectionEnd: 3 });
  await session.send('Input.insertText', { text: '仮名か' });
  await expect(portal.email).toHaveValue('仮名か');
});

test('Enter shows the button as busy, and is carried out once when the app has loaded; what is typed after it goes into the password field', async ({
  page,
  portal,
}) => {
  const requests = requestsOf(page, /POST /);
  // A server that changes the anti-forgery cookie with every answer may refuse the first of two requests.
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.ok() && response.request().method() === 'POST') answers.push(response.url());
  });
  const hydrate = await openWithoutApp(page);
  await page.keyboard.type(emailOf('adminWithoutCode'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const button = portal.button('Continue');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button.locator('.spinner')).toBeVisible();
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/login/');
  await page.keyboard.type(passwordOf('adminWithoutCode'));
  await expect(portal.email).toHaveValue(emailOf('adminWithoutCode'));
  await hydrate();
  await expect(portal.password).toHaveValue(passwordOf('adminWithoutCode'));
  expect(answers).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  expect(requests).toHaveLength(2);
});

test('a click on a button or a link is carried out when the app has loaded', { tag: LONG }, async ({
  page,
  portal,
}) => {
  const hydrate = await openWithoutApp(page);
  await portal.button('Switch to dark mode').click();
  await hydrate();
  await expect(portal.button('Switch to light mode')).toBeVisible();

  const again = await openWithoutApp(page, '?email=a%40b.example');
  await expect(portal.email).toHaveValue('a@b.example');
  await page.getByText('Forgot password?').click();
  await again();
  await expect(portal.title('Forgot Password')).toBeVisible();
  await expect(page).toHaveURL('/login/forgotpw?email=a%40b.example&cat=any');
});

for (const clicks of [1, 2])
  test(`after ${clicks} click${clicks > 1 ? 's' : ''} before the app, another one at the same place chooses nothing that has appeared`, {
    tag: clicks === 1 ? [] : LONG,
  }, async ({ page, portal }) => {
    const requests = requestsOf(page, /POST /);
    const hydrate = await openWithoutApp(page);
    await page.keyboard.type(EMAIL);
    const { x = 0, y = 0 } = (await portal.button('Continue').boundingBox()) ?? {};
    const place = [x + 20, y + 4] as const;
    for (let click = 0; click < clicks; click++) await page.mouse.click(...place);
    const appeared = page.evaluate(async ([x, y]) => {
      const root = document.querySelector('login-portal')?.shadowRoot;
      const find = () => root?.querySelector<HTMLElement>('[part=option]');
      while (!find()) await new Promise(requestAnimationFrame);
      const option = find() as HTMLElement;
      // Whatever the layout, the option is under the pointer as soon as it appears.
      const box = option.getBoundingClientRect();
      option.style.translate = `${x - box.x - 9}px ${y - box.y - 9}px`;
      return (performance.timeOrigin + performance.now()) / 1000;
    }, place);
    await hydrate();
    // Of this moment, although the browser of a busy machine gets the click later.
    const timestamp = await appeared;
    const session = await page.context().newCDPSession(page);
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await session.send('Input.dispatchMouseEvent', {
        type,
        x: place[0],
        y: place[1],
        button: 'left',
        clickCount: 1,
        timestamp,
      });
    await expect(portal.choice('Member')).toBeVisible();
    expect(requests.filter((request) => !request.endsWith(JSON.stringify({ email: EMAIL })))).toEqual([]);
    await page.waitForTimeout(550);
    await page.mouse.click(...place);
    await expect(portal.password).toBeVisible();
  });

for (const [name, change] of Object.entries({
  'neither the style nor the script': (policy: string) => policy.replaceAll(/ 'sha256-[^']+'/g, ''),
  'only the script': (policy: string) => policy.replace(/(style-src 'self')[^;]*/, '$1'),
  'only the style': (policy: string) => policy.replace(/(script-src 'self')[^;]*/, '$1'),
}))
  test(`a policy that allows ${name} of the page shows nothing unstyled, and the app works`, {
    tag: name.startsWith('neither') ? [] : LONG,
  }, async ({ page, portal, expectProblem }) => {
    expectProblem(/security policy|Applying inline style|Executing inline script/);
    await page.route('**/login/', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = change(headers['content-security-policy'] ?? '');
      return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
    });
    const hydrate = await openWithoutApp(page);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await hydrate();
    await portal.submitEmail(EMAIL);
    await expect(portal.choice('Member')).toBeVisible();
  });

// Their screens with a form are in first-screens.test.ts.
test('the first screen has no form on a path that needs the app', { tag: LONG }, async ({ page }) => {
  for (const path of ['token/abc', 'resetpw', 'personaldata', 'sso/admin'])
    await test.step(path, async () => {
      await openWithoutApp(page, path);
      await expect(shownText(page, 'Please wait…')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    });
});
