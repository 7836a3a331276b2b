/* What must have ended after some time. */
import type { Check } from '../context.ts';
import { needsCodes } from './codes.ts';
import {
  HOUR,
  linkForPassword,
  linkThatSignsIn,
  linkToReports,
  openedLink,
  sentCode,
  sessionForPasskey,
} from './ending-secrets.ts';
import { PASSWORD_OF_ACCOUNT } from './new-password.ts';
import { TEST_ACCOUNT } from './sign-in.ts';
import { needsMails } from './writing.ts';

/** Milliseconds. */
const LATER = 240_000;

export const LIFETIMES: readonly Check[] = [
  {
    what: 'Codes and links, lifetime',
    after: [TEST_ACCOUNT, PASSWORD_OF_ACCOUNT],
    skip: (options) => {
      if (!options.wait) return 'needs --wait';
      return needsCodes(options) && needsMails(options);
    },
    async run(context) {
      const { skips, fails, warns, sleep, options } = context;
      const { wait = 0 } = options;
      const [noCode, noLink] = [needsCodes(options), needsMails(options)];
      if (noCode) skips(`the lifetime of a code ${noCode}`);
      if (noLink) skips(`the lifetime of a link ${noLink}`);
      // The other checks may have used up the limits of the client and the address.
      if (!noLink) await sleep(LATER);
      const secrets = [
        noLink ? undefined : await linkThatSignsIn(context),
        noLink || wait <= HOUR ? undefined : await linkForPassword(context),
        noLink || wait <= HOUR ? undefined : await linkToReports(context),
        noLink ? undefined : await openedLink(context),
        noCode ? undefined : await sentCode(context),
        await sessionForPasskey(context),
      ];
      const valid = new Set(secrets.filter((secret) => secret !== undefined));
      if (valid.size === 0) return;
      const times = [...valid].map(({ usual }) => usual).filter((minutes) => minutes < wait);
      let now = 0;
      for (const minutes of [...new Set(times.sort((one, other) => one - other)), wait]) {
        await sleep((minutes - now) * 60_000);
        now = minutes;
        for (const secret of valid) {
          if (now < secret.usual && now < wait) continue;
          const { outcome, call, visit } = await secret.use();
          const report = now === wait && secret.level === 'fails' ? fails : warns;
          if (outcome === 'success') report(`${call} succeeds, ${secret.why(now)}`, visit);
          else valid.delete(secret);
          if (outcome === 'refusal') await secret.finish?.();
        }
      }
    },
  },
];
