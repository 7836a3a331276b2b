/* Which account a code signs in to, and how many wrong ones an account takes. */

import type { SignIn } from '../../../src/contract/calls/login.api.ts';
import { asForm, type Visit } from '../browser.ts';
import { signIn } from '../calls.ts';
import type { Check, Context } from '../context.ts';
import { SECOND } from '../repeat.ts';
import { retryAfterOf } from '../retry-after.ts';
import { needsCodes, openStage, type Stage, wrong } from './codes.ts';
import { PASSWORD_OF_ACCOUNT } from './new-password.ts';
import { needsAccount, needsLimits } from './writing.ts';

/** More wrong codes than docs/api.md suggests for an account, and no more for each code than the reference backend takes. */
const MOST_CODES = 6;
const MOST_TRIES = 5;
/** Minutes. */
const HOUR = 60;

export const CODE_OF_ANOTHER: readonly Check[] = [
  {
    what: 'Login, code of another account',
    after: [PASSWORD_OF_ACCOUNT],
    skip: (options) => needsAccount(options) ?? needsCodes(options),
    async run(context) {
      const { account, exchange, isRefused, mailbox, newVisitor, skips, options } = context;
      const { email = '', codeAccount = '', codePassword: password = '' } = options;
      const [type] = account.kinds;
      const own = account.password;
      if (!type || !own || email === codeAccount)
        return skips('the password of --as is not known, or the account is that of --code-account');
      const visitor = await newVisitor();
      const before = (await mailbox?.contents(email)) ?? new Set<string>();
      const { data } = await exchange(signIn({ type, email, password: own }), visitor);
      if ((data as SignIn | undefined)?.action !== 'challenge')
        return skips('the account of --as signs in without a code: name one with a code to check it');
      const code = await mailbox?.newCode(email, before);
      const stage = code && (await openStage(context));
      if (!stage) return;
      await isRefused(
        signIn({ type: stage.type, email: codeAccount, password, code }),
        'with the code of another account',
        visitor,
      );
    },
  },
];

/** Before wrong passwords, which limit the client. */
export const CODE_LIMIT: readonly Check[] = [
  {
    what: 'Login, limit for wrong codes of an account',
    skip: (options) =>
      needsLimits(options) ??
      needsCodes(options) ??
      (Number(options.wait) > HOUR ? undefined : 'needs --wait 61'),
    async run(context) {
      const { codeAccount: email, codePassword: pass } = context.options;
      const stage = await openStage(context);
      const path = `/api/v1/login/${stage?.type}`;
      for (let codes = 0; codes < MOST_CODES; codes += 1) {
        const code = await stage?.ask();
        if (!stage || !code) return;
        const { browser } = stage.visitor;
        for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
          // Without waiting, because a 429 is expected.
          const form = asForm(browser, { email, pass, twofactor: wrong(code, tries) });
          const answer = await browser.visit(path, form);
          if (answer.status === 429) return endWait(context, stage, answer);
          if (answer.status < 400) return;
        }
      }
      context.warns(
        `POST ${path} refuses ${MOST_CODES * MOST_TRIES} wrong codes of one account and asks for no wait, because new codes were requested between them`,
      );
    },
  },
];

/** A complete sign-in ends the count, so that the kit can run again. */
async function endWait({ sleep }: Context, stage: Stage, answer: Visit): Promise<void> {
  await sleep((Math.min(retryAfterOf(answer) ?? 0, HOUR * 60) + 1) * SECOND);
  const code = await stage.ask();
  if (code) await stage.send(code);
}
