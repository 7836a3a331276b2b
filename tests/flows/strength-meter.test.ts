import { expect, inEnglishAndGerman, test } from './localized.ts';
import { mailedLink } from './mailed-links.ts';

inEnglishAndGerman(() => {
  test('the meter says how strong the password is and what would help, and never stands in the way', async ({
    page,
    portal,
    backend,
    say,
  }) => {
    const strength = (step: string) =>
      page.getByText(say('Password strength: {{step}}', { step: say(step) }));
    await page.goto(await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode'));
    await portal.field('New password').fill('password');
    await expect(strength('Very weak')).toBeVisible();
    await expect(portal.text('This is one of the most used passwords.')).toBeVisible();
    await expect(portal.text('Add more words that are less common.')).toBeVisible();

    await portal.field('New password').fill('harbour-violin-6419-Slate');
    await expect(strength('Strong')).toBeVisible();
    await expect(portal.text('This is one of the most used passwords.')).toHaveCount(0);

    await portal.field('New password').fill('');
    await expect(strength('Strong')).toHaveCount(0);

    await portal.field('New password').fill('password');
    await portal.field('Repeat the new password').fill('password');
    await portal.field('Repeat the new password').press('Enter');
    // Refused by the server; the meter let it through.
    await expect(page.getByRole('alert')).toHaveText(
      'This is one of the most used passwords. Please choose another one.',
    );
  });
});

test('without the meter a new password is saved all the same', async ({ page, portal, backend }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.route('**/assets/*words-common*', (route) => route.abort());
  await page.goto(await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode'));
  await portal.field('New password').fill('harbour-violin-6419-Slate');
  await portal.field('Repeat the new password').fill('harbour-violin-6419-Slate');
  await expect.poll(() => warnings).toContain('The password strength meter could not be loaded.');
  await expect(page.getByText('Password strength')).toHaveCount(0);
  await portal.button('Save password').click();
  await expect(portal.text('Your password has been saved.')).toBeVisible();
});
