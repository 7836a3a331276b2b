import { BUNDLE, expect, HOST, test } from './site.ts';
import { ALL, submitEmail, useAll } from './actions.ts';

const BASE = '<base href="https://elsewhere.example/some/where/">';
/** The host's own script has to say where it is; so does everything else on such a page. */
const HEAD = BASE + BUNDLE.replace('/dist', `${HOST}/dist`);
const module = (tag: string) => `<script type="module" src="${HOST}/dist/elements/${tag}.js"></script>`;

const XSRF = { name: 'XSRF-TOKEN', value: 'only-for-the-host', url: HOST };

for (const [build, head] of Object.entries({
  'the one file': HEAD,
  'the modules': BASE + ['voucher-redeem', 'self-register', 'login-portal'].map(module).join(''),
})) {
  test(`a <base> of another site gets no request and no header: ${build}`, async ({ host, page }) => {
    await page.context().addCookies([XSRF]);
    await host.open({ head, body: ALL });
    await useAll(page);
    const posts = host.requests.filter((request) => request.method() === 'POST');
    expect(posts).toHaveLength(3);
    for (const post of posts) expect(post.headers()['x-xsrf-token']).toBe(XSRF.value);
    expect(host.requests.filter((request) => !request.url().startsWith(`${HOST}/`))).toEqual([]);

    const links = await page
      .locator('a[href]')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
    const actions = await page
      .locator('form')
      .evaluateAll((all: HTMLFormElement[]) => all.map(({ action }) => action));
    expect(links.length).toBeGreaterThan(2);
    expect(actions.length).toBeGreaterThan(0);
    for (const address of [...links, ...actions]) expect(new URL(address).origin).toBe(HOST);
  });
}

for (const [kind, path, next] of [
  ['in memory', '/', '/'],
  ['in the address bar', '/login/', '/login/forgotpw?cat=any'],
  ['from an address that does not exist', '/login/nowhere', '/login/forgotpw?cat=any'],
] as const) {
  test(`links into the portal are followed inside of it: ${kind}`, async ({ host, page }) => {
    host.ownsPage = path !== '/';
    await host.open({ head: HEAD, body: '<login-portal></login-portal>' }, path);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    expect(page.url()).toBe(HOST + next);
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await submitEmail(page);
    expect(host.requests.filter((request) => !request.url().startsWith(`${HOST}/`))).toEqual([]);
  });
}

test('single sign-on and the areas behind the login are the host’s', async ({ host, page }) => {
  host.serve('/api/v1/auth/sso/google', { body: 'Signing on' });
  await host.open({ head: HEAD, body: '<login-portal></login-portal>' });
  await page.getByRole('button', { name: /Google/i }).click();
  await expect(page.getByText('Signing on')).toBeVisible();
  expect(page.url()).toBe(`${HOST}/api/v1/auth/sso/google`);
});
