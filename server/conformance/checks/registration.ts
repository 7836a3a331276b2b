/* Registrations that must be refused, and those that must be answered alike. */

import type { RegistrationForm, RegistrationTarget } from '../../../src/contract/calls/registration.api.ts';
import type { TokenCheck } from '../../../src/contract/calls/token.api.ts';
import { type Configuration, fetchConfiguration } from '../../../src/contract/configuration.ts';
import type { Visit } from '../browser.ts';
import { checkToken, probe, register } from '../calls.ts';
import type { Exchange } from '../client.ts';
import type { Check, Context, Options } from '../context.ts';
import { NAME, UNKNOWN, unknownEmail } from '../unknown.ts';
import { TEST_ACCOUNT } from './sign-in.ts';
import { needsAccount } from './writing.ts';

export const DEFAULT = { regType: 'default' } as const;

export const registrationForm = (changes: Partial<RegistrationForm> = {}): RegistrationForm => ({
  ...{ title: '', ...NAME, middlename: "D'Arcy", email: unknownEmail(), agreeTC: true },
  ...changes,
});

type Page = Exclude<RegistrationTarget, { regType: 'default' }>;

/** Those of --campaign and --group. */
export const targetsOf = ({ campaigns = [], groups = [] }: Options): Page[] => [
  ...campaigns.map((campaignid) => ({ regType: 'campaign', campaignid }) as const),
  ...groups.map((groupid) => ({ regType: 'group', groupid }) as const),
];

/** Longer than the columns of most tables, and with letters of four bytes. */
const LONG_NAME = '𝒵ö'.repeat(150);

/** What the page checks, and a program does not. */
const INCOMPLETE: Readonly<Record<string, Partial<RegistrationForm>>> = {
  'without a first name': { firstname: ' ' },
  'without a last name': { lastname: '' },
  'without an address': { email: '' },
  'without consent to the terms': { agreeTC: false },
};

export const REGISTRATION_OF_ACCOUNT = 'Registration, address of the test account';

/** The settings as the screen reads them. `undefined` if it cannot. */
export async function membersOf({ exchange }: Context): Promise<Configuration['members'] | undefined> {
  const read: { members?: Configuration['members'] } = {};
  await exchange(async (client) => {
    const reply = await fetchConfiguration(client, undefined);
    if (reply.ok) read.members = reply.value.members;
  });
  return read.members;
}

export const REGISTRATION: readonly Check[] = [
  {
    what: 'Registration, incomplete',
    skip: ({ write }) => (write ? undefined : 'needs --write'),
    async run({ exchange, isRefused }) {
      for (const [why, changes] of Object.entries(INCOMPLETE))
        await isRefused(register(DEFAULT, registrationForm(changes)), why);
      // A server may refuse it.
      const long = registrationForm({ firstname: LONG_NAME });
      await exchange(register(DEFAULT, long));
    },
  },
  {
    what: 'Registration, closed',
    skip: ({ write }) => (write ? undefined : 'needs --write'),
    async run(context) {
      const members = await membersOf(context);
      if (!members) return context.skips('the configuration cannot be read');
      const why = 'although it is closed there';
      if (!members.defaultRegistration)
        await context.isRefused(
          register({ regType: UNKNOWN as 'default' }, registrationForm()),
          'for a type that does not exist, although registration is closed',
        );
      if (!members.defaultRegistration) await context.isRefused(register(DEFAULT, registrationForm()), why);
      for (const target of [
        { regType: 'campaign', campaignid: UNKNOWN },
        { regType: 'group', groupid: UNKNOWN },
      ] as const)
        await context.isRefused(register(target, registrationForm()), why);
    },
  },
  {
    what: REGISTRATION_OF_ACCOUNT,
    after: [TEST_ACCOUNT],
    skip: needsAccount,
    async run(context) {
      const members = await membersOf(context);
      if (!members?.defaultRegistration || members.captchaKey)
        return context.skips('registration is closed or asks for a captcha');
      const { email = '', codeAccount } = context.options;
      // Not asked for again: the login of a member without a password sends an email each time.
      const actions = (await actionsOf(context, codeAccount)).set(email, { action: context.account.action });
      const mails = await context.mailbox?.contents(email);
      const known = await context.exchange(
        register(DEFAULT, registrationForm({ email, lastname: context.account.strangeName })),
      );
      if (codeAccount) await context.exchange(register(DEFAULT, registrationForm({ email: codeAccount })));
      const unknown = await context.exchange(register(DEFAULT, registrationForm()));
      if (unknown.outcome === 'refusal')
        context.fails(
          `${unknown.call} refuses a complete registration of ${NAME.firstname} ${NAME.lastname} with ${unknown.visit?.status}. The form sends no token of a captcha, because the configuration has none, or no captchapubkey`,
          unknown.visit,
        );
      if (known.outcome === 'limited' || unknown.outcome === 'limited') return;
      const isAdmin = context.account.kinds.join() === 'user';
      if (!isAdmin)
        context.account.differences.set(
          REGISTRATION_OF_ACCOUNT,
          (known.visit?.duration ?? 0) - (unknown.visit?.duration ?? 0),
        );
      if (known.visit?.status !== unknown.visit?.status || known.visit?.body !== unknown.visit?.body)
        context.fails(
          `${known.call} answers differently for an unknown address, which reveals who is a member`,
          known.visit,
        );
      await expectNoBlock(context, unknown);
      if (mails && isAdmin && known.outcome === 'success' && !(await context.mailbox?.newLink(email, mails)))
        context.fails(
          `${known.call} mails no link to an admin, who can also become a member with the same address`,
          known.visit,
        );
      if (mails && !isAdmin && known.outcome === 'success') await expectNoRegistration(context, known, mails);
      const later = await actionsOf(context, email, codeAccount);
      for (const [address, { action, visit }] of later)
        if (action && actions.get(address)?.action && action !== actions.get(address)?.action)
          context.fails(
            `POST /api/v1/login answers "${action}" after somebody has registered the address of the account, and "${actions.get(address)?.action}" before`,
            visit,
          );
    },
  },
];

async function expectNoBlock({ exchange, fails, options }: Context, unknown: Exchange): Promise<void> {
  const { blocked: email } = options;
  if (!email) return;
  const { call, outcome, visit } = await exchange(register(DEFAULT, registrationForm({ email })));
  if (
    outcome !== 'limited' &&
    (visit?.status !== unknown.visit?.status || visit?.body !== unknown.visit?.body)
  )
    fails(`${call} answers differently for a blocked account, which reveals the block`, visit);
}

/** Its owner has confirmed the address before. */
async function expectNoRegistration(
  { mailbox, exchange, fails, newVisitor, options: { email = '' } }: Context,
  { call, visit }: Exchange,
  before: ReadonlySet<string>,
) {
  const link = await mailbox?.newLink(email, before, 'short');
  if (!link) return;
  const check = await exchange(checkToken(link.token), await newVisitor());
  if ((check.data as TokenCheck | undefined)?.type === 'registration')
    fails(`${call} mails a link of the type registration to somebody who is a member already`, visit);
}

/** What the login asks each of the addresses. */
async function actionsOf({ succeeds }: Context, ...addresses: readonly (string | undefined)[]) {
  const actions = new Map<string, { action: string | undefined; visit?: Visit | undefined }>();
  for (const address of addresses) {
    if (!address) continue;
    const { data, visit } = await succeeds(probe(address));
    actions.set(address, { action: (data as { action?: string } | undefined)?.action, visit });
  }
  return actions;
}
