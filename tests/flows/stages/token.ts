import { expect, type Portal, passwordOf } from '../portal.ts';
import { followMailedLink, reply, type Stage } from './stage.ts';

const CHECK = '**/api/v1/token/*';

export const TOKEN_STAGES: readonly Stage[] = [
  {
    name: 'link, being checked',
    async reach(portal) {
      await portal.page.route(CHECK, () => {});
      await portal.open('token/any');
      await expect(portal.text("We're checking your link.")).toBeVisible();
    },
  },
  {
    name: 'link, valid',
    async reach(portal) {
      await reply(portal, 'token/*', { type: 'vouchernewreg' });
      await portal.open('token/any');
      await expect(portal.text('Your link is valid.')).toBeVisible();
    },
  },
  {
    name: 'link, invalid',
    async reach(portal) {
      await portal.open('token/any');
      await expect(portal.link('Request a new link')).toBeVisible();
    },
  },
  {
    name: 'link, server not reached',
    async reach(portal) {
      await portal.page.route(CHECK, (route) => route.abort());
      await portal.open('token/any');
      await expect(portal.button('Try again')).toBeVisible();
    },
  },
];

export const PASSWORD_STAGES: readonly Stage[] = [
  {
    name: 'new password, weak and shown',
    async reach(portal, backend) {
      await followMailedLink(portal, backend, 'login/user/forgotpw', 'adminWithoutCode');
      await portal.field('New password').fill('password');
      await portal.button('Show password').click();
      await expect(portal.text('This is one of the most used passwords.')).toBeVisible();
    },
  },
  {
    name: 'new password, repetition differs',
    async reach(portal, backend) {
      await followMailedLink(portal, backend, 'login/member/forgotpw', 'memberNotActivated');
      await savePassword(portal, 'harbour-violin-6419-Slate', 'harbour');
      await expect(portal.text("Passwords don't match")).toBeVisible();
    },
  },
  {
    name: 'new password, refused',
    async reach(portal, backend) {
      await followMailedLink(portal, backend, 'login/member/forgotpw', 'memberWithPassword');
      await savePassword(portal, passwordOf('memberWithPassword'));
      await expect(portal.page.getByRole('alert')).toContainText('used before');
    },
  },
  {
    name: 'new password, saved',
    async reach(portal, backend) {
      await followMailedLink(portal, backend, 'login/user/forgotpw', 'adminNotActivated');
      await savePassword(portal, 'harbour-violin-6419-Slate');
      await expect(portal.text('Your password has been saved.')).toBeVisible();
    },
  },
];

async function savePassword(portal: Portal, password: string, repeated = password): Promise<void> {
  await portal.field('New password').fill(password);
  await portal.field('Repeat the new password').fill(repeated);
  await portal.button('Save password').click();
}
