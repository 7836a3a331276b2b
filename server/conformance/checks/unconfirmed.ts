/* A member who has registered and not confirmed the address yet. The kit registers one. */

import type { RegistrationTarget } from '../../../src/contract/calls/registration.api.ts';
import type { TokenCheck } from '../../../src/contract/calls/token.api.ts';
import { checkToken, isOpen, probe, register, requestRecovery } from '../calls.ts';
import type { Check, Context } from '../context.ts';
import { expectOwnHost, FORGED_HOST } from '../forged-host.ts';
import { NAME, unknownEmail } from '../unknown.ts';
import { DEFAULT, membersOf, registrationForm, targetsOf } from './registration.ts';
import { expectEscaped, expectNoAddress, MARKUP } from './text-in-names.ts';
import { NO_MAIL, needsMailbox, needsWrite } from './writing.ts';

const ACTIVATE = ['activate'] as const;
const SETS_PASSWORD = ['activate', 'forgotpw'] as const;

/** Registers a member. */
export const UNCONFIRMED_MEMBER = 'Registration, before the address is confirmed';

export const UNCONFIRMED: readonly Check[] = [
  {
    what: UNCONFIRMED_MEMBER,
    skip: needsMailbox,
    async run(context) {
      const { succeeds, fails, warns, skips, mailbox } = context;
      const members = await membersOf(context);
      if (!members?.defaultRegistration || members.captchaKey)
        return skips('registration is closed or asks for a captcha');
      const email = unknownEmail();
      const capital = await registerInCapitals(context);
      const first = await registerAt(context, DEFAULT, email, 'short');
      if (!first.token) return first.outcome === 'success' ? skips(NO_MAIL) : undefined;
      const earlier = await stateOf(context, email);
      const link = await expectLink(context, first.token, 'registration');
      const { asked, action, active_member } = await stateOf(context, email);
      const isKnown = link && action && earlier.action;
      if (isKnown && (action !== earlier.action || active_member !== earlier.active_member))
        return fails(
          `${link.call} confirms the address, because ${asked.call} then answers otherwise, but mail programs open links, too`,
          asked.visit,
        );
      // A server can also store the member when the address is confirmed, or let the member choose a password by a link.
      if (action && action !== 'registration' && action !== 'memberpassword')
        fails(
          `${asked.call} answers "${action}" for a member who has not confirmed the address, expected "memberpassword" with active_member: false`,
          asked.visit,
        );
      context.account.unconfirmed = email;
      const inSmallLetters = capital && (await stateOf(context, capital.email));
      if (inSmallLetters && inSmallLetters.action !== earlier.action)
        fails(
          `${capital.call} stores an address in capital letters, and ${asked.call} does not find it in small letters`,
          inSmallLetters.asked.visit,
        );
      const second = await registerAt(context, DEFAULT, email);
      if (second.outcome === 'success' && !second.token)
        fails(
          `${second.call} mails no other link to a person who registers again before the address is confirmed`,
          second.visit,
        );
      await expectEscaped(context, email);
      await expectNoAddress(context, email);
      const before = (await mailbox?.contents(email)) ?? new Set<string>();
      const names = await namesIn(context, email);
      const asking = await succeeds(requestRecovery('any', email));
      const recovery = await mailbox?.newLink(email, before, 'short');
      if (recovery && (await namesIn(context, email)) > names)
        warns(
          `${asking.call} sends an email with the name of a registration that nobody has confirmed, which a stranger can enter for any address`,
          asking.visit,
        );
      // A server for which the account is active already mails a link for a new password.
      if (recovery)
        await expectLink(context, recovery.token, ...(active_member === false ? ACTIVATE : SETS_PASSWORD));
    },
  },
  {
    what: 'Registration for --campaign or --group',
    skip: (options) =>
      needsWrite(options) ?? (targetsOf(options).length > 0 ? undefined : 'needs --campaign or --group'),
    async run(context) {
      const { exchange, isRefused, succeeds, fails, skips, mailbox, options } = context;
      const members = await membersOf(context);
      if (!members) return;
      if (members.captchaKey) return skips('registration asks for a captcha');
      for (const target of targetsOf(options)) {
        const { regType } = target;
        const page = { isOpen: false };
        const { why } = await exchange(async (client) => {
          const reply = await isOpen(target)(client);
          page.isOpen = reply.ok && reply.value;
        });
        if (why) continue;
        const isOn = regType === 'campaign' ? members.campaignSignup : members.groupSignup;
        if (!page.isOpen || !isOn) {
          const form = registrationForm();
          await isRefused(register(target, form), `although the ${regType} is closed`);
          continue;
        }
        if (!mailbox) {
          await succeeds(register(target, registrationForm()));
          continue;
        }
        const { token, outcome } = await registerAt(context, target, unknownEmail(), 'short');
        if (!token) {
          if (outcome === 'success') skips(NO_MAIL);
          continue;
        }
        const check = await expectLink(context, token, 'registration');
        const field = `${regType}id` as const;
        if (check && String(check.data?.[field]) !== Object.values(target)[1])
          fails(`${check.call} has no ${field}, although the registration was for a ${regType}`, check.visit);
      }
    },
  },
];

/** How often the emails to an address contain the name that the kit has entered. */
async function namesIn({ mailbox }: Context, email: string): Promise<number> {
  const words = (await mailbox?.words(email)) ?? '';
  return [NAME.firstname, NAME.lastname, MARKUP].reduce((count, name) => count + words.split(name).length, 0);
}

/** What the login knows about an address. */
async function stateOf({ succeeds }: Context, email: string) {
  const asked = await succeeds(probe(email));
  const { action, active_member } = (asked.data ?? {}) as { action?: string; active_member?: boolean };
  return { asked, action, active_member };
}

/** Registers an address, and returns the token of the link that arrives. */
async function registerAt(
  { succeeds, fails, mailbox, newVisitor }: Context,
  target: RegistrationTarget,
  email: string,
  patience?: 'short',
) {
  const before = (await mailbox?.contents(email)) ?? new Set<string>();
  const made = await succeeds(register(target, registrationForm({ email })), await newVisitor(FORGED_HOST));
  const link = made.outcome === 'success' ? await mailbox?.newLink(email, before, patience) : undefined;
  expectOwnHost({ fails }, made, link);
  return { ...made, token: link?.token };
}

/** Some keyboards begin an address with a capital letter. */
async function registerInCapitals({ exchange }: Context) {
  const email = unknownEmail();
  const form = registrationForm({ email: email.toUpperCase() });
  const { call, outcome } = await exchange(register(DEFAULT, form));
  return outcome === 'success' ? { call, email } : undefined;
}

async function expectLink(
  { succeeds, fails, newVisitor }: Context,
  token: string,
  ...types: readonly TokenCheck['type'][]
) {
  const { call, visit, outcome, data } = await succeeds(checkToken(token), await newVisitor());
  if (outcome !== 'success') return undefined;
  const check = data as TokenCheck;
  if (!types.includes(check.type))
    fails(
      `${call} answers with the type "${check.type}" for a member who has not confirmed the address, expected ${types.join(' or ')}`,
      visit,
    );
  return { call, visit, data: check };
}
