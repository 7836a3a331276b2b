import { mailedLink, tokenIn } from './mailed-links.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';
import { watchForLeaks } from './leaks.ts';

const NEW = 'harbour-violin-6419-Slate';

for (const { key, call, path, former } of [
  {
    key: 'memberWithPassword',
    call: 'login/member/forgotpw',
    path: 'resetpw',
    former: passwordOf('memberWithPassword'),
  },
  { key: 'adminNotActivated', call: 'login/user/forgotpw', path: 'activate', former: 'short' },
] as const)
  test(`a new password at ${path} leaves no trace, nor does its token`, async ({ page, portal, backend }) => {
    const traces = await watchForLeaks(page);
    const link = await mailedLink(backend, call, key);
    await page.goto(link);
    await expect(page).toHaveURL(`/login/${path}`);
    const answers = {
      [former]: page.getByRole('alert'),
      [NEW]: portal.text('Your password has been saved.'),
    };
    for (const [password, answer] of Object.entries(answers)) {
      await portal.field('New password').fill(password);
      await expect(page.getByText(/^Password strength:/)).toBeVisible();
      await portal.field('Repeat the new password').fill(password);
      await portal.button('Save password').click();
      await expect(answer).toBeVisible();
      await traces.record();
    }
    await portal.link('Back to Login').click();
    await portal.submitEmail(emailOf(key));
    await portal.submitPassword(NEW);
    await expect(page).toHaveURL(/\/(member|admin)$/);
    await traces.record();
    for (const secret of [tokenIn(link), former, NEW]) expect(traces.placesOf(secret), secret).toEqual([]);
    expect(traces.placesOf('set-password')).toContain('portal-success');
  });

test('personal data leave no trace, nor does their token', async ({ page, portal, backend }) => {
  const traces = await watchForLeaks(page);
  const link = await mailedLink(backend, 'members/personaldata', 'memberWithPassword');
  await page.goto(link);
  await expect(page.getByRole('article')).toHaveCount(5);
  const download = page.waitForEvent('download');
  await portal.button('Download as JSON').click();
  await download;
  await traces.record();
  await portal.link('Back to Login').click();
  await expect(portal.title('Login')).toBeFocused();
  await traces.record();
  await page.goto(link);
  await expect(page.getByRole('alert')).toBeVisible();
  await traces.record();
  for (const secret of [tokenIn(link), 'Lindqvist', 'LDR-2207', 'Listens before'])
    expect(traces.placesOf(secret), secret).toEqual([]);
});

test('the token of personal reports leaves no trace, and a report none but its event', async ({
  page,
  portal,
  backend,
}) => {
  const traces = await watchForLeaks(page);
  const link = await mailedLink(backend, 'members/personalreports', 'memberWithPassword');
  await page.goto(link);
  await portal.button('Open Leadership compass').click();
  await traces.record();
  await page.reload();
  await expect(page).toHaveURL('/login/requestpraccess');
  await traces.record();
  expect(traces.placesOf(tokenIn(link))).toEqual([]);
  expect(traces.placesOf('Leadership compass')).toEqual(['portal-report']);
});

test('a link to the member portal leaves no trace', async ({ page, backend }) => {
  const traces = await watchForLeaks(page);
  const link = await mailedLink(backend, 'members/portallogin', 'memberWithPassword');
  await page.goto(link);
  await expect(page).toHaveURL('/member');
  await traces.record();
  expect(traces.placesOf(tokenIn(link))).toEqual([]);
  expect(traces.placesOf('/member')).toEqual(expect.arrayContaining(['portal-navigate', 'address']));
});

test('the token of a registration is in the address it leads to, as "mat", and nowhere else', async ({
  page,
}) => {
  const traces = await watchForLeaks(page);
  await page.route('**/api/v1/token/*', (route) =>
    route.fulfill({
      json: { status: 'OK', data: { type: 'registration', memberid: 7, token: 'next-token' } },
    }),
  );
  await page.goto('/login/token/first-token');
  await expect(page).toHaveURL('/registrationsuccess?mid=7&mat=next-token');
  await traces.record();
  expect(traces.placesOf('first-token')).toEqual([]);
  expect(traces.placesOf('next-token').sort()).toEqual(['address', 'history addresses']);
  expect(traces.placesOf('/registrationsuccess?mid=7')).toContain('portal-navigate');
});
