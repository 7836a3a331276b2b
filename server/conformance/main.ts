#!/usr/bin/env node
/* `npx login-portal-conformance <url>`: checks whether a server works with the portal. */
import { type Arguments, readArguments } from './arguments.ts';
import { createBrowser } from './browser.ts';
import { jsonOf, linesOf, summaryOf } from './report.ts';
import { type Outcome, runChecks } from './run.ts';
import { USAGE } from './usage.ts';
import { PATIENCE } from './visitor.ts';

/** Returns the exit code. There is a whole report in any case. */
async function check({ site, options, json, verbose }: Arguments): Promise<number> {
  const outcomes: Outcome[] = [];
  const add = (outcome: Outcome) => {
    outcomes.push(outcome);
    if (!json) for (const line of linesOf(outcome, verbose)) console.log(line);
  };
  if (options.write)
    console.error(
      `If the kit has run with --write in the last hour, the server may limit this client. The kit then waits, ${PATIENCE / 60_000} minutes at most.`,
    );
  const visit = () => createBrowser(site).visit('/');
  let isComplete = false;
  try {
    // A single connection can get lost.
    await visit().catch(visit);
    await runChecks(site, options, add);
    isComplete = true;
  } catch (error) {
    const what = 'Every screen';
    add({ what, findings: [{ level: 'fails', what, why: (error as Error).message }], requests: [] });
  }
  console.log(json ? JSON.stringify(jsonOf(site, outcomes), null, 2) : summaryOf(outcomes, verbose));
  if (!isComplete) return 2;
  return outcomes.some(({ findings }) => findings.some(({ level }) => level === 'fails')) ? 1 : 0;
}

// The screens log problems; the findings say the same with more words.
console.warn = () => {};

// Nobody reads on, for example after `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

try {
  const parsed = readArguments(process.argv.slice(2), process.env);
  if (parsed) process.exitCode = await check(parsed);
  else console.log(USAGE);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
