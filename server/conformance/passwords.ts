/* New passwords of the test account. */

import type { NewPassword } from '../../src/contract/calls/set-password.api.ts';
import { fetchConfiguration } from '../../src/contract/configuration.ts';
import { minimumLength } from '../../src/contract/password-length.ts';
import type { AccountType } from '../../src/kit/account-type.ts';
import { checkToken, setPassword } from './calls.ts';
import type { Exchange } from './client.ts';
import type { Context } from './context.ts';
import { nextLink } from './second-link.ts';
import { newPassword, shortPassword } from './unknown.ts';

/** In every list of common passwords. */
export const COMMON = 'password1';
/** In the first thousand of every list, and what is expected of a server that accepts it. */
const ALSO_COMMON = {
  PASSWORD1: 'a comparison that ignores capital letters',
  starwars: 'a list of at least the 3,000 most used passwords',
  midnight: 'a list of at least the 3,000 most used passwords',
};

export const same = (password: string): NewPassword => ({ password, repeated: password });

/** The length that the configuration announces. */
export async function shortestOf({ exchange }: Context): Promise<number> {
  const read: { announced?: string | number | undefined } = {};
  await exchange(async (client) => {
    const reply = await fetchConfiguration(client, undefined);
    if (reply.ok) read.announced = reply.value.passwordMinLength;
  });
  return minimumLength(read.announced);
}

/** Sets the shortest password that the configuration allows, or a long one if that is refused. */
export async function setOwn(context: Context, kind: AccountType, token: string) {
  const length = await shortestOf(context);
  const short = shortPassword(length);
  const done = await trySetting(
    context,
    kind,
    token,
    short,
    'and the configuration asks for no longer one',
    setOnce,
  );
  if (done.outcome !== 'refusal') return { done, password: short };
  return setLong(context, kind, token);
}

type Setting = (context: Context, kind: AccountType, token: string, password: string) => Promise<Exchange>;

const setOnce: Setting = ({ exchange }, kind, value, password) =>
  exchange(setPassword({ type: 'forgotpw', account: kind, value }, same(password)));

/** With two requests at the same time: a server that first reads the link and then changes it lets both through. */
const setTwice: Setting = async (context, kind, token, password) => {
  const { post, fails, newVisitor } = context;
  const { browser } = await newVisitor();
  const twin = post(`/api/v1/login/${kind}/resetpw`, { token, pass: password, pass2: password }, browser);
  const done = await setOnce(context, kind, token, password);
  const visit = await twin;
  if (visit?.status !== 200) return done;
  if (done.outcome === 'success')
    fails(`${done.call} sets a password for each of two requests with one link at the same time`, visit);
  return { ...done, visit, outcome: 'success' };
};

export async function setLong(context: Context, kind: AccountType, token: string) {
  const password = newPassword();
  const why = 'with spaces and letters beyond ASCII, which must be allowed';
  return { done: await trySetting(context, kind, token, password, why, setTwice), password };
}

/** A refusal for the password leaves the link valid. */
async function trySetting(
  context: Context,
  kind: AccountType,
  value: string,
  password: string,
  whyAllowed: string,
  set: Setting,
): Promise<Exchange> {
  const { exchange, fails, addSecret } = context;
  addSecret(password);
  const done = await set(context, kind, value, password);
  if (done.outcome !== 'refusal') return done;
  const { outcome } = await exchange(checkToken(value));
  const why =
    outcome === 'success'
      ? `a password of ${[...password].length} characters, ${whyAllowed}`
      : 'a right password after some that were refused: these must not use the link up';
  fails(`${done.call} refuses with ${done.visit?.status} ${why}`, done.visit);
  return done;
}

/** Tries common passwords, then sets a long one. If the server accepts a common one, its link is used up, so another is requested. */
export async function setNext(context: Context, kind: AccountType, value: string, email: string) {
  for (const [password, expected] of Object.entries(ALSO_COMMON)) {
    const done = await setOnce(context, kind, value, password);
    if (done.outcome !== 'success') continue;
    context.warns(`${done.call} accepts "${password}", expected ${expected}`, done.visit);
    context.account.password = password;
    const link = await nextLink(context, kind, email);
    return link ? setLong(context, kind, link.token) : { done, password };
  }
  return setLong(context, kind, value);
}
