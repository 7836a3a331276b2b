/* Registrations and vouchers of the small server. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { afterwards, ok, refuse, type Server, tooMany } from './answers.ts';
import { CAMPAIGNS, OPEN_CAMPAIGN } from './world.ts';

const REQUIRED = ['firstname', 'lastname', 'email'];

export function registrationCalls(server: Server): Hono {
  const { world, has, usesCaptcha } = server;
  return new Hono()
    .post('/api/v1/members/registration', async (c) => {
      const body = await c.req.json();
      const isComplete = REQUIRED.every((name) => typeof body[name] === 'string' && body[name].trim());
      if (!isComplete) return refuse(c, 422, 'Please fill in all fields.');
      if (has('names with other letters are refused') && /[^ -~]/.test(body.firstname))
        return refuse(c, 400, 'Please use letters.');
      if (body.agreeTC !== true && !has('the terms need not be accepted'))
        return refuse(c, 422, 'Please accept the terms.');
      const isOpen =
        body.regType === 'default' ||
        body.campaignid === OPEN_CAMPAIGN ||
        has('a closed registration is accepted');
      const isKnown = CAMPAIGNS.includes(body.campaignid);
      if (!isOpen && !(isKnown && has('a closed campaign accepts registrations')))
        return refuse(c, 422, 'Registration is closed.');
      const isVerified = body.gRCtoken
        ? has('the token of the captcha is not verified')
        : has('the captcha can be left out') ||
          (body.regType === 'campaign' && has('the captcha can be left out for a campaign'));
      if (usesCaptcha && !isVerified) return refuse(c, 422, 'The captcha failed.');
      if (has('a registration reveals members') && world.find('member', body.email))
        return refuse(c, 422, 'This address is a member already.');
      await afterwards(server, true, () => store(c, server, body));
      return ok(c);
    })
    .get('/registrationsuccess', (c) => {
      const { name = '' } = world.links.get(c.req.query('mat') ?? '') ?? {};
      const isHtml = has('the page of a registration shows the name as HTML');
      return c.html(`<p>${isHtml ? name : name.replaceAll('<', '&lt;')}`);
    })
    .post('/api/v1/vouchers/:voucher/info', async (c) => {
      const body = await c.req.json();
      const code = c.req.param('voucher');
      if (!has('vouchers can be guessed without limit') && !world.isAllowed('voucher', 30))
        return tooMany(c, server);
      if (!world.vouchers.has(code)) return refuse(c, 404, 'This is an invalid voucher.');
      if (world.find('member', body.email)?.isBlocked && !has('a blocked member can redeem a voucher'))
        return refuse(c, 403, 'This account has no access.');
      const product = has('a voucher requires a product that nobody offers') ? [] : [{ id: 7, title: 'One' }];
      if (
        body.product &&
        (typeof body.product !== 'number') !== has('a voucher refuses the number that it offers')
      )
        return refuse(c, 422, 'This product is not offered.');
      const isComplete = body.product && body.language;
      if (!isComplete || has('a voucher is incomplete although all fields are sent')) {
        if (has('asking for the fields spends the voucher')) world.vouchers.delete(code);
        const isLeft = (field: string) => !body[field] || !has('a voucher lists only what is missing');
        const require = ['product', 'language'].filter(isLeft);
        return ok(c, { action: 'incomplete', require, product, language: ['en'] });
      }
      if (has('two simultaneous requests both redeem a voucher')) await wait(60);
      const isOther = world.redeemers.get(code) !== body.email;
      if (has('a voucher can be redeemed by somebody else') && !isOther)
        return refuse(c, 422, 'This is an invalid voucher.');
      world.redeemers.set(code, body.email);
      const isKept =
        has('a voucher can be redeemed twice') || has('a voucher can be redeemed by somebody else');
      if (!isKept) world.vouchers.delete(code);
      return ok(c, { action: 'success' });
    });
}

/** A link for a new member, and for one who has not confirmed the address. Next to an admin, nobody is stored before that. */
function store(
  c: Context,
  { world, has, originOf }: Server,
  { email = '', campaignid, firstname }: Record<string, string>,
): void {
  const known = world.find('member', email);
  const isOfAdmin = world.find('user', email) !== undefined;
  if (
    known
      ? !known.isInactive || has('registering again sends no email')
      : isOfAdmin && has('an admin cannot register')
  )
    return;
  const member = known ?? world.newMember(email);
  if (!known && (!isOfAdmin || has('a registration changes the login of an admin'))) world.add(member);
  world.sendLink(originOf(c), 'registration', member, {
    campaignid: has('the link of a registration forgets the campaign') ? null : campaignid,
    name: firstname,
  });
}
