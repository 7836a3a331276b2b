import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { EmailText, NameText, readJson, validateEmail } from '../http/body.ts';
import { networksOf } from '../http/client.ts';
import { HttpError } from '../http/http-error.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { ok } from '../http/responses.ts';
import { mailLink } from '../mail/mail-link.ts';
import { alreadyMemberMail } from '../mail/mail-templates.ts';
import { type Account, findAccount } from '../store/accounts.ts';
import { spendSolution } from '../store/altcha.ts';
import { countAttempt, LINKS, REGISTRATIONS, SIGNUPS } from '../store/limits.ts';
import { createMember } from '../store/new-members.ts';
import { findSignupPage, isOpen } from '../store/signup-pages.ts';
import type { TokenOrigin } from '../store/tokens.ts';
import { boolean, defaulted, enums, type Infer, nullable, optional, size, string, type } from '../structs.ts';
import { type Reader, readerOf } from '../texts/reader.ts';

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

/** The response to a valid registration is always OK, so that it does not reveal who is a member. */
export function registrationCalls(backend: Backend): Hono {
  return new Hono().post('/members/registration', async (c) => {
    const registration = await readJson(c, Registration);
    validateRegistration(registration);
    const origin = findOrigin(backend, registration);
    const page = Object.entries(origin).join();
    rateLimit(c, backend, page ? SIGNUPS : REGISTRATIONS, networksOf(c, backend), page);
    await verifyCaptcha(backend, registration.gRCtoken);
    backend.backgroundTasks.add(c, () => register(backend, readerOf(c), registration, origin));
    return ok(c);
  });
}

async function register(
  backend: Backend,
  reader: Reader,
  registration: Registration,
  origin: TokenOrigin,
): Promise<void> {
  const known = findAccount(backend.database, 'member', registration.email);
  if (known?.active) return mailExistingMember(backend, reader, known);
  // A person who has not confirmed the address yet gets another link.
  const { email, title, firstname, middlename, lastname } = registration;
  const names = { title, firstname, middlename, lastname };
  const account = known ?? createMember(backend, email);
  return mailLink(backend, reader, account, 'registration', origin, names);
}

/** The checks run in the order of the fields. */
function validateRegistration({ firstname, lastname, email, agreeTC }: Registration): void {
  if (!firstname) throw new HttpError(422, ({ t }) => t('Please fill in your first name.'));
  if (!lastname) throw new HttpError(422, ({ t }) => t('Please fill in your last name.'));
  validateEmail(email);
  if (!agreeTC)
    throw new HttpError(422, ({ t }) => t('You must agree to the Terms & Conditions to register.'));
}

/** The campaign or group of the registration. Throws if registration is closed there. */
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

/** Not 403: the portal shows a 403 as missing rights, but nobody can register here. */
const notAvailable = () => new HttpError(422, ({ t }) => t('Registration is not available.'));

async function verifyCaptcha(backend: Backend, token: string | null | undefined): Promise<void> {
  if (!backend.members.usecaptcha) return;
  if (!token || !(await spendSolution(backend, token))) {
    throw new HttpError(422, ({ t }) => t('The captcha check failed. Please try again.'));
  }
}

async function mailExistingMember(backend: Backend, reader: Reader, account: Account): Promise<void> {
  if (account.suspended || countAttempt(backend, LINKS, `known:${account.email}`) > 0) return;
  const address = `${backend.origin}/login/?email=${encodeURIComponent(account.email)}`;
  await backend.outbox.send(alreadyMemberMail(reader, account, address));
}
