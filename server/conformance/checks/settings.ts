/* The calls of a page before anybody types. */

import type { RegistrationTarget } from '../../../src/contract/calls/registration.api.ts';
import type { Client } from '../../../src/contract/client.ts';
import { fetchConfiguration, fetchSignInWays } from '../../../src/contract/configuration.ts';
import { fetchTranslations } from '../../../src/contract/translations.ts';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { fetchProducts, isOpen } from '../calls.ts';
import type { Check } from '../context.ts';
import { INJECTED, QUOTES, UNKNOWN } from '../unknown.ts';

/** Ids can contain any character, so the address is decoded once. */
const ODD = 'unknown & 50 %';
const isOdd = (target: object) => Object.values(target).includes(ODD);

/** Folders between the texts and the files of the project. */
const DEEPEST = 6;

/** Every object of JavaScript has a property with this name. */
const INHERITED = 'constructor';

/** The name of a setting, before a text that is not an address. */
const SECRET = /"(\w*(?:secret|private_?key|passw(?:or)?d|passphrase))"\s*:\s*"(?!https?:|\/)[^"]/gi;

/** In the short configuration. */
export function providersOf(data: unknown): readonly string[] {
  const { systempreferences } = (data ?? {}) as {
    systempreferences?: { ssoproviders?: string[] | null } | null;
  };
  return systempreferences?.ssoproviders ?? [];
}

export const SETTINGS: readonly Check[] = [
  {
    what: 'Every screen, name of the application and registration',
    async run({ succeeds, warns }) {
      const { call, data, outcome, visit } = await succeeds((client) =>
        fetchConfiguration(client, undefined),
      );
      const { systempreferences } = (data ?? {}) as {
        systempreferences?: { branding?: { appname?: unknown } };
      };
      if (outcome === 'success' && !systempreferences?.branding?.appname)
        warns(
          `${call} has no systempreferences.branding.appname, so the title of the page does not name the application`,
          visit,
        );
    },
  },
  {
    what: 'Every screen, settings without secrets',
    async run({ succeeds, fails }) {
      const calls = [(client: Client) => fetchConfiguration(client, undefined), fetchSignInWays];
      for (const fetchSettings of calls) {
        const { call, visit } = await succeeds<unknown>(fetchSettings);
        const found = [...(visit?.body ?? '').matchAll(SECRET)].map(([, name]) => name);
        if (found.length > 0) fails(`${call} has ${found.join(', ')}, but anybody can read the settings`);
      }
    },
  },
  {
    what: 'Login, buttons of single sign-on',
    async run({ succeeds, visit, fails, warns, newVisitor }) {
      const { data, readings, call, visit: answered } = await succeeds(fetchSignInWays);
      const ignored = readings.find(
        (reading) => /ssoproviders\S{0,20} is of type object\. /.test(reading) && reading.endsWith('ignored'),
      );
      if (ignored) warns(`${call} ${ignored}, so there is no button for it`, answered);
      const providers = providersOf(data);
      // A server without providers does not need the address.
      for (const provider of providers.length > 0 ? [...providers, UNKNOWN] : []) {
        const path = `/api/v1/auth/sso/${encodeURIComponent(provider)}`;
        const answer = await visit(path);
        if (answer && (answer.status < 300 || answer.status >= 400 || !answer.headers.has('Location')))
          fails(`GET ${path} answers ${answer.status}, expected a redirect`, answer);
        else if (provider !== UNKNOWN && !/state=|SAMLRequest=/i.test(answer?.headers.get('Location') ?? ''))
          fails(
            `GET ${path} redirects without a "state", so another site can sign a person in as somebody else`,
            answer,
          );
        else if (provider !== UNKNOWN) {
          const { browser } = await newVisitor();
          const other = await visit(path, undefined, browser);
          if (other?.headers.get('Location') === answer?.headers.get('Location'))
            fails(
              `GET ${path} redirects two browsers with the same "state", so another site knows it and can sign a person in as somebody else`,
              answer,
            );
        }
      }
    },
  },
  {
    what: 'Redeem Voucher, choice of a product',
    async run({ succeeds }) {
      await succeeds(fetchProducts());
    },
  },
  {
    what: 'Every screen, texts of the server',
    async run({ succeeds, visit, fails }) {
      for (const locale of LOCALES) await succeeds((client) => fetchTranslations(client, 'login', locale));
      for (const locale of [UNKNOWN, INHERITED, '..%2fde']) {
        const path = `/api/v1/i18n/messages/login/${locale}`;
        const answer = await visit(path);
        if (answer && answer.status >= 500) fails(`GET ${path} answers ${answer.status}`, answer);
      }
      for (let folders = 1; folders <= DEEPEST; folders += 1)
        for (const file of ['package', 'package.json']) {
          const path = `/api/v1/i18n/messages/login/${'..%2f'.repeat(folders)}${file}`;
          const answer = await visit(path);
          if (/dependencies"/i.test(answer?.body ?? ''))
            return fails(`GET ${path} returns a file of the server`);
        }
    },
  },
  {
    what: 'Registration for a campaign or a group',
    async run(context) {
      for (const target of [UNKNOWN, ODD, INHERITED, QUOTES, ...INJECTED].flatMap(
        (id): Exclude<RegistrationTarget, { regType: 'default' }>[] => [
          { regType: 'campaign', campaignid: id },
          { regType: 'group', groupid: id },
        ],
      )) {
        const open = { value: false };
        const { call, why, visit } = await context.exchange(async (client) => {
          const reply = await isOpen(target)(client);
          open.value = reply.ok && reply.value;
        });
        if (why && visit && isOdd(target))
          context.fails(
            `${call} with the id "${ODD}": decode the address once, and expect any character`,
            visit,
          );
        if (!why && open.value) context.fails(`${call} is open for an unknown ${target.regType}`);
      }
    },
  },
];
