import { mailedLink } from '../mailed-links.ts';
import { expect, passwordOf } from '../portal.ts';
import type { Stages } from './stage.ts';

const CHECK = '**/api/v1/token/*';

export const TOKEN_STAGES = {
  async 'link, being checked'(portal) {
    await portal.page.route(CHECK, () => {});
    await portal.open('token/any');
    await expect(portal.text("We're checking your link.")).toBeVisible();
  },
  async 'link, valid'(portal) {
    await portal.reply('token/*', { type: 'vouchernewreg' });
    await portal.open('token/any');
    await expect(portal.text('Your link is valid.')).toBeVisible();
  },
  async 'link, invalid'(portal) {
    await portal.open('token/any');
    await expect(portal.link('Log in again')).toBeVisible();
  },
  async 'link, server not reached'(portal) {
    await portal.page.route(CHECK, (route) => route.abort());
    await portal.open('token/any');
    await expect(portal.button('Try again')).toBeVisible();
  },
} satisfies Stages;

export const PASSWORD_STAGES = {
  async 'new password, weak and shown'(portal, backend) {
    await portal.page.goto(await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode'));
    await portal.field('New password').fill('password');
    await portal.button('Show password').click();
    await expect(portal.text('This is one of the most used passwords.')).toBeVisible();
  },
  async 'new password, repetition differs'(portal, backend) {
    await portal.page.goto(await mailedLink(backend, 'login/member/forgotpw', 'memberNotActivated'));
    await portal.enter('newPassword', 'harbour-violin-6419-Slate', 'harbour');
    await expect(portal.text("Passwords don't match")).toBeVisible();
    await expect(portal.text('This password is hard to guess.')).toBeVisible();
  },
  async 'new password, refused'(portal, backend) {
    await portal.page.goto(await mailedLink(backend, 'login/member/forgotpw', 'memberWithPassword'));
    const used = passwordOf('memberWithPassword');
    await portal.enter('newPassword', used, used);
    await expect(portal.page.getByRole('alert')).toBeVisible();
    await expect(portal.text('This password is hard to guess.')).toBeVisible();
  },
  async 'new password, saved'(portal, backend) {
    await portal.page.goto(await mailedLink(backend, 'login/user/forgotpw', 'adminNotActivated'));
    await portal.complete('newPassword', 'harbour-violin-6419-Slate', 'harbour-violin-6419-Slate');
  },
} satisfies Stages;
