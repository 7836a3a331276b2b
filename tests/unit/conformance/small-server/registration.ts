/* Registrations and vouchers of the small server. */
import { Hono } from 'hono';
import { ok, refuse, type Server, tooMany } from './answers.ts';

const REQUIRED = ['firstname', 'lastname', 'email'];

export function registrationCalls({ world, has, usesCaptcha }: Server): Hono {
  return new Hono()
    .post('/api/v1/members/registration', async (c) => {
      const body = await c.req.json();
      const isComplete = REQUIRED.every((name) => typeof body[name] === 'string' && body[name].trim());
      if (!isComplete) return refuse(c, 422, 'Please fill in all fields.');
      if (body.agreeTC !== true && !has('the terms need not be accepted'))
        return refuse(c, 422, 'Please accept the terms.');
      if (body.regType !== 'default' && !has('a closed registration is accepted'))
        return refuse(c, 422, 'Registration is closed.');
      const isVerified = body.gRCtoken
        ? has('the token of the captcha is not verified')
        : has('the captcha can be left out');
      if (usesCaptcha && !isVerified) return refuse(c, 422, 'The captcha failed.');
      if (has('a registration reveals members') && world.find('member', body.email))
        return refuse(c, 422, 'This address is a member already.');
      return ok(c);
    })
    .post('/api/v1/vouchers/:voucher/info', async (c) => {
      const body = await c.req.json();
      const code = c.req.param('voucher');
      if (!has('vouchers can be guessed without limit') && !world.isAllowed('voucher', 30))
        return tooMany(c, has);
      if (!world.vouchers.has(code)) return refuse(c, 404, 'This is an invalid voucher.');
      const product = has('a voucher requires a product that nobody offers') ? [] : [{ id: 7, title: 'One' }];
      if (!body.product || has('a voucher never has enough')) {
        if (has('asking for the fields spends the voucher')) world.vouchers.delete(code);
        return ok(c, { action: 'incomplete', require: ['product'], product, language: [] });
      }
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
