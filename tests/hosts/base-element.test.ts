import { elementTags } from '../../scripts/build/element-tags.ts';
import { ALL, submitEmail } from './actions.ts';
import { expectUsable, XSRF } from './expectations.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST, moduleScripts, type Site } from './site.ts';

const BASE = '<base href="https://elsewhere.example/some/where/">';
// On such a page every URL of the host's own origin must be absolute.
const HEAD = BASE + BUNDLE.replace('/dist', `${HOST}/dist`);

const requestsElsewhere = (host: Site) =>
  host.requests.filter((request) => !request.url().startsWith(`${HOST}/`));

for (const [build, head] of Object.entries({
  'the one file': HEAD,
  'the modules': BASE + moduleScripts(elementTags, HOST),
})) {
  test(`with ${build}, a <base> of another site receives no request and no header`, async ({
    host,
    page,
  }) => {
    await page.context().addCookies([XSRF]);
    await host.open({ head, body: ALL });
    await expectUsable(host, page);
    expect(requestsElsewhere(host)).toEqual([]);

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

for (const [location, path, next] of [
  ['in memory', '/', '/'],
  ['in the address bar, starting from an unknown path', '/login/nowhere', '/login/forgotpw?cat=any'],
] as const) {
  test(`with a <base> of another site, the portal's links change its screen ${location}`, async ({
    host,
    page,
  }) => {
    host.ownsPage = path !== '/';
    await host.open({ head: HEAD, body: '<login-portal></login-portal>' }, path);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    expect(page.url()).toBe(HOST + next);
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await submitEmail(page);
    expect(requestsElsewhere(host)).toEqual([]);
  });
}

test('with a <base> of another site, single sign-on starts at the host page’s origin', async ({
  host,
  page,
}) => {
  host.serve('/api/v1/auth/sso/google', { body: 'Signing on' });
  await host.open({ head: HEAD, body: '<login-portal></login-portal>' });
  await page.getByRole('button', { name: /Google/i }).click();
  await expect(page.getByText('Signing on')).toBeVisible();
  expect(page.url()).toBe(`${HOST}/api/v1/auth/sso/google`);
});
