/* Addresses that contain the one of the account, or look like it. Only the account gets the link. */
import type { Check } from '../context.ts';
import { unknownEmail } from '../unknown.ts';
import { TEST_ACCOUNT } from './sign-in.ts';
import { needsMails } from './writing.ts';

/** From a letter of ASCII to the same one of full width. */
const FULL_WIDTH = 0xfee0;

interface Address {
  readonly sent: string | readonly string[];
  /** Who must not get a link. */
  readonly to: string;
}

function addressesNear(email: string): Readonly<Record<string, Address>> {
  const other = unknownEmail();
  const wide = String.fromCodePoint((email.codePointAt(0) ?? 0) + FULL_WIDTH) + email.slice(1);
  // Not in the domain, which can be that of somebody else.
  const accented = email.replace(/^([^aeiou]*[aeiou])(.*@)/, '$1\u0301$2').normalize();
  return {
    'a list of two addresses': { sent: [email, other], to: other },
    'two addresses with a comma': { sent: `${email},${other}`, to: other },
    'a letter of full width in the address': { sent: wide, to: wide },
    'an accent in the address': { sent: accented, to: accented },
  };
}

export const NEAR_ADDRESSES: readonly Check[] = [
  {
    what: 'Forgot Password, addresses like that of the account',
    after: [TEST_ACCOUNT],
    skip: needsMails,
    async run({ mailbox, post, fails, options: { email = '' } }) {
      const path = '/api/v1/login/forgotpw';
      for (const [what, { sent, to }] of Object.entries(addressesNear(email))) {
        if (to === email) continue;
        const before = (await mailbox?.contents(to)) ?? new Set<string>();
        const answer = await post(path, { email: sent });
        if (answer && answer.status < 300 && (await mailbox?.newLink(to, before, 'short')))
          fails(`POST ${path} with ${what} sends a link to somebody else`, answer);
      }
    },
  },
];
