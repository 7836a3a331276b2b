import { afterAll, expect, test } from 'vitest';
import { captureWarnings } from '../../../tests/unit/support/console.ts';
import type { Options } from '../../conformance/context.ts';
import { runChecks } from '../../conformance/run.ts';
import { checkOf } from './faults/all.ts';
import { FAULTS, type FaultName } from './small-server/faults.ts';
import { type SmallServer, startSmallServer } from './small-server/server.ts';
import { ALLOWED_ORIGIN, CAMPAIGNS, PEOPLE, VOUCHERS } from './small-server/world.ts';

const servers: SmallServer[] = [];
afterAll(() => {
  for (const { close } of servers) close();
});

function personFor(fault?: FaultName) {
  if (/^the login mails no link|without (one|a password)/.test(fault ?? '')) return PEOPLE.withoutPassword;
  if (/both accounts|with the same address/.test(fault ?? '')) return PEOPLE.bothAdmin;
  return /^(an admin cannot register|a code signs in to any account)$/.test(fault ?? '')
    ? PEOPLE.admin
    : PEOPLE.member;
}

/** Minutes. */
function waitFor(fault?: FaultName): number {
  if (/an old link|count of wrong codes/.test(fault ?? '')) return 61;
  return /a link to the data$|each registration/.test(fault ?? '') ? 20 : 11;
}

/** What the kit finds in the small server with a fault. The machine of the tests may be busy. */
async function findingsOf(fault?: FaultName, more: Partial<Options> = {}): Promise<string[]> {
  captureWarnings();
  const server = await startSmallServer(fault);
  servers.push(server);
  const { url, world } = server;
  // An account with a code that may not get a link is a member.
  const isOfMembers =
    fault === 'a link replaces the code' || /two people|any link|any account/.test(fault ?? '');
  const coded = isOfMembers ? PEOPLE.memberWithCode : PEOPLE.admin;
  const outcomes = await runChecks(new URL(url), {
    ...{
      apiOnly: true,
      write: true,
      limits:
        fault === undefined ||
        /without limit|have no limit|ends? (the wait|its limit)|over the(ir)? limit|IPv6|links to its data|each registration|count of wrong codes|counted after|be a pattern/.test(
          fault,
        ),
      wait: waitFor(fault),
      vouchers: VOUCHERS,
    },
    campaigns: CAMPAIGNS,
    email: personFor(fault).email,
    ...{ codeAccount: coded.email, codePassword: coded.password },
    ...{ inactive: PEOPLE.inactive.email, inactivePassword: PEOPLE.inactive.password },
    ...{ blocked: PEOPLE.blocked.email, blockedPassword: PEOPLE.blocked.password },
    // A session for other sites needs another cookie.
    ...(/origin/.test(fault ?? 'no fault, any origin') && { origin: ALLOWED_ORIGIN }),
    readMails: async (email) => world.mailsTo(email).join('\n'),
    sleep: async (milliseconds) => world.pass(milliseconds),
    ...more,
  });
  return outcomes
    .flatMap(({ findings }) => findings)
    .map(({ level, what, why }) => `${level} ${what}: ${why}`)
    .filter((text) => !text.includes(' Answers, within 3 seconds: '));
}

test('a small server that is correct has no findings', { timeout: 60_000 }, async () => {
  expect(await findingsOf()).toEqual([]);
});

/** A busy machine must not hide the time of an answer. */
const isTimed = (fault: FaultName) => /hash|before the answer|waits for/.test(fault);
const faults = Object.entries(FAULTS) as [FaultName, RegExp][];

async function expectFinding(fault: FaultName, finding: RegExp) {
  expect(await findingsOf(fault, { only: [checkOf(finding)] })).toContainEqual(
    expect.stringMatching(finding),
  );
}

test.each(faults.filter(([fault]) => isTimed(fault)))(
  'the kit finds that %s',
  { timeout: 60_000 },
  expectFinding,
);

test.concurrent.each(faults.filter(([fault]) => !isTimed(fault)))(
  'the kit finds that %s',
  { timeout: 60_000 },
  expectFinding,
);
