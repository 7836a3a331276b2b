/* Signing in with a password and an emailed code. */

import type { SignIn } from '../../../src/contract/calls/login.api.ts';
import type { AccountType } from '../../../src/kit/account-type.ts';
import { areaOf } from '../area.ts';
import { probe, requestPortalLink, signIn } from '../calls.ts';
import type { Exchange } from '../client.ts';
import type { Check, Context, Options, Visitor } from '../context.ts';
import { QUERY } from '../unknown.ts';

/** A code has 6 digits, so 10 tries are right once in 100,000 accounts. */
const MOST_TRIES = 10;

export const needsCodes = ({ write, codeAccount, codePassword, readMails }: Options) => {
  if (!write || !codeAccount) return 'needs --write and --code-account';
  if (!codePassword) return 'needs the password in PORTAL_CODE_PASSWORD';
  return readMails ? undefined : 'needs --outbox-url or --code-command';
};

/** A person in front of the form for the code. */
export interface Stage {
  readonly type: AccountType;
  readonly visitor: Visitor;
  /** Asks for a code, and returns the one of the email. */
  ask(): Promise<string | undefined>;
  send(code: string): Promise<Exchange>;
  isRefused(code: string, why: string): Promise<Exchange>;
}

export async function openStage(context: Context): Promise<Stage | undefined> {
  const { codeAccount: email = '', codePassword: password = '' } = context.options;
  const visitor = await context.newVisitor();
  const asked = await context.succeeds(probe(email), visitor);
  // The kind of the account is not known then.
  if (asked.outcome === 'limited') return undefined;
  const { action } = (asked.data ?? {}) as { action?: string };
  const type: AccountType = action === 'memberpassword' ? 'member' : 'user';
  const send = (code: string) => signIn({ type, email, password, code });
  return {
    type,
    visitor,
    async ask() {
      const before = (await context.mailbox?.contents(email)) ?? new Set<string>();
      const { call, outcome, data, visit } = await context.succeeds(send(''), visitor);
      if (outcome !== 'success') return undefined;
      if ((data as SignIn).action !== 'challenge') {
        context.fails(`${call} asks the account of --code-account for no code`, visit);
        return undefined;
      }
      if ((data as SignIn).channel === 'app') {
        context.skips('an authenticator app shows the code of --code-account, and the kit cannot read it');
        return undefined;
      }
      if ((await areaOf(context, type, visitor.browser, email)).showsAccount)
        context.fails(`${call} signs the person in before the code`, visit);
      const readable = visit?.headers.getSetCookie().find(isReadable);
      if (readable)
        context.warns(
          `${call} sets a cookie that scripts can read, expected HttpOnly: ${readable.split('=')[0]}`,
          visit,
        );
      const code = await context.mailbox?.newCode(email, before);
      if (!code)
        context.fails(`${call} answers "challenge", but no email with a new code of 6 digits arrives`, visit);
      else if (visit?.body.includes(code))
        context.fails(`${call} returns the code that belongs in the email`, visit);
      return code;
    },
    send: (code) => context.exchange(send(code), visitor),
    isRefused: (code, why) => context.isRefused(send(code), why, visitor),
  };
}

/** The portal reads only the anti-forgery cookie. */
const isReadable = (line: string) => !/XSRF-TOKEN=|;\s*(httponly|max-age=(0|-))/i.test(line);

/** Another code of 6 digits. */
export const wrong = (code: string, difference = 1) =>
  String((Number(code) + difference * 1009) % 1_000_000).padStart(6, '0');

/** A browser with the same cookies, which the sign-in of the other one does not remove. */
async function copyOf({ newVisitor }: Context, { browser }: Visitor): Promise<Visitor> {
  const copy = await newVisitor();
  for (const name of browser.setCookies.keys()) copy.browser.plant(name, browser.cookie(name) ?? '');
  return copy;
}

const isSignedIn = ({ outcome, data }: Exchange) =>
  outcome === 'success' && (data as SignIn).action !== 'challenge';

export const CODES: readonly Check[] = [
  {
    what: 'Login, code of an email',
    skip: needsCodes,
    async run(context) {
      const stage = await openStage(context);
      const older = await stage?.ask();
      const newer = older && (await stage?.ask());
      if (!stage || !older || !newer) return;
      if (Math.abs(Number(newer) - Number(older)) < 2)
        context.fails('two codes are the same or follow each other, so they can be guessed');
      const { call, outcome, visit } = await stage.isRefused(wrong(newer), 'with a wrong code');
      if (outcome === 'refusal' && visit?.status === 403)
        context.warns(
          `${call} refuses a wrong code with 403, expected 422 or 401: the screen says that the account has no access`,
          visit,
        );
      const { codeAccount: email = '', codePassword: password = '' } = context.options;
      const guessed = await context.isRefused(
        signIn({ type: stage.type, email, password: `${password}x`, code: newer }),
        'with a wrong password and the right code',
        stage.visitor,
      );
      if (guessed.outcome === 'success') return context.skips('the code was used up');
      const elsewhere = await context.exchange(
        signIn({ type: stage.type, email, password, code: newer }),
        await context.newVisitor(),
      );
      if (isSignedIn(elsewhere))
        return context.warns(
          `${elsewhere.call} accepts the code in another browser than the one that asked for it`,
          elsewhere.visit,
        );
      const before = await copyOf(context, stage.visitor);
      const right = await stage.send(newer);
      if (right.outcome === 'limited' || right.outcome === 'broken') return;
      if (!isSignedIn(right)) return context.fails(`${right.call} refuses the right code`, right.visit);
      await context.isRefused(
        signIn({ type: stage.type, email, password, code: newer }),
        'with a code that has been used',
        before,
      );
    },
  },
  {
    what: 'Login, request without a code',
    skip: needsCodes,
    async run(context) {
      const stage = await openStage(context);
      if (!stage) return;
      const { codeAccount: email = '', codePassword: pass = '' } = context.options;
      for (const [what, field] of Object.entries({
        'without the field twofactor': {},
        'with null in twofactor': { twofactor: null },
        'with spaces in twofactor': { twofactor: '      ' },
        'with an object in twofactor': { twofactor: QUERY },
        'with true in twofactor': { twofactor: true },
      })) {
        const { browser } = await context.newVisitor();
        const path = `/api/v1/login/${stage.type}`;
        const answer = await context.post(path, { email, pass, ...field }, browser);
        if (answer && /"action":"(admin|portal)"/.test(answer.body))
          context.fails(`POST ${path} signs the person in ${what}, so nobody needs the code`, answer);
      }
    },
  },
  {
    what: 'Login, limit for wrong codes',
    skip: needsCodes,
    async run(context) {
      const stage = await openStage(context);
      const code = await stage?.ask();
      if (!stage || !code) return;
      for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
        const { outcome, call } = await stage.send(wrong(code, tries + 1));
        if (outcome === 'success') context.fails(`${call} succeeds, with a wrong code`);
      }
      const right = await stage.send(code);
      if (isSignedIn(right))
        return context.fails(
          `${right.call} accepts the code after ${MOST_TRIES} wrong ones, so it can be guessed`,
          right.visit,
        );
      // A complete sign-in ends the count, so that the kit can run again.
      const next = await stage.ask();
      if (next) await stage.send(next);
    },
  },
  {
    what: 'Login, no link instead of a code',
    skip: needsCodes,
    async run({ succeeds, mailbox, fails, skips, options: { codeAccount = '' } }) {
      const asked = await succeeds(probe(codeAccount));
      if ((asked.data as { action?: string } | undefined)?.action === 'password')
        return skips('only a member could get a link, and the account of --code-account is an admin');
      const before = (await mailbox?.contents(codeAccount)) ?? new Set<string>();
      const { call, visit } = await succeeds(requestPortalLink(codeAccount));
      if (await mailbox?.newLink(codeAccount, before, 'short'))
        fails(`${call} sends a link that signs in without the password and the code`, visit);
    },
  },
];
