import { Hono } from 'hono';
import { boolean, defaulted, enums, type Infer, nullable, optional, size, string, type } from 'superstruct';
import type { Backend } from '../backend.ts';
import { captchaKey } from '../configuration.ts';
import { ok } from '../http/answers.ts';
import { EmailText, NameText, readJson, refuseOddEmail } from '../http/body.ts';
import { limitClient } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { knownMemberLetter } from '../mail/letters.ts';
import { mailLink } from '../mail/mail-link.ts';
import { type Account, findAccount } from '../store/accounts.ts';
import { spendCaptchaToken } from '../store/captcha-tokens.ts';
import { createMember } from '../store/new-members.ts';
import { findSignupPage, isOpen } from '../store/signup-pages.ts';
import { countAttempt, LINKS, REGISTRATIONS } from '../store/throttle.ts';
import type { TokenOrigin } from '../store/tokens.ts';

const Id = optional(nullable(size(string(), 0, 200)));

const Registration = type({
  email: EmailText,
  title: NameText,
  firstname: NameText,
  middlename: NameText,
  lastname: NameText,
  agreeTC: defaulted(boolean(), false),
  regType: enums(['default', 'campaign', 'group']),
  campaignid: Id,
  groupid: Id,
  gRCtoken: optional(nullable(size(string(), 0, 4096))),
});

type Registration = Infer<typeof Registration>;

/** Always answers OK to what is filled in rightly, so that nobody learns from it who is a member. */
export function registrationCalls(backend: Backend): Hono {
  return new Hono().post('/members/registration', async (c) => {
    const registration = await readJson(c, Registration);
    limitClient(c, backend, REGISTRATIONS);
    judge(registration);
    const origin = findOrigin(backend, registration);
    proveHuman(backend, registration.gRCtoken);
    backend.afterwards.add(c, () => register(backend, registration, origin));
    return ok(c);
  });
}

async function register(backend: Backend, registration: Registration, origin: TokenOrigin): Promise<void> {
  const known = findAccount(backend.database, 'member', registration.email);
  if (known?.active) return mailThatKnown(backend, known);
  // Whoever has not confirmed the address yet gets another link to do so.
  return mailLink(backend, known ?? createMember(backend, registration), 'registration', origin);
}

/** The order of the specification, section 5. */
function judge({ firstname, lastname, email, agreeTC }: Registration): void {
  if (!firstname) throw new Refusal(422, 'Please fill in your first name.');
  if (!lastname) throw new Refusal(422, 'Please fill in your last name.');
  refuseOddEmail(email);
  if (!agreeTC) throw new Refusal(422, 'You must agree to the Terms & Conditions to register.');
}

/** Where the registration began, if one may register there. */
function findOrigin({ database, members }: Backend, registration: Registration): TokenOrigin {
  const { regType, campaignid, groupid } = registration;
  if (regType === 'default') {
    if (members.defaultregistration) return {};
    throw notAvailable();
  }
  const isOn = regType === 'campaign' ? members.campaignsignup : members.groupsignup;
  const page = findSignupPage(database, regType, (regType === 'campaign' ? campaignid : groupid) ?? '');
  if (!isOn || !page || !isOpen(page)) throw notAvailable();
  return regType === 'campaign' ? { campaignid: page.id } : { groupid: page.id };
}

/** Not 403: that is shown as a lack of rights, and here nobody has any. */
const notAvailable = () => new Refusal(422, 'Registration is not available.');

function proveHuman(backend: Backend, token: string | null | undefined): void {
  if (captchaKey(backend.members) === null) return;
  if (!token || !spendCaptchaToken(backend, token)) {
    throw new Refusal(422, 'The captcha check failed. Please try again.');
  }
}

async function mailThatKnown(backend: Backend, account: Account): Promise<void> {
  if (account.suspended || countAttempt(backend, LINKS, `known:${account.email}`) > 0) return;
  const address = `${backend.origin}/login/?email=${encodeURIComponent(account.email)}`;
  await backend.outbox.send(knownMemberLetter(account, address));
}
