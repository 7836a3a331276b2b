import { emailOf, expect, test } from './portal.ts';

test('every route survives a reload', async ({ page, portal }) => {
  const email = encodeURIComponent(emailOf('both'));
  const routes: { path: string; title: string }[] = [
    { path: `?email=${email}`, title: 'Login' },
    { path: `forgotpw?email=${email}&cat=member`, title: 'Forgot Password' },
    { path: 'sso/error?message=No', title: 'Single sign-on' },
  ];
  for (const { path, title } of routes) {
    await portal.open(path);
    await expect(portal.title(title)).toBeVisible();
    await page.reload();
    await expect(portal.title(title)).toBeVisible();
    await expect(page).toHaveURL(`/login/${path}`);
    await expect(page).toHaveTitle('Compass');
    if (path.includes('email=')) await expect(portal.email).toHaveValue(emailOf('both'));
  }
});

test('paths nobody knows lead to the login, and do not stay in the history', async ({ page, portal }) => {
  const unknown = [
    'nope',
    'forgotpw/extra',
    'sso',
    'sso/error/more',
    'a/b/c',
    'index.html',
    '%F0%9F%98%B1',
    '%2e%2e%2f',
  ];
  await page.goto('/privacy');
  for (const path of unknown) {
    await portal.open(path);
    await expect(page, path).toHaveURL('/login/');
    await expect(portal.title('Login')).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/login/');
});

test('the base without its slash leads to the login and keeps the e-mail', async ({ page, portal }) => {
  await page.goto('/login?email=a%2Bb%40example.org');
  await expect(page).toHaveURL('/login/?email=a%2Bb%40example.org');
  await expect(portal.email).toHaveValue('a+b@example.org');
});
