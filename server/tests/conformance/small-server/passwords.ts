/* The login of the small server. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { ok, refuse, type Server, tooMany } from './answers.ts';
import { type Kind, MINUTE, type Person, triesOf } from './world.ts';

const WRONG = 'The address or the password is wrong.';
const MOST_CODE_TRIES = 5;
/** Of all codes of an account. */
const MOST_WRONG_CODES = 24;
const codesOf = ({ kind, email }: Person) => `codes of ${kind} ${email}`;
/** All tests are one client. */
const OF_CLIENT = 'wrong passwords';
const MOST_OF_CLIENT = 120;

export function passwordCalls(server: Server): Hono {
  const { world, has } = server;
  const calls = new Hono().post('/api/v1/login', async (c) => {
    const { email } = await c.req.json<{ email: string }>();
    if (has('an apostrophe in an address is refused') && email.includes("'"))
      return refuse(c, 422, 'This is not an address.');
    const [user, member] = [world.find('user', email), world.find('member', email)];
    if (!has('addresses can be asked for without limit') && !world.isAllowed('probe', 60))
      return tooMany(c, server);
    confirmAddress(c, server, member);
    const session = world.sessions.get(getCookie(c, 'session') ?? '');
    if (session && has('a session answers for every address')) return ok(c, { action: 'portal' });
    if (session && has('the login takes the check of a link for a sign-in'))
      return ok(c, { action: 'portal' });
    const hasRedeemed = [...world.redeemers.values()].includes(email);
    const isBoth = (user && member) || (hasRedeemed && has('a voucher changes the login of its owner'));
    const both = isBoth ? 'choice' : undefined;
    const action = both ?? (user ? 'password' : member ? waysOf(member) : 'registration');
    if (action === 'membersuccess' && member && !has('the login mails no link'))
      world.sendLink(server.originOf(c), 'portalaccess', member);
    const isActive = (person?: Person) =>
      person !== undefined &&
      (!person.isInactive || has('nobody learns that an account was never activated')) &&
      !has('every account is called inactive');
    return ok(c, {
      action,
      active_user: isActive(user),
      active_member: isActive(member),
      membercheck: !!member && (!member.hasNoPassword || has('a member without a password is asked for one')),
      ...(has('the login tells the name of anybody') && { firstname: 'Mira' }),
    });
  });
  for (const kind of ['user', 'member'] as const)
    calls.post(`/api/v1/login/${kind}`, async (c) => {
      const { email, pass, twofactor } = await c.req.json<Record<'email' | 'pass' | 'twofactor', string>>();
      const address = has('wrong passwords are counted by the text of the address')
        ? email
        : email.trim().toLowerCase();
      const [first = ''] = c.req.header('X-Forwarded-For')?.split(',') ?? [];
      const isForwarded =
        has('another X-Forwarded-For ends the wait') || has('every IPv6 address is a client');
      const tries = triesOf(kind, address, isForwarded ? first : undefined);
      const isFree = has('wrong passwords for many addresses have no limit');
      if (!isFree && world.countOf(OF_CLIENT) >= MOST_OF_CLIENT) return tooMany(c, server);
      const isCounted = await countTry(c, server, tries);
      const isKind = has('a member signs in as an admin') ? 'member' : kind;
      const known = world.find(isKind, email);
      const isSame = known?.email === email || !has('a sign-in compares the case of the address');
      const person = isSame ? known : undefined;
      const isRight = has('the right password ends the wait') && person?.password === pass;
      if (!isCounted && !isRight) return tooMany(c, server);
      if (has('only known addresses need a hash') && person) await wait(60);
      const ignoresPassword = twofactor && has('with a code, the password does not matter');
      if (person?.isBlocked && has('a block is revealed before the password'))
        return refuse(c, 403, 'Blocked.');
      const isUsable = !person?.isInactive || has('an account that was never activated can sign in');
      if (!person || !isUsable || !(ignoresPassword || isPassword(server, person, pass))) {
        world.isAllowed(OF_CLIENT, MOST_OF_CLIENT);
        return refuse(c, 401, wrongText(server, person));
      }
      if (!has('right passwords are counted, too')) world.forget(tries);
      if (has("a client's own sign-in ends its limit")) world.forget(OF_CLIENT);
      if (person.isBlocked && !has('a blocked account can sign in')) return refuse(c, 403, 'Blocked.');
      if (person.hasCode && !has('no code is asked for')) {
        const isLeftOut = has('without the field twofactor, no code is needed') && twofactor === undefined;
        if (!twofactor && !isLeftOut) return challenge(c, server, person);
        if (!world.isAllowed(codesOf(person), MOST_WRONG_CODES)) return tooMany(c, server);
        if (!isLeftOut && !isCode(c, server, person, twofactor))
          return refuse(c, has('a wrong code is forbidden') ? 403 : 422, 'The code is not right.');
      }
      world.forget(codesOf(person));
      startSession(c, server, person);
      const isAdmin = kind === 'user' || has('the sign-in of a member is called one of an admin');
      return ok(c, {
        action: isAdmin ? 'admin' : 'portal',
        ...(has('the session is in the answer') && { session: sessionOf(server, person) }),
      });
    });
  return calls;
}

/** In the browser that has opened the link of a voucher. */
function confirmAddress(c: Context, { world, has }: Server, member?: Person): void {
  if (!member || has('no login confirms the address of a voucher')) return;
  const links = [...world.links].filter(
    ([token]) => token === getCookie(c, 'link') || has('any login confirms the address of a voucher'),
  );
  if (links.some(([, { type, person }]) => type === 'vouchernewreg' && person === member))
    member.isInactive = false;
}

const waysOf = ({ hasNoPassword }: Person) => (hasNoPassword ? 'membersuccess' : 'memberpassword');

const wrongText = ({ has }: Server, person?: Person) =>
  has('the text of a wrong password reveals the account') && !person ? 'There is no such account.' : WRONG;

/** Returns whether another wrong password is allowed. */
async function countTry(c: Context, { world, has }: Server, tries: string): Promise<boolean> {
  if (has('wrong passwords are counted after they were compared')) {
    const isOpen = world.countOf(tries) < 5;
    // Longer than a busy machine needs to start all sign-ins.
    await wait(1000);
    return world.isAllowed(tries, 1000) && isOpen;
  }
  if (has('wrong passwords are not limited')) return true;
  if (has('only the 100 wrong passwords in a row are limited')) return world.isAllowed(tries, 100);
  if (!has('wrong passwords are counted in a cookie')) return world.isAllowed(tries, 5);
  const count = Number(getCookie(c, 'tries') ?? 0);
  setCookie(c, 'tries', String(count + 1), { path: '/', sameSite: 'Lax' });
  return count < 30;
}

function isPassword({ has }: Server, person: Person, pass: string): boolean {
  const form = (text: string) => {
    if (has('passwords are cut at 72 bytes')) return Buffer.from(text).subarray(0, 72).toString();
    if (has('passwords are cut at 72 characters')) return text.slice(0, 72);
    if (has('passwords ignore case')) return text.toLowerCase();
    return has('passwords are trimmed') ? text.trim() : text;
  };
  const isFormer = has('the old password still works') && pass === person.formerPassword;
  if (typeof pass !== 'string') return has('an object is every password');
  const isEmpty = person.password === '' && !has('an empty password signs in a member without one');
  return isFormer || (!isEmpty && form(pass) === form(person.password));
}

function challenge(c: Context, server: Server, person: Person) {
  const { world, has } = server;
  const digits = has('codes follow each other')
    ? String(world.nextCode())
    : String(randomInt(1_000_000)).padStart(6, '0');
  const former = has('an older code remains valid') ? (world.codes.get(person) ?? []) : [];
  const browser = world.secret();
  const httpOnly = !has('scripts can read the cookie of a code');
  setCookie(c, 'code', browser, { path: '/', httpOnly, sameSite: 'Lax' });
  if (has('a new code ends the count of wrong codes')) world.forget(codesOf(person));
  world.codes.set(person, [...former, { digits, browser, end: world.now() + 10 * MINUTE, tries: 0 }]);
  if (!has('no code is sent')) world.mail(person.email, `Your code is ${digits}`);
  if (has('the challenge signs in')) startSession(c, server, person);
  return ok(c, { action: 'challenge', ...(has('the challenge contains the code') && { code: digits }) });
}

function isCode(c: Context, { world, has }: Server, person: Person, sent: string): boolean {
  if (has('every code is right')) return true;
  if (typeof sent !== 'string') return has('an object is every code');
  const codes = has('a code signs in to any account')
    ? [...world.codes.values()].flat()
    : (world.codes.get(person) ?? []);
  // A stranger with the password must not use the tries of the owner up.
  const isOfBrowser = codes.some(({ browser }) => browser === getCookie(c, 'code'));
  if (!isOfBrowser && !has('a code works in every browser')) return false;
  const isOpen = ({ end, tries }: { end: number; tries: number }) =>
    (end > world.now() || has('a code does not expire')) &&
    (tries < MOST_CODE_TRIES || has('a code can be guessed'));
  const found = codes.find((code) => code.digits === sent && isOpen(code));
  for (const code of codes) code.tries += 1;
  if (found && has('only the cookie of a used code ends')) deleteCookie(c, 'code');
  else if (found && !has('a code can be used twice')) world.codes.delete(person);
  return found !== undefined;
}

function newSession({ world, has }: Server, { email }: Person): string {
  if (has('the session is computed from the account')) return Buffer.from(email.repeat(3)).toString('hex');
  return has('the session is short') ? world.secret().slice(0, 8) : world.secret();
}

const sessionOf = ({ world }: Server, person: Person) =>
  [...world.sessions].findLast(([, each]) => each === person)?.[0];

export function startSession(c: Context, server: Server, person: Person): void {
  const { world, has } = server;
  const isKept = has('the session keeps the value that the browser had');
  const session = (isKept && getCookie(c, 'session')) || newSession(server, person);
  world.sessions.set(session, person);
  setCookie(c, 'session', session, {
    path: has('the session has the path of the API') ? '/api' : '/',
    ...(has('other hosts get the session') && { domain: 'localhost' }),
    ...(has('the session remains for a year') && { maxAge: 31_536_000 }),
    httpOnly: !has('the session can be read by scripts'),
    ...(!has('the session is sent by other sites') && { sameSite: 'Lax' }),
  });
}

export const otherKind = (kind: Kind): Kind => (kind === 'user' ? 'member' : 'user');
