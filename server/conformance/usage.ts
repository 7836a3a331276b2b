import { NAMES } from './absent.ts';

export const USAGE = `Usage: npx --no -- login-portal-conformance <url> [options]

Checks whether the server at <url> works with login-portal, and says which screen would break. Without --write it
asks about accounts, links and vouchers that do not exist, with random values that it prints with --verbose.

  --as <email>            the address of a test account: an admin or a member with a password and without a code.
                          Then run it for the other kind, for a member without a password, and for one with a code
  --code-account <email>  a test account that signs in with a password and a code (PORTAL_CODE_PASSWORD), preferably
                          a member, because only members could get a link that replaces the code
  --blocked <email>       a test account without access (PORTAL_BLOCKED_PASSWORD)
  --inactive <email>      a test account that has a password and was never activated (PORTAL_INACTIVE_PASSWORD)
  --voucher <code>        a voucher for the account of --as, which is redeemed. If it is given twice, the second is
                          redeemed for a new member at login-portal.invalid
  --campaign <id>         a campaign, open or closed; can be repeated
  --group <id>            a group; can be repeated
  --outbox-url <url>      returns all emails to the address that replaces {email} in the URL, in any order: text, HTML
                          or JSON. The kit looks for addresses with /token/ and for 6 digits that stand alone
  --code-command <cmd>    instead, a command that prints the emails to the address in $EMAIL
  --token <token>         the token of an emailed link that was not used yet
  --origin <origin>       another origin whose pages make calls
  --without <names>       the server does not have these, such as users,registration, nor their pages: see below
  --api-only              leaves out the page, which is served elsewhere
  --write                 also sends emails, signs in, and registers addresses at login-portal.invalid. If it can read
                          the emails of --as, it sets new passwords that nobody knows: use test accounts only
  --wait <minutes>        waits that long and seven minutes more, and expects that a code, a link that signs in, a
                          link to data that was opened, and a session that may add a passkey have ended. Use 11, a minute
                          longer than a code of the reference backend is valid. With 61, also checks links for a
                          new password and links to reports
  --limits                also makes calls until this client is limited, for some minutes. With --wait 20 or more, it
                          waits an hour more, and with 61 two hours, to check the limits of all forms that send an email
                          and of wrong codes
  --only <check>          runs this check, by its name, and those that it needs; can be repeated
  --allow <check>         accepts the findings of a check, by its name; can be repeated
  --verbose               prints the requests of each check, and the names of those that are skipped
  --json                  prints the result as JSON

Passwords are read from the environment: PORTAL_PASSWORD for --as, if its emails cannot be read.

A 429 says that the server limits this client. The kit waits up to a minute, five times at most; what is limited for
longer is not checked. It can run once an hour with --write.

Names for --without: ${NAMES.join(', ')}.

Exit codes: 0 nothing fails, 1 something fails, 2 the arguments are wrong or there is no answer.`;
