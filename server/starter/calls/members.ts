/* Registration, what a link is for, personal data, vouchers and settings. */
import { Hono } from 'hono';
import { findAccount } from '../accounts.ts';
import { personalData, vouchers } from '../data.ts';
import { Refusal } from '../errors.ts';
import { limit } from '../limits.ts';
import { findDataLink, findLink, spendLink, UNKNOWN_LINK } from '../links.ts';
import { config } from '../services.ts';
import { addTask } from '../tasks.ts';
import {
  type App,
  type Body,
  emailOf,
  networks,
  ok,
  readBody,
  textOf,
  type Web,
  writeCookie,
} from '../web.ts';
import { confirm } from './passwords.ts';

/** Anybody can enter any address, so a name that is mailed must not be an address of a site. */
function nameOf(body: Body, field: string, label?: string): string {
  const name = textOf({ [field]: '', ...body }, field).trim();
  if (label && !name) throw new Refusal(422, `Please fill in your ${label}.`);
  if (!/^(?!.*:\/\/)\P{Cc}{0,100}$/u.test(name))
    throw new Refusal(422, 'Please provide names of up to 100 characters, without a web address.');
  return name;
}

async function register(c: Web) {
  const body = await readBody(c);
  const names = {
    firstname: nameOf(body, 'firstname', 'first name'),
    lastname: nameOf(body, 'lastname', 'last name'),
  };
  const origin = { ...names, title: nameOf(body, 'title'), middlename: nameOf(body, 'middlename') };
  const email = emailOf(body);
  if (body.agreeTC !== true) throw new Refusal(422, 'You must agree to the Terms & Conditions to register.');
  if (!config.hasRegistration || body.regType !== 'default')
    throw new Refusal(422, 'Registration is not available.');
  await limit(['registration', '', networks(c)]);
  await addTask(c, 'register', { email, type: 'registration', kinds: ['member'], origin });
  return ok(c);
}

/** These sign in or confirm. Mail scanners open links, too, so a button follows, on a page that finds the link in a cookie. */
const PENDING = ['portalaccess', 'registration'];
export const pendingCookie = (type: string) => `pending-${type}`;

async function checkToken(c: Web) {
  const token = c.req.param('token') ?? '';
  const link = await findLink(token);
  if (!link) throw new Refusal(404, UNKNOWN_LINK);
  const { type, account, origin } = link;
  const isVoucher = type === 'vouchernewreg';
  if (isVoucher && !(await vouchers.isFor(origin.voucher ?? '', account.email)))
    throw new Refusal(404, UNKNOWN_LINK);
  if (isVoucher) await confirm(account);
  const data = { type, target: account.kind, memberid: account.id };
  if (!PENDING.includes(type)) return ok(c, { ...data, email: account.email, token });
  writeCookie(c, pendingCookie(type), token, 10 * 60);
  return ok(c, data);
}

async function redeem(c: Web) {
  const email = emailOf(await readBody(c));
  await limit(['voucher', '', networks(c)]);
  const member = await findAccount('member', email);
  if (member?.blocked) throw new Refusal(403, 'This account has no access.');
  const isMember = member?.emailVerified ?? false;
  const voucher = c.req.param('voucher') ?? '';
  await vouchers.redeem(voucher, email, isMember);
  if (isMember) return ok(c, { action: 'success' });
  await addTask(c, 'voucher', { email, type: 'vouchernewreg', kinds: ['member'], origin: { voucher } });
  return ok(c, { action: 'awaitconfirm' });
}

const SETTINGS = {
  systempreferences: { branding: { appname: config.appName } },
  members: {
    ...{ defaultregistration: config.hasRegistration, campaignsignup: false, groupsignup: false },
    ...{ usecaptcha: false, vouchers: true },
  },
};
const NO_PROVIDER = `/login/sso/error?message=${encodeURIComponent('This provider is not known.')}`;

export const memberCalls = new Hono<App>()
  .post('/members/registration', register)
  .get('/token/:token', checkToken)
  .get('/members/personaldata/:token', async (c) => {
    const { hash, account } = await findDataLink(c.req.param('token'), 'pdaccess');
    if (c.req.method === 'GET') await spendLink(hash);
    return ok(c, await personalData.stored(account));
  })
  .get('/members/personalreports/:token', async (c) => {
    const { account } = await findDataLink(c.req.param('token'), 'personalreports');
    return ok(c, await personalData.reports(account));
  })
  .post('/vouchers/:voucher/info', redeem)
  .get('/settings/config', (c) => ok(c, SETTINGS))
  .get('/settings/config/short', (c) => ok(c, { systempreferences: { ssoproviders: [], passkeys: true } }))
  .get('/settings/products', async (c) => ok(c, await vouchers.products()))
  .get('/i18n/messages/:area/:locale', (c) => ok(c, { translations: {} }))
  .get('/campaigns/:id/registration/data', (c) => ok(c, { config: {} }))
  .get('/groups/:id/registration/data', (c) => ok(c, { config: {} }))
  .get('/auth/sso/:provider', (c) => c.redirect(NO_PROVIDER));
