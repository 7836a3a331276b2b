/* What the person does while React hydrates the standalone page. */

import type { Page } from 'playwright/test';
import { openWithoutApp } from './first-screen-page.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';
import { requestsOf } from './requests.ts';

/** Stops the tasks of React when it begins to hydrate, after the removal of the attribute. The returned function lets them go on. */
async function pauseHydration(page: Page, path = ''): Promise<() => Promise<void>> {
  const hydrate = await openWithoutApp(page, path);
  await page.evaluate(() => {
    const root = document.querySelector('login-portal')?.shadowRoot?.querySelector('.root');
    const { postMessage } = MessagePort.prototype;
    const tasks: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const post = () => postMessage.call(this, message);
      if (root?.hasAttribute('data-route')) return post();
      tasks.push(post);
      document.title = 'Waiting';
    };
    document.addEventListener('go-on', () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const task of tasks) task();
    });
  });
  const hydrated = hydrate();
  await expect(page).toHaveTitle('Waiting');
  return async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('go-on')));
    await hydrated;
  };
}

async function expectNotEnded(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.locator('login-portal style')).not.toHaveCount(0);
}

// React would dispatch the events again, at a target that they no longer have.
test('the focus may move within the element while it hydrates', async ({ page, portal }) => {
  const hydrate = await openWithoutApp(page);
  await page.locator('login-portal').evaluate(({ shadowRoot }) => {
    const move = () => {
      const email = shadowRoot?.querySelector<HTMLElement>('[type=email]');
      const isFocused = shadowRoot?.activeElement === email;
      (isFocused ? shadowRoot?.querySelector<HTMLElement>('button') : email)?.focus();
      if (shadowRoot?.querySelector('style')) setTimeout(move);
    };
    move();
  });
  await hydrate();
  await portal.submitEmail(emailOf('both'));
  await expect(portal.choice('Member')).toBeVisible();
});

test('a code that is typed while the page hydrates is whole, and formatted', async ({ page, portal }) => {
  const goOn = await pauseHydration(page, 'voucher/');
  await expect(portal.field('Voucher code')).toBeFocused();
  await page.evaluate(() => {
    const letters = [...'2cb9kr44qw'];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.execCommand('insertText', false, letters.shift());
      if (letters.length > 0) port2.postMessage('');
    };
    port2.postMessage('');
  });
  await goOn();
  await expect(portal.field('Voucher code')).toHaveValue('2CB9K-R44QW');
  await page.keyboard.press('Backspace');
  await expect(portal.field('Voucher code')).toHaveValue('2CB9K-R44Q');
});

// The paste makes React end the hydration, in the same task.
test('a password manager may paste and enter a text while the page hydrates', async ({ page, portal }) => {
  const goOn = await pauseHydration(page, 'voucher/');
  await page.evaluate(() => {
    const root = document.querySelector('login-portal')?.shadowRoot;
    const field = root?.querySelector('[name=voucher]') as HTMLInputElement;
    field.dispatchEvent(new Event('paste', { bubbles: true }));
    field.value = '2cb9kr44qw';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await goOn();
  await expect(portal.field('Voucher code')).toHaveValue('2CB9K-R44QW');
});

test('a press while the page hydrates does not end it, and is carried out afterwards', async ({ page }) => {
  const goOn = await pauseHydration(page);
  await page.getByRole('button', { name: 'Dark' }).click();
  await expectNotEnded(page);
  const root = page.locator('login-portal .root');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await goOn();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

for (const [way, submit] of [
  ['Enter has', (page: Page) => page.keyboard.press('Enter')],
  [
    'a script has',
    (page: Page) => page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit()),
  ],
] as const)
  test(`what is typed after ${way} submitted the address while the page hydrates is not added to it`, async ({
    page,
    portal,
  }) => {
    const requests = requestsOf(page, /POST /);
    const goOn = await pauseHydration(page);
    await page.keyboard.type(emailOf('memberWithPassword'));
    await submit(page);
    await expectNotEnded(page);
    await page.keyboard.type(passwordOf('memberWithPassword'));
    await goOn();
    await expect(portal.password).toHaveValue(passwordOf('memberWithPassword'));
    const body = JSON.stringify({ email: emailOf('memberWithPassword') });
    expect(requests).toEqual([`POST /api/v1/login ${body}`]);
  });

test("the page's own field in a slot has its events while the page hydrates", async ({ page }) => {
  const goOn = await pauseHydration(page);
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.slot = 'heading';
    document.querySelector('login-portal')?.append(field);
    for (const type of ['focusin', 'input']) field.addEventListener(type, () => field.classList.add(type));
    field.focus();
    document.execCommand('insertText', false, 'a');
  });
  await goOn();
  await expect(page.locator('input[slot]')).toHaveClass('focusin input');
});
