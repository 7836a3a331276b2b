/* Vouchers of the small server. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { ok, refuse, type Server, tooMany } from './answers.ts';

export function voucherCalls(server: Server): Hono {
  const { world, has } = server;
  return new Hono().post('/api/v1/vouchers/:voucher/info', async (c) => {
    const body = await c.req.json();
    const code = c.req.param('voucher');
    if (!has('vouchers can be guessed without limit') && !world.isAllowed('voucher', 30))
      return tooMany(c, server);
    const isRedeemer =
      world.redeemers.get(code) === body.email ||
      (world.redeemers.has(code) && has('a spent voucher is for any new member'));
    const isOwn = isRedeemer && world.find('member', body.email)?.isInactive;
    if (isOwn && !has('the email about a voucher is sent once')) return mailLink(c, server, body.email);
    if (!world.vouchers.has(code)) return refuse(c, 404, 'This is an invalid voucher.');
    if (world.find('member', body.email)?.isBlocked && !has('a blocked member can redeem a voucher'))
      return refuse(c, 403, 'This account has no access.');
    const product = has('a voucher requires a product that nobody offers') ? [] : [{ id: 7, title: 'One' }];
    const offered = has('a voucher refuses the number that it offers') ? '7' : 7;
    const isTaken =
      body.product === offered || (body.product === 9 && has('a voucher takes every product that exists'));
    if (body.product && !isTaken && !has('a voucher takes any product'))
      return refuse(c, 422, 'This product is not offered.');
    if (body.language === 'xx' && !has('a voucher takes any language'))
      return refuse(c, 422, 'This language is not offered.');
    const isComplete = body.product && body.language;
    if (!isComplete || has('a voucher is incomplete although all fields are sent')) {
      if (has('asking for the fields spends the voucher')) world.vouchers.delete(code);
      const isLeft = (field: string) => !body[field] || !has('a voucher lists only what is missing');
      const require = ['product', 'language'].filter(isLeft);
      return ok(c, { action: 'incomplete', require, product, language: ['en'] });
    }
    const isSlow = has('new members redeem a voucher at the same time');
    if (isSlow || has('two simultaneous requests both redeem a voucher')) await wait(60);
    const isOther = world.redeemers.get(code) !== body.email;
    if (has('a voucher can be redeemed by somebody else') && !isOther)
      return refuse(c, 422, 'This is an invalid voucher.');
    world.redeemers.set(code, body.email);
    const isKept =
      has('a voucher can be redeemed twice') ||
      has('a voucher can be redeemed by somebody else') ||
      has('a voucher can be redeemed by a second new member');
    if (!isKept) world.vouchers.delete(code);
    const member = world.find('member', body.email);
    if (
      (member && !member.isInactive) ||
      has('a voucher is redeemed for an address that nobody has confirmed')
    )
      return ok(c, { action: 'success' });
    return mailLink(c, server, body.email);
  });
}

/** The login that follows the link confirms the address. */
function mailLink(c: Context, server: Server, email: string) {
  const { world, has, originOf } = server;
  const member = world.find('member', email) ?? world.newMember(email);
  if (!world.find('member', email) && !world.find('user', email)) world.add(member);
  const isOfRegistration = has('the link of a voucher is that of a registration');
  const origin = originOf(c, 'the link of a voucher is on the host of the request');
  world.sendLink(origin, isOfRegistration ? 'registration' : 'vouchernewreg', member);
  return ok(c, { action: 'awaitconfirm' });
}
