/* Registrations that must be refused, and those that must be answered alike. */
import { type Configuration, fetchConfiguration } from '../../../src/api/configuration.ts';
import { probe } from '../../../src/screens/login/login.api.ts';
import {
  type RegistrationForm,
  type RegistrationTarget,
  register,
} from '../../../src/screens/registration/registration.api.ts';
import { solveTask } from '../altcha.ts';
import type { Visit } from '../browser.ts';
import type { Check, Context, Options } from '../context.ts';
import { NAME, signal, UNKNOWN, unknownEmail } from '../unknown.ts';
import { TEST_ACCOUNT } from './sign-in.ts';
import { needsAccount } from './writing.ts';

export const DEFAULT = { regType: 'default' } as const;

export const registrationForm = (changes: Partial<RegistrationForm> = {}): RegistrationForm => ({
  ...{ title: '', ...NAME, middlename: '', email: unknownEmail(), agreeTC: true },
  ...changes,
});

type Page = Exclude<RegistrationTarget, { regType: 'default' }>;

/** Those of --campaign and --group. */
export const targetsOf = ({ campaigns = [], groups = [] }: Options): Page[] => [
  ...campaigns.map((campaignid) => ({ regType: 'campaign', campaignid }) as const),
  ...groups.map((groupid) => ({ regType: 'group', groupid }) as const),
];

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
    async run({ isRefused }) {
      for (const [why, changes] of Object.entries(INCOMPLETE))
        await isRefused((client) => register(client, DEFAULT, registrationForm(changes), null, signal), why);
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
        await context.isRefused((client) => register(client, DEFAULT, registrationForm(), null, signal), why);
      for (const target of [
        { regType: 'campaign', campaignid: UNKNOWN },
        { regType: 'group', groupid: UNKNOWN },
      ] as const)
        await context.isRefused((client) => register(client, target, registrationForm(), null, signal), why);
    },
  },
  {
    what: 'Registration, captcha',
    skip: ({ write }) => (write ? undefined : 'needs --write'),
    async run(context) {
      const { captchaKey, defaultRegistration } = (await membersOf(context)) ?? {};
      if (!captchaKey) return context.skips('the captcha is off: switch usecaptcha on and run the kit again');
      for (const target of [DEFAULT, ...targetsOf(context.options)])
        for (const [what, captcha] of [
          ['without a token of the captcha', null],
          ['with an invented token of the captcha', UNKNOWN],
        ] as const)
          await context.isRefused(
            (client) => register(client, target, registrationForm(), captcha, signal),
            target.regType === 'default' ? what : `${what}, for a ${target.regType}`,
          );
      if (defaultRegistration) await expectOnce(context);
      if (!context.options.apiOnly) await expectPolicy(context);
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
      const actions = await actionsOf(context, email, codeAccount);
      const mails = await context.mailbox?.contents(email);
      const known = await context.exchange((client) =>
        register(
          client,
          DEFAULT,
          registrationForm({ email, lastname: context.account.strangeName }),
          null,
          signal,
        ),
      );
      if (codeAccount)
        await context.exchange((client) =>
          register(client, DEFAULT, registrationForm({ email: codeAccount }), null, signal),
        );
      const unknown = await context.exchange((client) =>
        register(client, DEFAULT, registrationForm(), null, signal),
      );
      if (unknown.outcome === 'refusal')
        context.fails(
          `${unknown.call} refuses a complete registration of ${NAME.firstname} ${NAME.lastname} with ${unknown.visit?.status}. The form sends no token of a captcha, because the configuration has none, or no captchapubkey`,
          unknown.visit,
        );
      if (known.outcome === 'limited' || unknown.outcome === 'limited') return;
      if (known.visit?.status !== unknown.visit?.status || known.visit?.body !== unknown.visit?.body)
        context.fails(
          `${known.call} answers differently for an unknown address, which reveals who is a member`,
          known.visit,
        );
      const isAdmin = context.account.kinds.join() === 'user';
      if (mails && isAdmin && known.outcome === 'success' && !(await context.mailbox?.newLink(email, mails)))
        context.fails(
          `${known.call} mails no link to an admin, who can also become a member with the same address`,
          known.visit,
        );
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

/** The tasks of ALTCHA come from the server, so the kit can work on one. Only their providers have other tokens. */
async function expectOnce({ visit, fails, succeeds, isRefused }: Context): Promise<void> {
  const answer = await visit('/api/v1/captcha/challenge');
  if (answer?.status !== 200) return;
  const solution = await solveTask(dataOf(answer.body));
  if (!solution)
    return fails('GET /api/v1/captcha/challenge returns no task of ALTCHA that a browser can solve', answer);
  const send = (client: Context['client']) => register(client, DEFAULT, registrationForm(), solution, signal);
  const { outcome } = await succeeds(send);
  if (outcome === 'success') await isRefused(send, 'with a task of ALTCHA that was used already');
}

function dataOf(body: string): unknown {
  try {
    return Object(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** What the login asks each of the addresses. */
async function actionsOf({ succeeds }: Context, ...addresses: readonly (string | undefined)[]) {
  const actions = new Map<string, { action: string | undefined; visit: Visit | undefined }>();
  for (const address of addresses) {
    if (!address) continue;
    const { data, visit } = await succeeds((client) => probe(client, address, signal));
    actions.set(address, { action: (data as { action?: string } | undefined)?.action, visit });
  }
  return actions;
}

interface Needs {
  /** The origin of the script, unless `captcha-src` names another. `undefined` if the portal contains it. */
  script?: string;
  /** The policy of Trusted Types that loads the script, or that the script has. */
  types: string;
}

/** By the attribute `captcha` of the page. */
const PROVIDERS: Record<string, Needs> = {
  recaptcha: { script: 'https://www.google.com', types: 'login-portal' },
  altcha: { types: 'svelte-trusted-html' },
  turnstile: { script: 'https://challenges.cloudflare.com', types: 'login-portal' },
  hcaptcha: { script: 'https://js.hcaptcha.com', types: 'login-portal' },
  friendly: { script: 'https://cdn.jsdelivr.net', types: 'login-portal' },
};

/** The page shows the captcha of its attributes. */
async function expectPolicy({ visit, fails, site }: Context): Promise<void> {
  const page = await visit('/login/');
  const policy = page?.headers.get('Content-Security-Policy');
  if (!page || !policy) return;
  const directive = (name: string) => new RegExp(`(?:^|;)\\s*${name} ([^;]*)`).exec(policy)?.[1] ?? '';
  const why = 'the captcha is on, so registration fails, because the Content-Security-Policy';
  const [, name = 'recaptcha'] = /\scaptcha="([^"]+)"/.exec(page.body) ?? [];
  const { script: usual, types = 'login-portal' } = PROVIDERS[name] ?? {};
  const names = directive('trusted-types').split(' ');
  if (/require-trusted-types-for/.test(policy) && !names.includes(types) && !names.includes('*'))
    fails(`${why} has no ${types} in trusted-types`, page);
  const [, script = usual] = /captcha-src="([^"]+)"/.exec(page.body) ?? [];
  if (!script) return;
  const { origin, host } = new URL(script, site);
  const sources = directive('script-src').split(' ');
  const isAllowed = sources.some(
    (source) =>
      source.startsWith(origin) ||
      source === 'https:' ||
      (source.startsWith('https://*.') && host.endsWith(source.slice('https://*'.length))) ||
      (source === "'self'" && origin === site.origin),
  );
  if (!isAllowed)
    fails(`${why} does not allow ${origin} in script-src: see captcha-src in docs/embedding.md`, page);
}
