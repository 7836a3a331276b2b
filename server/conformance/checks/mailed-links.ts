/* The links of the emails that the forms have sent. */

import type { TokenCheck } from '../../../src/contract/calls/token.api.ts';
import { initialTokenCheck, reduceToken } from '../../../src/features/token/token.flow.ts';
import { success } from '../../../src/kit/result.ts';
import { areaOf } from '../area.ts';
import { checkToken, fetchPersonalData, fetchPersonalReports, probe, setPassword } from '../calls.ts';
import type { Check, Context } from '../context.ts';
import { type Fields, findDataFaults } from '../private-data.ts';
import { LEAST_VARYING, newPassword, varying } from '../unknown.ts';
import { REGISTRATION_OF_ACCOUNT } from './registration.ts';
import { FORMS, type FormName, needsMails } from './writing.ts';

/** The type of the link that each form sends. */
const TYPES: Readonly<Record<FormName, readonly string[]>> = {
  'Login, link by email': ['portalaccess'],
  'Forgot Password': ['forgotpw', 'activate'],
  'Forgot Password of an admin': ['forgotpw', 'activate'],
  'Forgot Password of a member': ['forgotpw', 'activate'],
  'Access request for personal data': ['pdaccess'],
  'Access request for personal reports': ['personalreports'],
};

const KINDS = ['user', 'member'] as const;

/** What some databases take for the same text, or for a pattern. */
const almostTokens = (token: string) => ({
  'without the last character of the token': token.slice(0, -1),
  'with other capital letters in the token': token.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  ),
  'with % for the end of the token': `${token.slice(0, 6)}%`,
});

/** Finds out the tokens of the links. */
export const LINKS_OF_MAILS = 'Token page, links of the emails';

export const DATA_OF_MAIL = 'Personal data, link of an email';

export const MAILED_LINKS: readonly Check[] = [
  {
    what: LINKS_OF_MAILS,
    after: Object.keys(FORMS),
    skip: needsMails,
    async run(context) {
      const { account, fails, skips, succeeds, isRefused, newVisitor, options } = context;
      if (account.links.size === 0) return skips('no form has sent a link');
      expectRandom(context, [...account.links.values()]);
      for (const [form, token] of [...account.links]) {
        const visitor = await newVisitor();
        const first = await succeeds(checkToken(token), visitor);
        if (first.outcome !== 'success') continue;
        const { type, target, token: replacement } = first.data as TokenCheck;
        account.links.set(form, replacement || token);
        const expected = TYPES[form as FormName];
        if (!expected.includes(type))
          fails(
            `${first.call} answers with the type "${type}" to the link of ${form}, expected ${expected[0]}`,
            first.visit,
          );
        const { state } = reduceToken(initialTokenCheck(token), {
          type: 'checked',
          result: success(first.data as TokenCheck),
        });
        if (state.stage === 'fail')
          fails(`${first.call} has a type that the portal does not know`, first.visit);
        if (target && account.kinds.length > 0 && !account.kinds.includes(target))
          fails(
            `${first.call} answers with the target "${target}", but the account is of the other kind`,
            first.visit,
          );
        for (const [why, almost] of Object.entries(almostTokens(token)))
          await isRefused(checkToken(almost), why, visitor);
        const second = await succeeds(checkToken(token), visitor);
        if (second.outcome === 'refusal')
          fails(
            `${second.call} is refused the second time: the check must not use the link up`,
            second.visit,
          );
        const asked = await succeeds(probe(options.email ?? ''), visitor);
        const { action = '' } = (asked.data ?? {}) as { action?: string };
        if (action === 'admin' || action === 'portal') {
          fails(
            `${first.call} of ${form} signs the browser in, because ${asked.call} then answers "${action}", but mail programs open links, too`,
            asked.visit,
          );
          continue;
        }
        for (const kind of KINDS) {
          const { showsAccount, text } = await areaOf(context, kind, visitor.browser, options.email);
          if (showsAccount) account.pagesOfLinks.set(`${first.call} of ${form}`, text);
        }
      }
    },
  },
  {
    what: 'Links of the emails, only for their purpose',
    after: [LINKS_OF_MAILS],
    skip: needsMails,
    async run({ account: { links, kinds }, isRefused, skips }) {
      const data = links.get('Access request for personal data');
      const reports = links.get('Access request for personal reports');
      const signIn = links.get('Login, link by email');
      const forgotten = links.get('Forgot Password');
      const why = 'with the link of another form';
      if (reports) await isRefused(fetchPersonalData(reports), why);
      if (data) await isRefused(fetchPersonalReports(data), why);
      if (forgotten) await isRefused(fetchPersonalData(forgotten), why);
      if (forgotten) await isRefused(fetchPersonalReports(forgotten), why);
      const password = newPassword();
      const both = { password, repeated: password };
      for (const value of [data, reports, signIn])
        for (const account of [undefined, ...kinds])
          if (value) await isRefused(setPassword({ type: 'forgotpw', account, value }, both), why);
      if (links.size < 2) skips('the account gets too few links');
    },
  },
  {
    what: DATA_OF_MAIL,
    after: [REGISTRATION_OF_ACCOUNT, LINKS_OF_MAILS],
    skip: needsMails,
    async run(context) {
      const { account, succeeds, isRefused, fails, warns, skips, exchange, options } = context;
      const token = account.links.get('Access request for personal data');
      if (!token) return skips('no link to personal data arrived, which only members get');
      const first = await succeeds(fetchPersonalData(token));
      if (first.outcome !== 'success') return;
      for (const fault of findDataFaults(first.data, options.email))
        fails(`${first.call} ${fault}`, first.visit);
      if (JSON.stringify(first.data).includes(account.strangeName))
        fails(
          `${first.call} returns a name from a registration of somebody else with the address, which the owner has not confirmed`,
          first.visit,
        );
      await expectNoPageOf(context, first.data);
      await isRefused(checkToken(token), 'although the link to the data has been used');
      const again = await exchange(fetchPersonalData(token));
      if (again.outcome === 'refusal')
        warns(
          `${again.call} is refused the second time: a browser that repeats it after a network failure gets no data`,
        );
    },
  },
];

function expectRandom({ fails }: Context, tokens: readonly string[]): void {
  const differences = tokens.flatMap((one, index) =>
    tokens.slice(index + 1).map((other) => varying(one, other)),
  );
  const least = Math.min(...differences);
  if (least < LEAST_VARYING)
    fails(`the tokens of two links differ in ${least} characters only, so they can be computed`);
}

/** The portal opens this page with the number of a member, which anybody can change. */
async function expectNoPageOf(
  { visit, fails, options: { email = '' } }: Context,
  data: unknown,
): Promise<void> {
  const { memberid } = ((data as Fields).personal ?? {}) as Fields;
  if (memberid === undefined || memberid === null) return;
  const path = `/registrationsuccess?mid=${encodeURIComponent(String(memberid))}`;
  const page = await visit(path, { isWithoutCookies: true });
  if (page?.body.includes(email))
    fails('GET /registrationsuccess shows the member whose number is in the address to anybody', page);
}
