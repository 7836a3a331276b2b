import { expect, passwordOf } from '../portal.ts';
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
      await portal.enter('newPassword', 'harbour-violin-6419-Slate', 'harbour');
      await expect(portal.text("Passwords don't match")).toBeVisible();
      await expect(portal.text('This password is hard to guess.')).toBeVisible();
    },
  },
  {
    name: 'new password, refused',
    async reach(portal, backend) {
      await followMailedLink(portal, backend, 'login/member/forgotpw', 'memberWithPassword');
      const used = passwordOf('memberWithPassword');
      await portal.enter('newPassword', used, used);
      await expect(portal.page.getByRole('alert')).toBeVisible();
      await expect(portal.text('This password is hard to guess.')).toBeVisible();
    },
  },
  {
    name: 'new password, saved',
    async reach(portal, backend) {
      await followMailedLink(portal, backend, 'login/user/forgotpw', 'adminNotActivated');
      await portal.complete('newPassword', 'harbour-violin-6419-Slate', 'harbour-violin-6419-Slate');
    },
  },
];
