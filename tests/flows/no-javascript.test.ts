import { servePage } from '../support/site.ts';
import { LONG } from '../support/tags.ts';
import { mailedLink, tokenIn } from './mailed-links.ts';
import { expect, test } from './portal.ts';

test.use({ javaScriptEnabled: false });

test('the page of a mailed sign-in link signs in and out without JavaScript', async ({ page, backend }) => {
  const token = tokenIn(await mailedLink(backend, 'members/portallogin', 'memberWithoutPassword'));
  // The portal's script makes this call; its reply sets a cookie for the link.
  await page.goto(`/api/v1/token/${token}`);
  await page.goto('/member');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('You are logged in as Piotr Zieliński')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/member');
  await expect(page.getByText('You are not logged in.')).toBeVisible();
});

test('a page of another site cannot sign a visitor in, even with a valid link', { tag: LONG }, async ({
  page,
  backend,
}) => {
  const link = await mailedLink(backend, 'members/portallogin', 'memberWithoutPassword');
  const other = await servePage(`<a href="${backend.url}/api/v1/token/${tokenIn(link)}">Look</a>
    <form method="post" action="${backend.url}/member"><button>Win</button></form>`);
  const statusOf = async (act: () => Promise<void>) => {
    await page.goto(other.url);
    const response = page.waitForResponse((response) => response.url().startsWith(backend.url));
    await act();
    return (await response).status();
  };
  expect(await statusOf(() => page.getByRole('link').click())).toBe(403);
  expect(await statusOf(() => page.getByRole('button').click())).toBe(403);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('portal-pending');
  await other.close();
});
