import { expect, inLocale, test } from './localized.ts';
import { mailedLink } from './mailed-links.ts';

inLocale('de-DE', () => {
  test('the meter rates the password and says why without blocking the form', async ({
    page,
    portal,
    backend,
    translate,
  }) => {
    const strength = (step: string) =>
      page.getByText(translate('Password strength: {{step}}', { step: translate(step) }));
    await page.goto(await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode'));
    await portal.field('New password').fill('password');
    await expect(strength('Very weak')).toBeVisible();
    await expect(portal.text('This is one of the most used passwords.')).toBeVisible();

    await portal.field('New password').fill('harbour-violin-6419-Slate');
    await expect(strength('Strong')).toBeVisible();
    await expect(portal.text('This password is hard to guess.')).toBeVisible();
    await expect(portal.text('This is one of the most used passwords.')).toHaveCount(0);

    await portal.field('New password').fill('');
    await expect(strength('Strong')).toHaveCount(0);

    await portal.field('New password').fill('password');
    await portal.field('Repeat the new password').fill('password');
    await portal.field('Repeat the new password').press('Enter');
    // The server rejects the password, not the meter.
    await expect(page.getByRole('alert')).toHaveText(
      'Dies ist eines der meistgenutzten Passwörter. Bitte wählen Sie ein anderes.',
    );
  });
});
