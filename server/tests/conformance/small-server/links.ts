/* The links of the small server: who gets one, and what it opens. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { afterwards, isGerman, ok, refuse, type Server, tooMany } from './answers.ts';
import { otherKind, startSession } from './passwords.ts';
import { type Kind, type Link, MINUTE, type Person, triesOf } from './world.ts';

/** By the name of the report. */
export const REPORT_KEYS = { One: 'Zm9ydHktdHdvLWJ5dGVzLW9m', Two: 'YW5vdGhlci1rZXktb2YtMzIt' };

const COMMON = ['password1', 'starwars', 'midnight'];
const BOTH: readonly Kind[] = ['user', 'member'];

/** The type of the link, and who gets it. */
const FORMS: Readonly<Record<string, readonly [type: string, kinds: readonly Kind[]]>> = {
  'login/forgotpw': ['forgotpw', BOTH],
  'login/user/forgotpw': ['forgotpw', ['user']],
  'login/member/forgotpw': ['forgotpw', ['member']],
  'members/portallogin': ['portalaccess', ['member']],
  'members/personaldata': ['pdaccess', ['member']],
  'members/personalreports': ['personalreports', ['member']],
};

export function linkCalls(server: Server): Hono {
  const { world, has } = server;
  const calls = new Hono();
  for (const [path, [type, kinds]] of Object.entries(FORMS)) {
    calls.post(`/api/v1/${path}`, async (c) => {
      const { email: sent } = await c.req.json<{ email: string }>();
      const recipients = recipientsOf(server, sent);
      const [email = ''] = recipients;
      if (!has('links can be requested without limit') && !world.isAllowed('link', 60))
        return tooMany(c, server);
      const found = (has('a link is mailed to another kind') ? BOTH : kinds)
        .map((kind) => world.find(kind, email))
        .find(Boolean);
      const isSame = path !== 'login/forgotpw' || !has('a form compares the case of the address');
      const person = isSame || found?.email === email ? found : undefined;
      if (
        person &&
        (has('only known addresses are refused over their limit') ||
          (type === 'portalaccess' && has('only members are refused over the limit of a link')) ||
          (type === 'pdaccess' && has('only members are refused over the limit of a link to the data'))) &&
        !world.isAllowed(`any to ${email}`, type === 'forgotpw' ? 10 : 5)
      )
        return tooMany(c, server);
      const ignoresBlock =
        has('a blocked account gets links') ||
        (type === 'pdaccess' && has('a blocked account gets links to its data'));
      const isBarred =
        (person?.isBlocked && !ignoresBlock) ||
        (person?.hasCode && type === 'portalaccess' && !has('a link replaces the code'));
      if (!person && has('unknown addresses are refused')) return refuse(c, 404, 'There is no such account.');
      let token = '';
      if (person && path === 'login/forgotpw' && has('one form waits for the email')) await wait(150);
      await afterwards(server, person !== undefined && !isBarred, () => {
        const isMailed =
          has('an address gets emails without limit') || world.isAllowed(`${type} to ${person?.email}`, 10);
        if (person && isMailed)
          for (const to of recipients)
            token = world.sendLink(server.originOf(c), typeFor(server, type, person), person, {
              greeting: person.name,
              to: has(TYPED) || has(ACCENTS) || recipients.length > 1 ? to : person.email,
            });
        if (person && has('a link for a new password ends the old one') && type === 'forgotpw')
          person.password = '';
      });
      return ok(c, has('the token is in the answer') && token ? { token } : {});
    });
    if (has('a GET does what the POST does')) calls.get(`/api/v1/${path}`, (c) => ok(c));
  }
  for (const [path, kinds] of [
    ['login/resetpw', BOTH],
    ['login/user/resetpw', ['user']],
    ['login/member/resetpw', ['member']],
  ] as const)
    calls.post(`/api/v1/${path}`, (c) => reset(c, server, kinds));
  return calls
    .get('/api/v1/token/:token', (c) => check(c, server))
    .get('/api/v1/members/personaldata/:token', (c) => data(c, server))
    .get('/api/v1/members/personalreports/:token', (c) => reports(c, server));
}

const TYPED = 'letters of full width are the same';
const ACCENTS = 'accents do not matter in an address';

/** The addresses that get the link. */
function recipientsOf({ has }: Server, sent: string): string[] {
  if (has('a form sends two links')) return [sent, sent];
  if (has('every address of a list gets the link')) return [sent].flat();
  if (has('every address after a comma gets the link')) return sent.split(',');
  return [sent.trim()];
}

function typeFor({ has }: Server, type: string, { isInactive }: Person): string {
  if (has('the link has the wrong type') && type === 'portalaccess') return 'forgotpw';
  const isActivation = isInactive && !has('a link never activates');
  return type === 'forgotpw' && isActivation ? 'activate' : type;
}

function findLink(server: Server, token: string, ...types: string[]): Link | undefined {
  const { world, has } = server;
  const isEndless =
    (types.includes('activate') && has('the call for a new password takes an old link')) ||
    (types.includes('personalreports') && has('the reports take an old link'));
  const [, link] =
    [...world.links].find(
      ([each, { end, type }]) =>
        isToken(server, each, token) &&
        (end > world.now() || isEndless) &&
        (types.length === 0 || types.includes(type)),
    ) ?? [];
  return link;
}

function isToken({ has }: Server, token: string, sent: unknown): boolean {
  if (typeof sent !== 'string') return has('a token can be a query') && Object(sent).$eq === token;
  if (has('tokens are compared without case')) return token.toLowerCase() === sent.toLowerCase();
  if (has('the beginning of a token is enough')) return sent.length > 20 && token.startsWith(sent);
  if (has('a token can be a pattern') && sent.endsWith('%')) return token.startsWith(sent.slice(0, -1));
  return token === sent;
}

const unknownLink = (c: Context) =>
  refuse(c, 404, isGerman(c) ? 'Diesen Link gibt es nicht.' : 'This link is unknown.');

function check(c: Context, server: Server) {
  const { world, has } = server;
  const token = c.req.param('token') ?? '';
  if (crashes(c, server)) return c.json({ status: 'ERROR', data: 'crash' }, 500);
  const link = findLink(server, token);
  if (!link || (link.isUsed && !has('a used link to the data is still valid'))) return unknownLink(c);
  if (has('the check of a link uses it up')) world.links.delete(token);
  const signsIn =
    has('the check of a link signs in') || has('the login takes the check of a link for a sign-in');
  if (signsIn && link.type === 'portalaccess') startSession(c, server, link.person);
  if (has('the check of a registration confirms the address') && link.type === 'registration')
    link.person.isInactive = false;
  if (link.type === 'vouchernewreg')
    setCookie(c, 'link', token, { path: '/', httpOnly: true, sameSite: 'Lax' });
  const { kind } = link.person;
  const target = has('the link has the wrong target') ? otherKind(kind) : kind;
  return ok(c, { type: link.type, target, token, campaignid: link.campaignid });
}

function crashes(c: Context, { has }: Server): boolean {
  const saved = getCookie(c, 'userpref') ?? '"locale"';
  return (
    (has('a preference without a language is a crash') && !saved.includes('"locale"')) ||
    (has('a cookie that cannot be decoded is a crash') && saved.startsWith('%E0')) ||
    (has('an unknown language is a crash') && c.req.header('Accept-Language') === '__proto__') ||
    (has('a quotation mark in a token is a crash') && c.req.param('token')?.includes("'")) ||
    (has('a token that cannot be decoded is a crash') && c.req.url.includes('%E0'))
  );
}

async function reset(c: Context, server: Server, kinds: readonly Kind[]) {
  const { world, has } = server;
  const { token, pass, pass2 } = await c.req.json<Record<'token' | 'pass' | 'pass2', string>>();
  const types = has('a link to the data sets a password') ? [] : ['forgotpw', 'activate'];
  const link = findLink(server, token, ...types);
  const isKind = link && (kinds.includes(link.person.kind) || has("an admin's call takes a member's link"));
  if (!link || !isKind) return unknownLink(c);
  const isExempt = link.type === 'activate' && has('a new account may have a common password');
  const refusal = isExempt ? undefined : refusalOf(server, pass, pass2);
  if (refusal && has('a refused password uses the link up')) world.links.delete(token);
  if (refusal) return refuse(c, 422, refusal);
  const { person } = link;
  person.formerPassword = person.password;
  if (has('two simultaneous requests both use a link')) await wait(30);
  person.password = has('a new password is trimmed') ? pass.trim() : pass;
  const twin = world.find(otherKind(person.kind), person.email);
  if (twin && has('a new password is for both accounts')) twin.password = pass;
  if (!has('a new password does not end the wait')) world.forget(triesOf(person.kind, person.email));
  for (const [key, each] of world.links)
    if (each === link ? !has('a link sets the password again') : !has('other links of the address remain'))
      if (each.person === person) world.links.delete(key);
  if (!has('sessions survive a new password'))
    for (const [key, each] of world.sessions) if (each === person) world.sessions.delete(key);
  if (!has('nobody is told about a new password')) world.mail(person.email, 'Your password was changed.');
  if (has('a new password is mailed')) world.mail(person.email, `Your new password: ${pass}`);
  if (has('a new password signs in')) startSession(c, server, person);
  return ok(c);
}

function refusalOf({ has }: Server, pass: string, pass2: string): string | undefined {
  if (pass.length > 32 && has('a password may have 32 characters')) return 'Too long.';
  const other = has('seven characters are enough') ? 7 : undefined;
  const shortest = has('more characters are required than announced') ? 12 : (other ?? 8);
  if (pass.length < shortest && !has('a short password is accepted')) return 'Too short.';
  if (has('a new password needs a capital letter') && !/[A-Z]/.test(pass)) return 'No capital letter.';
  if (pass !== pass2 && !has('the repetition is not compared')) return 'Not the same.';
  const common = has('the list of common passwords is short') ? COMMON.slice(0, 1) : COMMON;
  const compared = has('common passwords are compared with their case') ? pass : pass.toLowerCase();
  return common.includes(compared) && !has('a common password is accepted') ? 'Too common.' : undefined;
}

function data(c: Context, server: Server) {
  const { world, has } = server;
  const types = has('a link to the reports opens the data') ? ['pdaccess', 'personalreports'] : ['pdaccess'];
  const link = findLink(server, c.req.param('token') ?? '', ...types);
  if (!link) return unknownLink(c);
  const begins = !link.isUsed || has('each use of the link to the data lengthens it');
  if (begins && !has('the link to the data works for an hour'))
    link.end = world.now() + (has('the link to the data works for ten minutes') ? 10 : 1) * MINUTE;
  link.isUsed = true;
  const session = world.sessions.get(getCookie(c, 'session') ?? '');
  const { email } = (has('a session opens its own data with any link') && session) || link.person;
  return ok(c, {
    personal: {
      firstname: link.person.name ?? 'Mira',
      ...(has('the hash of the password is in the data') && { password: '$2b$12$R9h/cIPz0gi.URNNX3kh2O' }),
      memberid: 7,
      email: has('the data is that of somebody else') ? 'other@example.org' : email,
      createdon: has('a date is a number') ? 1_700_000_000 : '2024-05-01T10:00:00Z',
    },
    extra: {},
    survey: [
      {
        ...{ date: '2025-01-31', reportid: 7, language: 'en' },
        raw: has('the raw values are a list') ? [1, 2] : { Openness: 1 },
      },
    ],
  });
}

function reports(c: Context, server: Server) {
  const token = c.req.param('token') ?? '';
  const link = findLink(server, token, 'personalreports');
  if (!link) return unknownLink(c);
  if (server.has('the link to the reports works once')) server.world.links.delete(token);
  const date = server.has('the date of a report is local') ? '31.01.2025' : '2025-01-31';
  return ok(c, {
    personal: { firstname: 'Mira' },
    // Only a report with a key has an address.
    reports: [['Without address', ''], ...Object.entries(REPORT_KEYS)].map(([name, key]) => ({
      ...{
        reportid: server.has('two people get the same reports') ? 7 : link.person.email,
        name,
        language: 'en',
        date,
      },
      ...(key && {
        url: `/reports/${name}?key=${server.has('a key opens every report') ? REPORT_KEYS.One : key}`,
      }),
    })),
  });
}
