import { Hono } from 'hono';
import { vouchers } from '../data/vouchers.ts';
import { config } from '../services.ts';
import { ok, type Web } from '../web.ts';

const CONFIGURATION = {
  systempreferences: { branding: { appname: config.appName } },
  members: {
    ...{ defaultregistration: config.hasRegistration, campaignsignup: false, groupsignup: false },
    ...{ usecaptcha: false, vouchers: true },
  },
};
const NO_PROVIDER = `/login/sso/error?message=${encodeURIComponent('This provider is not known.')}`;

export const settingsCalls = () =>
  new Hono<Web>()
    .get('/settings/config', (c) => ok(c, CONFIGURATION))
    .get('/settings/config/short', (c) => ok(c, { systempreferences: { ssoproviders: [], passkeys: true } }))
    .get('/settings/products', async (c) => ok(c, await vouchers.products()))
    .get('/i18n/messages/:area/:locale', (c) => ok(c, { translations: {} }))
    .get('/campaigns/:id/registration/data', (c) => ok(c, { config: {} }))
    .get('/groups/:id/registration/data', (c) => ok(c, { config: {} }))
    .get('/auth/sso/:provider', (c) => c.redirect(NO_PROVIDER));
