import { emailOf, expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

test('a form with "submit" sends one request, even after a reload, Back and a change of language', async ({
  page,
  portal,
  backend,
}) => {
  const email = emailOf('memberWithPassword');
  const posts = requestsOf(page, /^POST/);
  await page.goto('/privacy');
  await portal.open(`requestpdaccess?email=${email}&submit=1`);
  await expect(portal.text('Your Request was sent successfully!')).toBeVisible();
  await expect(page).toHaveURL(`/login/requestpdaccess?email=${encodeURIComponent(email)}`);

  await page.reload();
  await expect(portal.button('Submit')).toBeVisible();
  await expect(portal.email).toHaveValue(email);

  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await page.goForward();
  await expect(portal.button('Submit')).toBeVisible();

  await portal.languageButton.click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await reloaded;
  await expect(portal.title('Zugang zu Ihren personenbezogenen Daten')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(posts).toEqual([`POST /api/v1/members/personaldata ${JSON.stringify({ email })}`]);
  expect(backend.outbox.list(email)).toHaveLength(1);
});
