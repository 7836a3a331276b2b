/* Registrations of the small server. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { afterwards, isGerman, ok, refuse, type Server } from './answers.ts';
import { CAMPAIGNS, OPEN_CAMPAIGN, PEOPLE } from './world.ts';

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
      if (body.firstname.length > 250 && has('a long name is a crash'))
        return c.json({ status: 'ERROR', data: 'Data too long.' }, 500);
      if (body.lastname.includes('://') && !has('a name can be the address of a site'))
        return refuse(c, 422, 'Please enter a name.');
      if (body.middlename?.includes("'") && has('names with an apostrophe are refused'))
        return refuse(c, 400, 'Please use letters.');
      if (body.agreeTC !== true && !has('the terms need not be accepted'))
        return refuse(c, 422, 'Please accept the terms.');
      const isOpen =
        (body.regType === 'default' && !has('an unknown type of registration is open')) ||
        (body.regType === 'unknown-to-everybody' && has('an unknown type of registration is open')) ||
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
      if (has('a registration reveals a block') && world.find('member', body.email)?.isBlocked)
        return refuse(c, 403, 'Blocked.');
      if (has('a registration reveals members') && world.find('member', body.email))
        return refuse(c, 422, 'This address is a member already.');
      const isNew = !world.find('member', body.email);
      if (isNew && has('a registration computes a hash for new addresses')) await wait(90);
      await afterwards(server, true, () => store(c, server, body));
      return ok(c);
    })
    .get('/registrationsuccess', (c) => {
      if (c.req.query('mid') && has('the page after a registration shows any member'))
        return c.text(`Welcome, ${PEOPLE.member.email}`);
      const own = world.links.get(c.req.query('mat') ?? '');
      const first = [...world.links.values()].find(({ person }) => person === own?.person);
      const { name = '' } = (has('the first registration decides the name') ? first : own) ?? {};
      const isHtml = has('the page of a registration shows the name as HTML');
      return c.html(`<p>${isHtml ? name : name.replaceAll('<', '&lt;')}`);
    });
}

/** A link for a new member, and for one who has not confirmed the address. Next to an admin, nobody is stored before that. */
function store(
  c: Context,
  { world, has, originOf }: Server,
  { email: sent = '', campaignid, firstname = '', lastname = '' }: Record<string, string>,
): void {
  const email = has('addresses are cut at 50 characters') ? sent.slice(0, 50) : sent;
  const known = world.find('member', email);
  if (known && has('a registration changes a name')) known.name = `${firstname} ${lastname}`;
  if (known && has('a member gets an email for each registration')) world.mail(email, 'You are a member.');
  const isOfAdmin = world.find('user', email) !== undefined;
  if (
    known
      ? (!known.isInactive && !has('a member gets the link of a registration')) ||
        has('registering again sends no email')
      : isOfAdmin && has('an admin cannot register')
  )
    return;
  const member = known ?? world.newMember(email);
  if (has('a name is stored before the address is confirmed')) member.name = firstname;
  if (!known && (!isOfAdmin || has('a registration changes the login of an admin'))) world.add(member);
  const origin = originOf(c, 'the link of a registration is on the host of the request');
  world.sendLink(origin, 'registration', member, {
    campaignid: has('the link of a registration forgets the campaign') ? null : campaignid,
    name: firstname,
    greeting: `${has('an email shows the name as HTML') ? '<a href="/">Small</a> ' : ''}${isGerman(c) && !has('emails are in one language') ? 'Guten Tag' : 'Hello'} ${
      has('the letters of emails have another encoding')
        ? Buffer.from(firstname).toString('latin1')
        : firstname
    }${has('a name can be the address of a site') ? ` ${lastname}` : ''}`,
  });
}
