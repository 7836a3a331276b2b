/* The reference backend, with a fault if a test plants one, and what the conformance kit finds in it. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { PAGE_POLICY, withHashes } from '../../../standalone/content-security-policy.ts';
import { captureWarnings } from '../../../tests/unit/support/console.ts';
import type { Options } from '../../conformance/context.ts';
import { type Outcome, runChecks } from '../../conformance/run.ts';
import { type PersonKey, seededPerson } from '../../reference/seeds/people.ts';
import { seededVoucher } from '../../reference/seeds/vouchers.ts';
import { type RunningServer, startServer } from '../../reference/server.ts';
import { folderWith, LOW_COST } from '../reference/support.ts';
import type { Fault } from './faults/fault.ts';

export const HTML = `<!doctype html><title>Portal</title><style>a{}</style><script>first();</script>
<script type="module" src="/login/assets/index-abc12345.js"></script>`;
export const HOUR = 3_600_000;

const accountOf = (key: PersonKey) => {
  const { email, password } = seededPerson(key);
  return [email, password ?? ''] as const;
};

/** The kit sets a new password for this person. */
export const TESTED = seededPerson('memberWithoutSurveys').email;

/** Starts the reference backend for the tests of a file. */
export function withBackend() {
  const none: Fault = (_, answer) => answer();
  let fault = none;
  let server: RunningServer;
  let time = Date.parse('2026-03-02T09:00:00Z');
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };

  beforeAll(async () => {
    server = await startServer({
      // With the files that the checks look at.
      dist: folderWith({
        'index.html': HTML,
        'assets/index-abc12345.js': 'start();',
        'csp.json': JSON.stringify({ page: { policy: withHashes(PAGE_POLICY, HTML) } }),
      }),
      passwordCost: LOW_COST,
      allowedOrigins: ['https://www.example.org'],
      passkeys: true,
      members: { defaultregistration: true, campaignsignup: true },
      // So that the kit can name the addresses of a network.
      proxies: 1,
      now: () => time,
      wrap: (next) => (request, env) => {
        // A fault changes the text of an answer, so the answer must not be compressed.
        request.headers.delete('Accept-Encoding');
        return fault(request, async (changed = request) => next(changed, env));
      },
    });
  });
  afterAll(() => server.close());
  // Until the wrong passwords of a client no longer count, even if it has reached its limit.
  beforeEach(() => pass(6 * HOUR));

  const [codeAccount, codePassword] = accountOf('memberWithCode');
  const [blocked, blockedPassword] = accountOf('memberSuspended');
  const [inactive, inactivePassword] = accountOf('memberNotActivatedWithPassword');
  /** For every check. */
  const everything = {
    ...{ write: true, limits: true, wait: 61, origin: 'https://www.example.org', email: TESTED },
    ...{ codeAccount, codePassword, blocked, blockedPassword, inactive, inactivePassword },
    campaigns: ['12', '13'],
    vouchers: [seededVoucher('asksForEverything').code, seededVoucher('newOnly').code],
    readMails: async (email: string) => {
      await server.settled();
      return JSON.stringify(server.outbox.list(email));
    },
    sleep: async (milliseconds: number) => pass(milliseconds),
  } satisfies Partial<Options>;

  return {
    pass,
    everything,
    mails: async (to?: string) => {
      await server.settled();
      return server.outbox.list(to);
    },
    async check(options: Partial<Options> = {}, planted = none): Promise<Outcome[]> {
      captureWarnings();
      fault = planted;
      return runChecks(new URL(server.url), { write: false, apiOnly: false, ...options });
    },
  };
}

export const textsOf = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap((outcome) => outcome.findings).map(({ level, what, why }) => `${level} ${what}: ${why}`);

/** The machine of the tests may be busy. */
export const withoutTime = (outcomes: readonly Outcome[]) =>
  textsOf(outcomes).filter((text) => !text.includes(' Answers, within 3 seconds: '));
