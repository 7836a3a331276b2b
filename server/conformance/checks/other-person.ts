/* The data of another person, in a browser that knows the test account. */
import { fetchPersonalData, signIn } from '../calls.ts';
import type { Check } from '../context.ts';
import { findDataFaults } from '../private-data.ts';
import { DATA_OF_MAIL } from './mailed-links.ts';
import { PASSWORD_OF_ACCOUNT } from './new-password.ts';
import { needsSecond } from './reports.ts';
import { FORMS } from './writing.ts';

export const OTHER_PERSON: readonly Check[] = [
  {
    what: 'Personal data, two people',
    after: [DATA_OF_MAIL, PASSWORD_OF_ACCOUNT],
    skip: needsSecond,
    async run({ account, mailbox, exchange, succeeds, newVisitor, fails, skips, options }) {
      const { email = '', codeAccount = '' } = options;
      const visitor = await newVisitor();
      const [type] = account.kinds;
      const { password } = account;
      // A server must not take the person of the session for the one of the link.
      if (type && password) await exchange(signIn({ type, email, password }), visitor);
      const before = (await mailbox?.contents(codeAccount)) ?? new Set<string>();
      await succeeds(FORMS['Access request for personal data'].call(codeAccount));
      const link = await mailbox?.newLink(codeAccount, before, 'short');
      if (!link) return skips('the account of --code-account gets no link, which only members get');
      const { call, data, visit, outcome } = await succeeds(fetchPersonalData(link.token), visitor);
      if (outcome !== 'success') return;
      for (const fault of findDataFaults(data, codeAccount))
        fails(`${call} ${fault}, for the account of --code-account in a browser of --as`, visit);
    },
  },
];
