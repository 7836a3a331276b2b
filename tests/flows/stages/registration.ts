import { expect, type Portal } from '../portal.ts';
import { reply, type Stage } from './stage.ts';

/** Opens a registration with every kind of registration turned on. */
async function openRegistration(portal: Portal, path: string): Promise<void> {
  await reply(portal, 'settings/config', {
    version: '1.0.0',
    systempreferences: { branding: { appname: 'Compass' } },
    members: { defaultregistration: true, campaignsignup: true, groupsignup: true },
  });
  await portal.open(path);
  await expect(portal.button('Register')).toBeVisible();
}

async function fill(portal: Portal): Promise<void> {
  await portal.page.locator('[name=firstname]').fill('Nora');
  await portal.page.locator('[name=lastname]').fill('Vik');
  await portal.page.locator('[name=email]').fill('nora.vik@example.org');
}

export const REGISTRATION_STAGES: readonly Stage[] = [
  {
    name: 'registration, terms not accepted',
    async reach(portal) {
      await openRegistration(portal, 'register');
      await fill(portal);
      await portal.button('Register').click();
      await expect(portal.text('You must agree to the Terms & Conditions to register')).toBeVisible();
    },
  },
  {
    name: 'registration, no configuration',
    withoutFooter: true,
    async reach(portal) {
      await portal.page.route('**/api/v1/settings/config', (route) => route.fulfill({ status: 502 }));
      await portal.open('register');
      await expect(portal.button('Try again')).toBeVisible();
    },
  },
  {
    name: 'registration, refused',
    async reach(portal) {
      await portal.page.route('**/api/v1/members/registration', (route) =>
        route.fulfill({ json: { status: 'ERROR', data: '⟦Not today.⟧' } }),
      );
      await openRegistration(portal, 'register');
      await fill(portal);
      await portal.page.getByRole('checkbox').check();
      await portal.button('Register').click();
      await expect(portal.page.getByText('⟦Not today.⟧')).toBeVisible();
    },
  },
  {
    name: 'registration, sent',
    async reach(portal) {
      await reply(portal, 'members/registration', {});
      await openRegistration(portal, 'register');
      await fill(portal);
      await portal.page.getByRole('checkbox').check();
      await portal.button('Register').click();
      await expect(
        portal.text(
          'Thank you for your request. Within a few moments you will receive an email with further instructions on how to complete your registration.',
        ),
      ).toBeVisible();
    },
  },
];
