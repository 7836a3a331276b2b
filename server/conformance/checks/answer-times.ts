/*
 * Whether the time of an answer shows that an address has an account. This check measures doubtful forms again, so it comes after the
 * others that send emails: a server may limit them.
 */

import { register } from '../calls.ts';
import type { Check, Context } from '../context.ts';
import { unknownEmail } from '../unknown.ts';
import { DEFAULT, REGISTRATION_OF_ACCOUNT, registrationForm } from './registration.ts';
import { FORMS, type Form, needsAccount } from './writing.ts';

/** Milliseconds. A smaller difference is not measurable over a network. */
const MEASURABLE = 20;
/** In one form alone. The machine can be busy with something else. */
const NOTICEABLE = 60;

const CALLS: Readonly<Record<string, Form['call']>> = {
  ...Object.fromEntries(Object.entries(FORMS).map(([what, { call }]) => [what, call])),
  [REGISTRATION_OF_ACCOUNT]: (email) => register(DEFAULT, registrationForm({ email })),
};

export const ANSWER_TIMES: readonly Check[] = [
  {
    what: 'Forms that send an email, time of the answers',
    after: [...Object.keys(FORMS), REGISTRATION_OF_ACCOUNT],
    skip: needsAccount,
    async run(context) {
      const { fails, skips, account } = context;
      for (const [what, difference] of account.differences)
        if (Math.abs(difference) > NOTICEABLE) await measureAgain(context, what);
      const all = [...account.differences].filter(([what]) => what in FORMS).map(([, each]) => each);
      if (all.length < 5) return skips('it needs five forms, which send emails to members only');
      const middle = all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
      // Noise rarely has the same sign in five forms, and hardly ever this size.
      const isOneSided = all.every((each) => each > MEASURABLE) || all.every((each) => each < -MEASURABLE);
      if (isOneSided)
        fails(
          `the answers for a known address take ${Math.round(middle)} ms more in the middle of ${all.length} forms, in each of them, which reveals who has an account: send emails after the answer`,
        );
    },
  },
];

type Group = 'known' | 'unknown';

/** A single form that is slower for one kind of address each time. */
async function measureAgain(context: Context, what: string): Promise<void> {
  const { email = '' } = context.options;
  const call = CALLS[what];
  if (!call) return;
  const times: Record<Group, number[]> = { known: [], unknown: [] };
  const pairs = Array.from({ length: 4 }, (_, index): Group[] =>
    index % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'],
  );
  for (const group of pairs.flat()) {
    const address = group === 'known' ? email : unknownEmail();
    const { visit, outcome } = await context.exchange(call(address));
    if (!visit || outcome !== 'success') return;
    times[group].push(visit.duration);
  }
  const [low, high] =
    Math.min(...times.known) > Math.max(...times.unknown)
      ? [times.unknown, times.known]
      : [times.known, times.unknown];
  const gap = Math.round(Math.min(...high) - Math.max(...low));
  // A busy machine scatters the times.
  const isClear = [low, high].every((group) => Math.max(...group) - Math.min(...group) < gap);
  if (gap > NOTICEABLE && isClear)
    context.fails(
      `${what} takes at least ${gap} ms more for ${high === times.known ? 'a known' : 'an unknown'} address in each of 4 pairs of calls, which reveals who has an account: send emails after the answer`,
    );
}
