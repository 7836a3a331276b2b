/* What a stranger can write to somebody by registering their address. */

import type { TokenCheck } from '../../../src/contract/calls/token.api.ts';
import { checkToken, register } from '../calls.ts';
import type { Context } from '../context.ts';
import { NAME } from '../unknown.ts';
import { DEFAULT, registrationForm } from './registration.ts';

/** In a name. A server may refuse it. */
export const MARKUP = '<i>kit</i>';
const ADVERTISED = 'prize.stranger.invalid';

/** A stranger must not send an address of their own to anybody, in an email of the server. */
export async function expectNoAddress({ exchange, fails, mailbox }: Context, email: string): Promise<void> {
  const before = (await mailbox?.contents(email)) ?? new Set<string>();
  const form = registrationForm({ email, lastname: `Win at https://${ADVERTISED}` });
  const { call, outcome, visit } = await exchange(register(DEFAULT, form));
  if (outcome !== 'success') return;
  // The email may take a moment.
  await mailbox?.newLink(email, before, 'short');
  if (await mailbox?.mentions(email, ADVERTISED))
    fails(`${call} sends an email with the address of a site that somebody has entered as a name`, visit);
}

/** The email and the page that the screen opens show the name. */
export async function expectEscaped({ exchange, visit, fails, newVisitor, mailbox }: Context, email: string) {
  const before = (await mailbox?.contents(email)) ?? new Set<string>();
  const form = registrationForm({ email, firstname: MARKUP });
  const { outcome, call } = await exchange(register(DEFAULT, form));
  const link = outcome === 'success' ? await mailbox?.newLink(email, before, 'short') : undefined;
  if (!link) return;
  // An email can also have a plain-text part, which contains the name as it is.
  const [isPlain, isEscaped, isHtml] = await Promise.all(
    [MARKUP, '&lt;i&gt;', '<a '].map((text) => mailbox?.mentions(email, text)),
  );
  if (isPlain && isHtml && !isEscaped)
    fails(`${call} sends an email that shows the name as HTML, which anybody can enter for any address`);
  const visitor = await newVisitor();
  const { data } = await exchange(checkToken(link.token), visitor);
  const mat = encodeURIComponent((data as TokenCheck | undefined)?.token || link.token);
  const page = await visit(`/registrationsuccess?mat=${mat}`, {}, visitor.browser);
  if (page?.body.includes(MARKUP))
    fails('GET /registrationsuccess shows the name of a registration as HTML, which anybody can enter', page);
  if (page?.body.includes(NAME.firstname))
    fails(
      'GET /registrationsuccess shows the name of an earlier registration, which anybody can enter for the address',
      page,
    );
}
