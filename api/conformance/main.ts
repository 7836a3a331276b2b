#!/usr/bin/env node
/* `npx login-portal-conformance <url>`: checks whether a server works with the portal. */
import { type Arguments, readArguments } from './arguments.ts';
import { createBrowser } from './browser.ts';
import { reasonOf } from './client.ts';
import { jsonOf, linesOf, summaryOf } from './report.ts';
import { runChecks } from './run.ts';
import { USAGE } from './usage.ts';

/** Returns whether something fails. */
async function check({ site, options, json, verbose }: Arguments): Promise<boolean> {
  try {
    await createBrowser(site).visit('/');
  } catch (error) {
    throw new Error(`${site} gives no answer: ${reasonOf(error)}.`);
  }
  const outcomes = await runChecks(site, options, (outcome) => {
    if (!json) console.log(linesOf(outcome, verbose).join('\n'));
  });
  console.log(json ? JSON.stringify(jsonOf(site, outcomes), null, 2) : summaryOf(outcomes));
  return outcomes.some(({ findings }) => findings.some(({ level }) => level === 'fails'));
}

// The screens log problems; the findings say the same with more words.
console.warn = () => {};

// Nobody reads on, for example after `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

try {
  const parsed = readArguments(process.argv.slice(2), process.env);
  if (parsed) process.exitCode = (await check(parsed)) ? 1 : 0;
  else console.log(USAGE);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
