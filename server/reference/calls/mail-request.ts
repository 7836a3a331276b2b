import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { EmailText, readJson } from '../http/body.ts';
import { clientFor } from '../http/device.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { ok } from '../http/responses.ts';
import { mailLinks } from '../mail/mail-link.ts';
import { ACCOUNT_TYPES, type Account, type AccountType, accountsOf } from '../store/accounts.ts';
import { LINK_REQUESTS } from '../store/limits.ts';
import type { TokenType } from '../store/tokens.ts';
import { type } from '../structs.ts';
import { readerOf } from '../texts/reader.ts';

const Request = type({ email: EmailText });

/** The accounts that get a link, and its type. `undefined` if an account gets none. */
interface Form {
  readonly kinds: readonly AccountType[];
  readonly linkFor: (account: Account) => TokenType | undefined;
}

const recovery = (kinds: readonly AccountType[]): Form => ({
  kinds,
  linkFor: ({ active }) => (active ? 'forgotpw' : 'activate'),
});

/** Members without an activated account can also request their data. */
const access = (linkType: TokenType): Form => ({ kinds: ['member'], linkFor: () => linkType });

const FORMS: Readonly<Record<string, Form>> = {
  '/login/forgotpw': recovery(ACCOUNT_TYPES),
  '/login/user/forgotpw': recovery(['user']),
  '/login/member/forgotpw': recovery(['member']),
  '/members/portallogin': {
    kinds: ['member'],
    // A link must not replace the code.
    linkFor: ({ active, twofactor }) => (active && !twofactor ? 'portalaccess' : undefined),
  },
  '/members/personaldata': access('pdaccess'),
  '/members/personalreports': access('personalreports'),
};

/** The forms that only send a link. The response is always OK, so that it does not reveal which accounts exist. */
export function mailRequestCalls(backend: Backend): Hono {
  const calls = new Hono();
  for (const [path, { kinds, linkFor }] of Object.entries(FORMS)) {
    calls.post(path, async (c) => {
      const { email } = await readJson(c, Request);
      rateLimit(c, backend, LINK_REQUESTS, clientFor(c, backend, email));
      backend.backgroundTasks.add(c, async () => {
        const links = accountsOf(backend.database, email, kinds).flatMap((account) => {
          const linkType = linkFor(account);
          return linkType ? [{ account, type: linkType }] : [];
        });
        await mailLinks(backend, readerOf(c), links);
      });
      return ok(c);
    });
  }
  return calls;
}
