import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST, type Site } from './site.ts';

const bundled = build({
  entryPoints: ['tests/hosts/fixtures/client-router.ts'],
  bundle: true,
  write: false,
  define: { 'process.env.NODE_ENV': '"production"' },
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

/** Opens a single-page site: its server sends the same document for every path. */
async function open(host: Site, path: string): Promise<void> {
  host.ownsPage = true;
  host.replace('/site.js', await bundled);
  const document = { body: `<main></main><script src="/site.js"></script>${BUNDLE}` };
  for (const address of ['/', '/contact', '/login/', '/login/forgotpw', '/help'])
    host.serve(address, document);
  await host.open(document, path);
}

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

test('Back and Forward work between a client router’s pages and the portal’s screens', async ({
  host,
  page,
}) => {
  await open(host, '/');
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

test('the portal stores the typed email next to the client router’s history state', async ({
  host,
  page,
}) => {
  await open(host, '/');
  await follow(page, 'Sign in');
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
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue('ada@example.org');
});

test('a portal outside its base does not change the page’s history entry, and Back returns to it', async ({
  host,
  page,
}) => {
  await open(host, '/');
  await follow(page, 'Contact');
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
