import { emailOf, expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

const SENT = 'Your Request was sent successfully!';
const PERSONAL_DATA = 'Zugang zu Ihren personenbezogenen Daten';

for (const [route, call, germanTitle] of [
  ['forgotpw', 'login/member/forgotpw', 'Passwort vergessen'],
  ['requestpdaccess', 'members/personaldata', PERSONAL_DATA],
  ['reportaccess', 'members/personaldata', PERSONAL_DATA],
  ['requestpraccess', 'members/personalreports', 'Zugang zu Ihren persönlichen Berichten'],
] as const)
  test(`${route} with "submit" sends one request, even after a reload, Back and a change of language`, async ({
    page,
    portal,
    backend,
  }) => {
    const email = emailOf('memberWithPassword');
    const posts = requestsOf(page, /^POST/);
    await page.goto('/privacy');
    await portal.open(`${route}?email=${email}&cat=member&submit=1`);
    await expect(portal.text(SENT)).toBeVisible();
    await expect(page).toHaveURL(`/login/${route}?email=${encodeURIComponent(email)}&cat=member`);

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
    await expect(portal.title(germanTitle)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(posts).toEqual([`POST /api/v1/${call} ${JSON.stringify({ email })}`]);
    expect(backend.outbox.list(email)).toHaveLength(1);
  });
