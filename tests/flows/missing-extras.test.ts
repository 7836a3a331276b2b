import { mailedLink } from './mailed-links.ts';
import { MISSING_FILE, NOT_A_SCRIPT } from './missing-file.ts';
import { expect, test } from './portal.ts';

for (const [name, response] of Object.entries(MISSING_FILE))
  test(`a password can be saved without the banner, the effect and the meter, whose files are missing (${name})`, async ({
    page,
    portal,
    backend,
    expectProblem,
  }) => {
    if (response.status === 200) expectProblem(NOT_A_SCRIPT);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const missing: string[] = [];
    await page.route(/\/assets\/(cookie-banner|animation|engine|.*words-)/, (route) => {
      missing.push(/assets\/(?:_virtual_)?([a-z]+)/.exec(route.request().url())?.[1] ?? '');
      return route.fulfill(response);
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.setFixedTime('2027-12-10T12:00:00Z');
    await page.goto(await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode'));
    await portal.field('New password').fill('harbour-violin-6419-Slate');
    await portal.field('Repeat the new password').fill('harbour-violin-6419-Slate');
    await expect.poll(() => new Set(missing)).toEqual(new Set(['cookie', 'animation', 'engine', 'words']));
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
    await expect(page.getByText('Password strength')).toHaveCount(0);
    await portal.button('Save password').click();
    await expect(portal.text('Your password has been saved.')).toBeVisible();
    expect(warnings).toEqual(['The password strength meter could not be loaded.']);
  });
