import { emailOf, expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

const SENT = 'Your Request was sent successfully!';
const GERMAN_TITLES = {
  forgotpw: 'Passwort vergessen',
  requestpdaccess: 'Zugang zu Ihren personenbezogenen Daten',
};

for (const [route, germanTitle] of Object.entries(GERMAN_TITLES))
  test(`a mailed link to ${route} with "submit" sends one request, whatever the person does next`, async ({
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
    expect(posts).toHaveLength(1);
    expect(backend.outbox.list(email)).toHaveLength(1);
  });
