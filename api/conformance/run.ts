import type { Client } from '../../src/api/client.ts';
import { createBrowser } from './browser.ts';
import { CHECKS } from './checks/all.ts';
import { createCheckingClient, type Exchange, reasonOf } from './client.ts';
import type { Check, Context, Options } from './context.ts';
import type { Finding, Level } from './finding.ts';
import { publicText } from './public-text.ts';
import { recording } from './recording.ts';

export interface Outcome {
  readonly what: string;
  /** Why the check did not run. */
  readonly skipped?: string | undefined;
  readonly findings: readonly Finding[];
  /** Such as `GET /login/ 200`. */
  readonly requests: readonly string[];
}

/** Runs all checks one after the other. The answer of each is passed on at once. */
export async function runChecks(
  site: URL,
  options: Options,
  onOutcome: (outcome: Outcome) => void = () => {},
): Promise<Outcome[]> {
  let requests: string[] = [];
  const browser = recording(createBrowser(site), (request) => requests.push(request));
  const shown = (text: string) => publicText(text, options, browser);
  const exchanges: Exchange[] = [];
  const client = createCheckingClient(site, browser, (exchange) => exchanges.push(exchange));
  const outcomes: Outcome[] = [];
  for (const check of CHECKS) {
    requests = [];
    const skipped = check.skip?.(options);
    const result = skipped
      ? { skipped, findings: [] }
      : await resultOf(check, { site, options, browser, exchanges }, client);
    const outcome: Outcome = {
      what: check.what,
      skipped: result.skipped && shown(result.skipped),
      findings: result.findings.map((finding) => ({ ...finding, why: shown(finding.why) })),
      requests: requests.map(shown),
    };
    outcomes.push(outcome);
    onOutcome(outcome);
  }
  return outcomes;
}

type Shared = Pick<Context, 'site' | 'options' | 'browser' | 'exchanges'>;

async function resultOf({ what, run }: Check, shared: Shared, client: Client) {
  const findings: Finding[] = [];
  let skipped: string | undefined;
  const report = (level: Level) => (why: string) => {
    if (!findings.some((finding) => finding.why === why)) findings.push({ level, what, why });
  };
  const fails = report('fails');
  const reads = report('reads');
  const exchange = async (call: (client: Client) => Promise<unknown>): Promise<Exchange> => {
    await call(client);
    const made = shared.exchanges.at(-1);
    if (!made) throw new Error('No call was made.');
    if (made.why) fails(`${made.call} ${made.why}`);
    for (const reading of made.readings) reads(`${made.call} ${reading}`);
    return made;
  };
  const context: Context = {
    ...shared,
    exchange,
    fails,
    warns: report('warns'),
    skips(why) {
      skipped = why;
    },
    async visit(address, options) {
      try {
        return await shared.browser.visit(address, options);
      } catch (error) {
        fails(`${options?.method ?? 'GET'} ${address} gets no answer: ${reasonOf(error)}`);
        return undefined;
      }
    },
    async succeeds(call) {
      const made = await exchange(call);
      if (made.outcome === 'refusal') fails(`${made.call} is refused with ${made.visit?.status}`);
      return made;
    },
    async isRefused(call) {
      const made = await exchange(call);
      if (made.outcome === 'success') fails(`${made.call} succeeds, although it must be refused`);
      return made;
    },
  };
  await run(context);
  return { skipped, findings };
}
