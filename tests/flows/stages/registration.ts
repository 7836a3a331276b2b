import { expect } from '../portal.ts';
import type { ServerOptions, Stages } from './stage.ts';

export const REGISTRATION_SERVER: ServerOptions = { members: { defaultregistration: true } };

const NEWCOMER = ['Nora', 'Vik', 'nora.vik@example.org'];

export const REGISTRATION_STAGES = {
  async 'registration, terms not accepted'(portal) {
    await portal.open('register');
    await portal.field('First name').fill('Nora');
    await portal.field('Last name').fill('Vik');
    await portal.email.fill('nora.vik@example.org');
    await portal.button('Register').click();
    await expect(portal.text('You must agree to the Terms & Conditions to register')).toBeVisible();
  },
  async 'registration, no configuration'(portal) {
    await portal.page.route('**/api/v1/settings/config', (route) => route.fulfill({ status: 502 }));
    await portal.open('register');
    await expect(portal.button('Try again')).toBeVisible();
  },
  async 'registration, refused'(portal) {
    await portal.page.route('**/api/v1/members/registration', (route) =>
      route.fulfill({ json: { status: 'ERROR', data: '⟦Not today.⟧' } }),
    );
    await portal.open('register');
    await portal.enter('registration', ...NEWCOMER);
    await expect(portal.page.getByText('⟦Not today.⟧')).toBeVisible();
  },
  async 'registration, sent'(portal) {
    await portal.reply('members/registration', {});
    await portal.open('register');
    await portal.complete('registration', ...NEWCOMER);
  },
} satisfies Stages;
