/* Calls with tokens and codes. The unknown ones must be refused in words. */

import type { TokenCheck } from '../../../src/contract/calls/token.api.ts';
import { initialTokenCheck, reduceToken } from '../../../src/features/token/token.flow.ts';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { success } from '../../../src/kit/result.ts';
import { checkToken, fetchPersonalData, fetchPersonalReports, redeem, setPassword } from '../calls.ts';
import type { Check } from '../context.ts';
import { MALFORMED, QUOTES, UNKNOWN, unknownEmail, unknownVoucher } from '../unknown.ts';
import { firstRequest } from '../voucher-fields.ts';

const PASSWORD = { password: 'Quiet-Meadow-74', repeated: 'Quiet-Meadow-74' };
const ACCOUNTS = [undefined, 'user', 'member'] as const;
/** A token is one segment of the path, whatever it contains. */
const ODD_TOKENS = [UNKNOWN, 'un/known', 'un.known%', 'ünknown', '__proto__', QUOTES];

export const LINKS: readonly Check[] = [
  {
    what: 'Token page, unknown link',
    async run({ isRefused, visit, fails }) {
      for (const token of ODD_TOKENS) await isRefused(checkToken(token));
      const path = `/api/v1/token/${MALFORMED}`;
      const answer = await visit(path);
      if (answer && answer.status >= 500) fails(`GET ${path} answers ${answer.status}`, answer);
    },
  },
  {
    what: 'Token page, link of --token',
    skip: ({ token }) => (token ? undefined : 'needs --token'),
    async run({ exchange, succeeds, fails, options: { token = '' } }) {
      const first = await exchange(checkToken(token));
      if (first.outcome === 'refusal')
        fails(
          `${first.call} is refused with ${first.visit?.status}: the link is unknown, has expired or was used`,
        );
      if (first.outcome !== 'success') return;
      const check = first.data as TokenCheck;
      const { state } = reduceToken(initialTokenCheck(token), { type: 'checked', result: success(check) });
      if (state.stage === 'fail')
        fails(
          `${first.call} answers with the type ${JSON.stringify(check.type)}, which the portal does not know`,
        );
      const second = await succeeds(checkToken(token));
      if (second.outcome === 'refusal')
        fails(`${second.call} is refused the second time: the check must not use the link up`);
    },
  },
  {
    what: 'Personal data and personal reports, unknown link',
    async run({ isRefused }) {
      await isRefused(fetchPersonalData(UNKNOWN));
      await isRefused(fetchPersonalReports(UNKNOWN));
    },
  },
  {
    what: 'Reset Password, unknown link',
    async run({ isRefused }) {
      for (const account of ACCOUNTS)
        await isRefused(setPassword({ type: 'forgotpw', account, value: UNKNOWN }, PASSWORD));
    },
  },
  {
    what: 'Redeem Voucher, unknown code',
    async run({ isRefused, warns, newVisitor }) {
      const form = firstRequest(unknownVoucher(), unknownEmail());
      const { call, text, outcome } = await isRefused(redeem(form));
      await isRefused(redeem(firstRequest(QUOTES, unknownEmail())));
      if (outcome === 'refusal' && text && !/invalid voucher/i.test(text))
        return warns(
          `${call} refuses without the words "invalid voucher", so the text does not appear at the field of the code`,
        );
      for (const locale of LOCALES.filter((each) => each !== 'en')) {
        const visitor = await newVisitor({ 'Accept-Language': locale });
        const again = { ...form, voucher: unknownVoucher() };
        const other = await isRefused(redeem(again), undefined, visitor);
        if (other.outcome === 'refusal' && other.text && !/invalid voucher/i.test(other.text))
          return warns(
            `${call} refuses in the language "${locale}" without the English words "invalid voucher", so the text does not appear at the field of the code: list its translation in GET /api/v1/i18n/messages/{area}/{locale}`,
          );
      }
    },
  },
];
