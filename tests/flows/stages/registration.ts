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

const NEWCOMER = ['Nora', 'Vik', 'nora.vik@example.org'];

export const REGISTRATION_STAGES: readonly Stage[] = [
  {
    name: 'registration, terms not accepted',
    async reach(portal) {
      await openRegistration(portal, 'register');
      await portal.field('First name').fill('Nora');
      await portal.field('Last name').fill('Vik');
      await portal.email.fill('nora.vik@example.org');
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
      await portal.enter('registration', ...NEWCOMER);
      await expect(portal.page.getByText('⟦Not today.⟧')).toBeVisible();
    },
  },
  {
    name: 'registration, sent',
    async reach(portal) {
      await reply(portal, 'members/registration', {});
      await openRegistration(portal, 'register');
      await portal.complete('registration', ...NEWCOMER);
    },
  },
];
