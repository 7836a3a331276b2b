/* Registration, what a link is for, personal data and vouchers. */
import { type Context, Hono } from 'hono';
import { findAccount } from '../accounts.ts';
import { personalData } from '../data/personal-data.ts';
import { vouchers } from '../data/vouchers.ts';
import { limit } from '../limits.ts';
import { findDataLink, findLink, spendLink, unknownLink } from '../links.ts';
import { Refusal } from '../refusal.ts';
import { config } from '../services.ts';
import { addTask } from '../tasks.ts';
import { type Body, emailOf, networks, ok, readBody, textOf, type Web, writeCookie } from '../web.ts';
import { confirm } from './passwords.ts';

/** URLs are not allowed, because anybody can enter any address. */
function nameOf(body: Body, field: string, label?: string): string {
  const name = textOf({ [field]: '', ...body }, field).trim();
  if (label && !name) throw new Refusal(422, `Please fill in your ${label}.`);
  if ([...name].length > 100 || /:\/\/|\p{Cc}/u.test(name)) throw new Refusal(422, 'This name is not valid.');
  return name;
}

async function register(c: Context<Web>) {
  const body = await readBody(c);
  const [firstname, lastname] = [
    nameOf(body, 'firstname', 'first name'),
    nameOf(body, 'lastname', 'last name'),
  ];
  const origin = {
    title: nameOf(body, 'title'),
    firstname,
    middlename: nameOf(body, 'middlename'),
    lastname,
  };
  const email = emailOf(body);
  if (body.agreeTC !== true) throw new Refusal(422, 'You must agree to the Terms & Conditions to register.');
  if (!config.hasRegistration || body.regType !== 'default')
    throw new Refusal(422, 'Registration is not available.');
  await limit(['registration', '', networks(c)]);
  await addTask(c, 'register', { email, origin });
  return ok(c);
}

/** These links sign in or confirm. Mail scanners open links, too, so a button follows, on a page that finds the link here. */
const PENDING = ['portalaccess', 'registration'];
export const pendingCookie = (type: string) => `pending-${type}`;

async function checkToken(c: Context<Web>) {
  const token = c.req.param('token') ?? '';
  const link = await findLink(token);
  if (!link) throw new Refusal(404, unknownLink);
  const { type, account, origin } = link;
  if (type === 'vouchernewreg') {
    if (!(await vouchers.isFor(origin.voucher ?? '', account.email))) throw new Refusal(404, unknownLink);
    await confirm(account);
  }
  const data = { type, target: account.kind, memberid: account.id };
  if (!PENDING.includes(type)) return ok(c, { ...data, email: account.email, token });
  writeCookie(c, pendingCookie(type), token, 10 * 60);
  return ok(c, data);
}

async function redeem(c: Context<Web>) {
  const email = emailOf(await readBody(c));
  await limit(['voucher', '', networks(c)]);
  const member = await findAccount('member', email);
  if (member?.blocked) throw new Refusal(403, 'This account has no access.');
  const isMember = member?.emailVerified ?? false;
  const voucher = c.req.param('voucher') ?? '';
  await vouchers.redeem(voucher, email, isMember);
  if (isMember) return ok(c, { action: 'success' });
  await addTask(c, 'voucher', { email, origin: { voucher } });
  return ok(c, { action: 'awaitconfirm' });
}

export const memberCalls = () =>
  new Hono<Web>()
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
    .post('/vouchers/:voucher/info', redeem);
