import type { Page } from 'playwright/test';
import { ROUTERS } from './client-router-sites.ts';
import { expect, test } from './host-test.ts';
import { HOST, type Site } from './site.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

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

for (const [router, serve] of Object.entries(ROUTERS)) {
  async function open(host: Site, page: Page) {
    host.ownsPage = true;
    await serve(host);
    await page.goto(HOST);
  }

  test(`${router}: Back and Forward work between the site’s pages and the portal’s screens`, async ({
    host,
    page,
  }) => {
    await open(host, page);
    const stops: { title: string; entry: Entry }[] = [];
    async function expectArrival(title: string) {
      await expect(heading(page, title)).toBeVisible();
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
      await expect(heading(page, stop?.title ?? '')).toBeVisible();
      await expect(page.getByRole('heading')).toHaveCount(1);
      expect(await entry(page)).toEqual(stop?.entry);
      expect(await historyPaths(page)).toEqual(visited);
    }
    for (const stop of stops.slice(0, -1).reverse()) {
      await page.goBack();
      await expectStop(stop);
    }
    for (const stop of stops.slice(1)) {
      await page.goForward();
      await expectStop(stop);
    }
  });

  test(`${router}: the portal stores the typed email next to the router’s history state`, async ({
    host,
    page,
  }) => {
    await open(host, page);
    await follow(page, 'Sign in');
    await expect(heading(page, 'Login')).toBeVisible();
    const { state } = await entry(page);
    await page.getByLabel('Email address').fill('ada@example.org');
    await follow(page, 'Contact');
    await expect(heading(page, 'Contact us')).toBeVisible();
    expect((await entry(page)).state).not.toHaveProperty('login-portal');

    await page.goBack();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.getByLabel('Email address').fill('ada@example.org');
    await expect
      .poll(async () => (await entry(page)).state)
      .toEqual({ ...(state as object), 'login-portal': { email: 'ada@example.org' } });
    // When a page is loaded, Turbo replaces the whole state of its entry.
    if (router === 'Turbo') return;
    await page.reload();
    await expect(page.getByLabel('Email address')).toHaveValue('ada@example.org');
  });

  test(`${router}: a portal outside its base does not change the page’s history entry, and Back returns to it`, async ({
    host,
    page,
  }) => {
    await open(host, page);
    await follow(page, 'Contact');
    await expect(heading(page, 'Contact us')).toBeVisible();
    await page.goto(`${HOST}/help?topic=1`);
    await expect(heading(page, 'Login')).toBeVisible();
    const initial = await entry(page);
    expect(await page.evaluate(() => location.search)).toBe('?topic=1');
    await page.getByLabel('Email address').fill('ada@example.org');
    await follow(page, 'Forgot password?');
    await expect(heading(page, 'Forgot Password')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Login')).toBeVisible();
    expect(await entry(page)).toEqual(initial);
    await page.goBack();
    await expect(heading(page, 'Contact us')).toBeVisible();
    expect(await historyPaths(page)).toEqual(['/', '/contact', '/help', '/login/forgotpw']);
  });

  test(`${router}: Back leads from a stage of the login to the site’s pages, and Forward returns to the login`, async ({
    host,
    page,
  }) => {
    await open(host, page);
    const welcome = await entry(page);
    await follow(page, 'Sign in');
    await expect(heading(page, 'Login')).toBeVisible();
    const login = await entry(page);
    async function reachPassword() {
      await page.getByLabel('Email address').fill('ada@example.org');
      await page.getByLabel('Email address').press('Enter');
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    }
    await reachPassword();
    expect((await entry(page)).state).toEqual({
      ...(login.state as object),
      'login-portal': { email: 'ada@example.org', stage: 'password', depth: 1 },
    });
    await page.goBack();
    await expect(page.getByLabel('Email address')).toHaveValue('ada@example.org');
    await page.goBack();
    await expect(heading(page, 'Welcome')).toBeVisible();
    expect(await entry(page)).toEqual(welcome);
    await page.goForward();
    await reachPassword();
    await page.evaluate(() => history.go(-2));
    await expect(heading(page, 'Welcome')).toBeVisible();
    expect(await entry(page)).toEqual(welcome);
    await page.goForward();
    await reachPassword();
    await follow(page, 'Contact');
    await expect(heading(page, 'Contact us')).toBeVisible();
    const contact = await entry(page);
    expect(contact.state).not.toHaveProperty('login-portal');
    await page.goBack();
    await expect(page.getByLabel('Email address')).toHaveValue('ada@example.org');
    await expect.poll(async () => (await entry(page)).state).toMatchObject({ 'login-portal': { depth: 0 } });
    await page.goBack();
    await expect(heading(page, 'Welcome')).toBeVisible();
    expect(await entry(page)).toEqual(welcome);
    expect(await historyPaths(page)).toEqual(['/', '/login/', '/login/', '/contact']);
  });
}
