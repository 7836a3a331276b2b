import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../../src/contract/client.ts';
import { Absent } from './absent.ts';
import { asForm, type Visit } from './browser.ts';
import { CHECKS, checksOf } from './checks/all.ts';
import type { Exchange } from './client.ts';
import type { Account, Check, Context, Options, Visitor } from './context.ts';
import { evidenceOf } from './evidence.ts';
import type { Finding, Level } from './finding.ts';
import { createMailbox } from './mailbox.ts';
import { NoAnswer, reasonOf } from './no-answer.ts';
import { publicText } from './public-text.ts';
import { retryAfterOf } from './retry-after.ts';
import { unknownEmail } from './unknown.ts';
import { createVisitors, type Visitors } from './visitor.ts';

export interface Outcome {
  readonly what: string;
  /** Why the check did not run, or what it did not check. */
  readonly skipped?: string | undefined;
  readonly findings: readonly Finding[];
  /** Such as `GET /login/ 200`. */
  readonly requests: readonly string[];
}

/** Sets the cookies. */
const FIRST_CALL = '/api/v1/settings/config/short';

/** Runs all checks one after the other. The answer of each is passed on at once. */
export async function runChecks(
  site: URL,
  options: Options,
  onOutcome: (outcome: Outcome) => void = () => {},
): Promise<Outcome[]> {
  let requests: string[] = [];
  const { sleep = wait, readMails } = options;
  const exchanges: Exchange[] = [];
  const visitors = createVisitors(
    site,
    sleep,
    (request) => requests.push(request),
    (exchange) => exchanges.push(exchange),
    options.without ?? [],
  );
  const others = new Set<string>();
  const addSecret = (secret: string) => void others.add(secret);
  const shown = (text: string) => publicText(text, { options, browsers: visitors.browsers, others });
  const account: Account = {
    password: options.password,
    kinds: [],
    action: undefined,
    reports: [],
    links: new Map(),
    differences: new Map(),
    refusals: new Map(),
    pagesOfLinks: new Map(),
    stranger: unknownEmail(),
    withoutLink: undefined,
    unconfirmed: undefined,
    strangeName: `Stranger${randomBytes(6).toString('hex')}`,
  };
  const shared: Shared = {
    ...visitors.create(),
    ...{ site, options, account, exchanges, addSecret, sleep },
    mailbox: readMails && createMailbox(readMails, addSecret, sleep),
    async newVisitor(headers) {
      const visitor = visitors.create(headers);
      await visitor.browser.visit(FIRST_CALL);
      return visitor;
    },
  };
  const outcomes: Outcome[] = [];
  const only = options.only ?? [];
  // Otherwise the first checks visit the site, which sets the cookies. Without an answer, the checks have findings.
  if (only.length > 0) await shared.browser.visit(FIRST_CALL).catch(() => undefined);
  for (const check of only.length > 0 ? checksOf(only) : CHECKS) {
    requests = [];
    const skipped = check.skip?.(options);
    const result = skipped ? { skipped, findings: [] } : await resultOf(check, shared, visitors);
    const outcome: Outcome = {
      what: check.what,
      skipped: result.skipped && shown(result.skipped),
      findings: result.findings.map(({ evidence, ...finding }) => ({
        ...finding,
        why: shown(finding.why),
        ...(evidence && { evidence: shown(evidence) }),
      })),
      requests: requests.map(shown),
    };
    outcomes.push(outcome);
    onOutcome(outcome);
  }
  return outcomes;
}

/** Nothing can be said about a call that the server does not have. */
const NOT_MADE: Exchange = {
  ...{ call: '', visit: undefined, outcome: 'limited', why: undefined },
  ...{ readings: [], text: undefined, data: undefined },
};

type Reporting = 'fails' | 'warns' | 'skips' | 'visit' | 'post' | 'exchange' | 'succeeds' | 'isRefused';
type Shared = Omit<Context, Reporting>;

async function resultOf({ what, run }: Check, shared: Shared, { pause, latest }: Visitors) {
  const findings: Finding[] = [];
  const unchecked: string[] = [];
  const isAllowed = shared.options.allow?.includes(what);
  const report =
    (level: Level) =>
    (why: string, answer?: Visit): void => {
      if (findings.some((finding) => finding.why === why)) return;
      const evidence = answer && { evidence: evidenceOf(answer) };
      findings.push({ level: isAllowed ? 'allowed' : level, what, why, ...evidence });
    };
  const skips = (why: string) => {
    if (!unchecked.includes(why)) unchecked.push(why);
  };
  const fails = report('fails');
  const reads = report('reads');
  const limited = (call: string, visit: Visit) => {
    const seconds = retryAfterOf(visit);
    skips(
      `${call} is limited${seconds === undefined ? '' : ` for ${seconds} seconds`}, so it was not checked`,
    );
  };
  /** A call without an answer. */
  const explain = (error: unknown, isEnd = false) => {
    if (!(error instanceof NoAnswer) && !isEnd) throw error;
    const why = reasonOf(error);
    if (error instanceof Absent) skips(why);
    if (error instanceof Absent && error.screen) findings.push({ level: 'fails', what: error.screen, why });
    if (!(error instanceof Absent)) fails(isEnd ? `the check ends early: ${why}` : why);
  };
  const exchange = async (call: (client: Client) => Promise<unknown>, visitor: Visitor = shared) => {
    try {
      await call(visitor.client);
    } catch (error) {
      explain(error);
      return NOT_MADE;
    }
    const made = latest(visitor.client);
    if (!made) throw new Error('No call was made.');
    if (made.why) fails(`${made.call} ${made.why}`, made.visit);
    if (made.outcome === 'limited' && made.visit) limited(made.call, made.visit);
    for (const reading of made.readings) reads(`${made.call} ${reading}`);
    return made;
  };
  const visit: Context['visit'] = async (address, options, browser = shared.browser) => {
    try {
      let answer = await browser.visit(address, options);
      if (answer.status === 429 && (await pause(retryAfterOf(answer) ?? Infinity)))
        answer = await browser.visit(address, options);
      if (answer.status === 429) limited(`${answer.method} ${address}`, answer);
      return answer;
    } catch (error) {
      explain(error);
      return undefined;
    }
  };
  const context: Context = {
    ...shared,
    exchange,
    visit,
    fails,
    skips,
    warns: report('warns'),
    post(path, body, browser = shared.browser) {
      return visit(path, asForm(browser, body), browser);
    },
    async succeeds(call, visitor) {
      const made = await exchange(call, visitor);
      if (made.outcome === 'refusal') fails(`${made.call} is refused with ${made.visit?.status}`, made.visit);
      return made;
    },
    async isRefused(call, why = 'although it must be refused', visitor) {
      const made = await exchange(call, visitor);
      if (made.outcome === 'success') fails(`${made.call} succeeds, ${why}`, made.visit);
      return made;
    },
  };
  try {
    await run(context);
  } catch (error) {
    // The checks after this one still run.
    explain(error, true);
  }
  return { skipped: unchecked.join(', ') || undefined, findings };
}
