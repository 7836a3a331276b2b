/* For which client wrong passwords count. */
import { randomInt } from 'node:crypto';
import { asForm, type Visit } from '../browser.ts';
import type { Check, Context } from '../context.ts';
import { UNKNOWN, unknownEmail } from '../unknown.ts';
import { isShort, SOME_PASSWORDS } from './limits-of-passwords.ts';
import { needsLimits } from './writing.ts';

/** Tries wrong passwords for one address until there is another answer, with what `forwarded` returns in X-Forwarded-For. */
async function guesser({ newVisitor }: Context, path: string) {
  const body = { email: unknownEmail(), pass: UNKNOWN, twofactor: '' };
  const { browser } = await newVisitor();
  return async (forwarded: (call: number) => string, most = SOME_PASSWORDS): Promise<Visit> => {
    for (let call = 1; ; call += 1) {
      const { headers, ...options } = asForm(browser, body);
      const sent = { ...headers, 'X-Forwarded-For': forwarded(call) };
      const answer = await browser.visit(path, { ...options, headers: sent });
      if (answer.status !== 401 || call >= most) return answer;
    }
  };
}

/** A client writes the first addresses of X-Forwarded-For itself, so another one must not end its limit. */
async function expectOwnClient(context: Context, path: string): Promise<void> {
  const { fails } = context;
  const guess = await guesser(context, path);
  // Of RFC 5737. A server that trusts one proxy takes the last address, which stays the same.
  const refused = await guess(() => '198.51.100.1, 203.0.113.9');
  if (refused.status !== 429 || isShort(refused)) return;
  const answer = await guess(() => '198.51.100.2, 203.0.113.9', 1);
  if (answer.status === 401)
    fails(
      `POST ${path} takes the first address of X-Forwarded-For for the client, which anybody can send, so another one ends the limit`,
      answer,
    );
}

/** A provider assigns 64, 56 or 48 bits to a customer. These are of RFC 3849, and new in each run. */
async function expectNetwork(context: Context, path: string): Promise<void> {
  const guess = await guesser(context, path);
  const network = `2001:db8:${randomInt(2 ** 16).toString(16)}`;
  const answer = await guess((call) => `${network}:1::${call}`);
  if (answer.status === 401 && (await guess(() => `${network}:1::1`)).status === 429)
    return context.fails(
      `POST ${path} counts each address of an IPv6 network of 64 bits as a client of its own, so nobody who guesses is limited`,
      answer,
    );
  if ((await guess(() => `${network}:2::1`, 1)).status === 429)
    return context.skips(
      'the server does not take the address of the kit from X-Forwarded-For: reach it as its proxy does',
    );
  const wide = await guess((call) => `${network}:${(0x200 + call).toString(16)}::1`);
  if (answer.status === 429 && wide.status === 401)
    context.warns(
      `POST ${path} counts each of the 256 networks of 64 bits that a customer can have as a client of its own`,
      wide,
    );
}

export const CLIENT_LIMITS: readonly Check[] = [
  {
    what: 'Login, limit for a client that names other addresses',
    skip: needsLimits,
    run: (context) => expectOwnClient(context, `/api/v1/login/${context.account.kinds[0] ?? 'member'}`),
  },
  {
    what: 'Login, limit for an IPv6 network',
    skip: needsLimits,
    run: (context) => expectNetwork(context, `/api/v1/login/${context.account.kinds[0] ?? 'member'}`),
  },
];
