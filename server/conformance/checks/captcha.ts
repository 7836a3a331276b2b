/* The captcha of a registration. */

import { parseJson } from '../../../src/contract/parse-reply.ts';
import { solveTask } from '../altcha.ts';
import { register } from '../calls.ts';
import type { Check, Context } from '../context.ts';
import { UNKNOWN } from '../unknown.ts';
import { DEFAULT, membersOf, registrationForm, targetsOf } from './registration.ts';
import { needsWrite } from './writing.ts';

export const CAPTCHA: readonly Check[] = [
  {
    what: 'Registration, captcha',
    skip: needsWrite,
    async run(context) {
      const { captchaKey, defaultRegistration } = (await membersOf(context)) ?? {};
      if (!captchaKey) return context.skips('the captcha is off: switch usecaptcha on and run the kit again');
      for (const target of [DEFAULT, ...targetsOf(context.options)])
        for (const [what, captcha] of [
          ['without a token of the captcha', null],
          ['with an invented token of the captcha', UNKNOWN],
        ] as const)
          await context.isRefused(
            register(target, registrationForm(), captcha),
            target.regType === 'default' ? what : `${what}, for a ${target.regType}`,
          );
      if (defaultRegistration) await expectOnce(context);
      if (!context.options.apiOnly) await expectPolicy(context);
    },
  },
];

/** The tasks of ALTCHA come from the server, so the kit can work on one. Only their providers have other tokens. */
async function expectOnce({ visit, fails, succeeds, isRefused }: Context): Promise<void> {
  const answer = await visit('/api/v1/captcha/challenge');
  if (answer?.status !== 200) return;
  const solution = await solveTask(Object(parseJson(answer.body)).data);
  if (!solution)
    return fails('GET /api/v1/captcha/challenge returns no task of ALTCHA that a browser can solve', answer);
  const send = register(DEFAULT, registrationForm(), solution);
  const { outcome } = await succeeds(send);
  if (outcome === 'success') await isRefused(send, 'with a task of ALTCHA that was used already');
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
