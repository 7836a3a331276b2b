import { emailOf, expect, test } from './portal.ts';

test.use({ members: { defaultregistration: true } });

test('every route shows the same screen and email after a reload', async ({ page, portal }) => {
  const email = encodeURIComponent(emailOf('both'));
  const routes: { path: string; title: string; hasEmail: boolean }[] = [
    { path: `?email=${email}`, title: 'Login', hasEmail: true },
    { path: `forgotpw?email=${email}&cat=member`, title: 'Forgot Password', hasEmail: true },
    { path: 'sso/error?message=No', title: 'Single sign-on', hasEmail: false },
    { path: 'token/', title: 'Your link', hasEmail: false },
    { path: `voucher/?email=${email}`, title: 'Redeem Voucher', hasEmail: true },
    { path: `requestpdaccess?email=${email}`, title: 'Access to your personal data', hasEmail: true },
    { path: `reportaccess?email=${email}`, title: 'Access to your personal data', hasEmail: true },
    { path: `requestpraccess?email=${email}`, title: 'Access to your personal reports', hasEmail: true },
    { path: `register?email=${email}`, title: 'Registration', hasEmail: true },
  ];
  for (const { path, title, hasEmail } of routes) {
    await portal.open(path);
    await expect(portal.title(title)).toBeVisible();
    await page.reload();
    await expect(portal.title(title)).toBeVisible();
    await expect(page).toHaveURL(`/login/${path}`);
    await expect(page).toHaveTitle('Compass');
    if (hasEmail) await expect(portal.email).toHaveValue(emailOf('both'));
  }
});

test('an unknown path redirects to the login screen and leaves no history entry', async ({
  page,
  portal,
}) => {
  const unknown = [
    'nope',
    'forgotpw/extra',
    'sso',
    'sso/moon',
    'sso/error/more',
    'a/b/c',
    'index.html',
    '%F0%9F%98%B1',
    '%2e%2e%2f',
  ];
  for (const path of unknown) {
    await page.goto('/privacy');
    await portal.open(path);
    await expect(page, path).toHaveURL('/login/');
    await expect(portal.title('Login')).toBeVisible();
    await page.goBack();
    await expect(page, path).toHaveURL('/privacy');
  }
});

test('the base without its trailing slash opens the login and keeps the email', async ({ page, portal }) => {
  await page.goto('/login?email=a%2Bb%40example.org');
  await expect(page).toHaveURL('/login/?email=a%2Bb%40example.org');
  await expect(portal.email).toHaveValue('a+b@example.org');
});
