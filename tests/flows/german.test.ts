import { emailOf, expect, passwordOf, test } from './portal.ts';

test.use({ locale: 'de-DE' });

test('the login and its errors are in German', async ({ page, portal }) => {
  await portal.open();
  await expect(portal.title('Anmeldung')).toBeVisible();
  await expect(portal.button('Zum dunklen Design wechseln')).toBeVisible();
  await expect(portal.button('Weiter mit Campus ID')).toBeVisible();
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await portal.button('Weiter').click();
  await expect(email).toHaveAccessibleDescription('Unvollständig! Bitte geben Sie Ihre E-Mail-Adresse ein');
  await email.fill(emailOf('both'));
  await portal.button('Weiter').click();

  await expect(portal.text('Wie möchten Sie sich anmelden?')).toBeVisible();
  await expect(portal.button('Mitglied Ihre Ergebnisse und Daten ansehen')).toBeVisible();
  await portal.button('Administrator Den Verwaltungsbereich öffnen').click();

  const password = page.getByLabel('Passwort', { exact: true });
  await password.fill('falsch');
  await portal.button('Anmelden').click();
  await expect(page.getByRole('alert')).toHaveText(
    'E-Mail-Adresse oder Passwort stimmt nicht. Bitte versuchen Sie es erneut.',
  );
  await expect(portal.link('Passwort vergessen?')).toBeVisible();
  await expect(portal.button('Abbrechen')).toBeVisible();
  await password.fill(passwordOf('both'));
  await portal.button('Anmelden').click();
  await expect(page).toHaveURL('/admin');
});

test('the request for a new password is in German', async ({ page, portal }) => {
  await portal.open(`forgotpw?email=${emailOf('memberWithPassword')}&cat=member`);
  await expect(portal.title('Passwort vergessen')).toBeVisible();
  await expect(portal.text('Bitte geben Sie Ihre E-Mail-Adresse ein:')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Datenschutzerklärung' })).toBeVisible();
  await portal.button('Absenden').click();
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Anfrage' })).toContainText(
    'In wenigen Augenblicken erhalten Sie eine E-Mail mit weiteren Anweisungen.',
  );
  await portal.link('Zurück zur Anmeldung').click();
  await expect(portal.title('Anmeldung')).toBeFocused();
});

test('texts of the server replace the built-in texts', async ({ portal }) => {
  await portal.open();
  await expect(portal.text('Ein Dienst von')).toBeVisible();
  await expect(portal.text('Bereitgestellt von')).toHaveCount(0);
});

test('the built-in German texts are used if the server’s cannot be loaded', async ({ page, portal }) => {
  await page.route('**/api/v1/i18n/**', (route) => route.abort());
  await portal.open();
  await expect(portal.title('Anmeldung')).toBeVisible();
  await expect(portal.text('Bereitgestellt von')).toBeVisible();
});
