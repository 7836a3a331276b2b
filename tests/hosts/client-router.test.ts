import type { Page } from 'playwright/test';
import { enter } from '../support/enter.ts';
import { serveTurbo } from './client-router-sites.ts';
import { expect, test } from './host-test.ts';
import { HOST, type Site } from './site.ts';

const expectPage = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();

/** Turbo loads the page of an entry although it keeps the portal, and logs an error if the next step interrupts it. */
const expectIdle = (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('aria-busy');

async function goBack(page: Page): Promise<void> {
  await expectIdle(page);
  await page.goBack();
}

async function goForward(page: Page): Promise<void> {
  await expectIdle(page);
  await page.goForward();
}

interface Entry {
  path: string;
  state: unknown;
}

const entry = (page: Page): Promise<Entry> =>
  page.evaluate(() => ({ path: location.pathname, state: history.state }));

/** Uses the keyboard, because the portal covers the links of the page. */
const follow = (page: Page, name: string) => page.getByRole('link', { name }).press('Enter');

/** The paths of all history entries of the tab. */
const historyPaths = (page: Page) =>
  page.evaluate(() => navigation.entries().map(({ url }) => new URL(url ?? '').pathname));

async function open(host: Site, page: Page) {
  host.ownsPage = true;
  serveTurbo(host);
  await page.goto(HOST);
}

test(`Back and Forward work between the site’s pages and the portal’s screens`, async ({ host, page }) => {
  await open(host, page);
  const stops: { title: string; entry: Entry }[] = [];
  async function expectArrival(title: string) {
    await expectPage(page, title);
    await expect(page.getByRole('heading')).toHaveCount(1);
    stops.push({ title, entry: await entry(page) });
  }
  await expectArrival('Welcome');
  await follow(page, 'Sign in');
  await expectArrival('Login');
  await follow(page, 'Forgot password?');
  await expectArrival('Forgot Password');
  await follow(page, 'Contact');
  await expectArrival('Contact us');
  const visited = ['/', '/login/', '/login/forgotpw', '/contact'];
  expect(await historyPaths(page)).toEqual(visited);

  async function expectStop(stop: (typeof stops)[number] | undefined) {
    await expectPage(page, stop?.title ?? '');
    await expect(page.getByRole('heading')).toHaveCount(1);
    expect(await entry(page)).toEqual(stop?.entry);
    expect(await historyPaths(page)).toEqual(visited);
  }
  for (const stop of stops.slice(0, -1).reverse()) {
    await goBack(page);
    await expectStop(stop);
  }
  for (const stop of stops.slice(1)) {
    await goForward(page);
    await expectStop(stop);
  }
});

test(`a portal outside its base does not change the page’s history entry, and Back returns to it`, async ({
  host,
  page,
}) => {
  await open(host, page);
  await follow(page, 'Contact');
  await expectPage(page, 'Contact us');
  await page.goto(`${HOST}/help?topic=1`);
  await expectPage(page, 'Login');
  const initial = await entry(page);
  expect(await page.evaluate(() => location.search)).toBe('?topic=1');
  await page.getByLabel('Email address').fill('ada@example.org');
  await follow(page, 'Forgot password?');
  await expectPage(page, 'Forgot Password');
  await goBack(page);
  await expectPage(page, 'Login');
  expect(await entry(page)).toEqual(initial);
  await goBack(page);
  await expectPage(page, 'Contact us');
  expect(await historyPaths(page)).toEqual(['/', '/contact', '/help', '/login/forgotpw']);
});

test(`Back leads from a stage of the login to the site’s pages, and Forward returns to the login`, async ({
  host,
  page,
}) => {
  await open(host, page);
  const welcome = await entry(page);
  await follow(page, 'Sign in');
  await expectPage(page, 'Login');
  const login = await entry(page);
  async function reachPassword() {
    await enter(page, 'email', ['ada@example.org']);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  }
  await reachPassword();
  expect((await entry(page)).state).toEqual({
    ...(login.state as object),
    'login-portal': { journey: expect.any(String), stage: 'password', depth: 1 },
  });
  await goBack(page);
  await expect(page.getByLabel('Email address')).toHaveValue('ada@example.org');
  await goBack(page);
  await expectPage(page, 'Welcome');
  expect(await entry(page)).toEqual(welcome);
  await goForward(page);
  await reachPassword();
  await expectIdle(page);
  await page.evaluate(() => history.go(-2));
  await expectPage(page, 'Welcome');
  expect(await entry(page)).toEqual(welcome);
  await goForward(page);
  await reachPassword();
  await follow(page, 'Contact');
  await expectPage(page, 'Contact us');
  const contact = await entry(page);
  expect(contact.state).not.toHaveProperty('login-portal');
  await goBack(page);
  await expect(page.getByLabel('Email address')).toHaveValue('ada@example.org');
  await expect.poll(async () => (await entry(page)).state).toMatchObject({ 'login-portal': { depth: 0 } });
  await goBack(page);
  await expectPage(page, 'Welcome');
  expect(await entry(page)).toEqual(welcome);
  expect(await historyPaths(page)).toEqual(['/', '/login/', '/login/', '/contact']);
});
