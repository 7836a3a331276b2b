#!/usr/bin/env node
/* `npx login-portal-conformance <url>`: checks whether a server works with the portal. */
import { parseArgs } from 'node:util';
import { createBrowser } from './browser.ts';
import { reasonOf } from './client.ts';
import type { Options } from './context.ts';
import type { Level } from './finding.ts';
import { type Outcome, runChecks } from './run.ts';

const NOT_CHECKED =
  'Not checked: a voucher, a registration or a code that succeeds, new passwords, emails, the pages after a link, the language of texts.';

const USAGE = `Usage: npx login-portal-conformance <url> [options]

Checks whether the server at <url> works with login-portal, and says which screen would break. It only reads,
and asks about accounts, links and vouchers that do not exist, unless --write is given.

  --as <email>       the address of a test account: an admin or a member with a password, best without a code
  --token <token>    the token of an emailed link that was not used yet
  --origin <origin>  another origin whose pages make calls
  --api-only         leaves out the page, which is served elsewhere
  --write            also sends emails to the test account, signs in (password in PORTAL_PASSWORD), and fetches the
                     personal data or reports of --token, which can use it up: give a new one to each run
  --verbose          prints the requests of each check
  --json             prints the result as JSON

${NOT_CHECKED}

Exit codes: 0 nothing fails, 1 something fails, 2 the arguments are wrong or there is no answer.`;

interface Arguments {
  readonly site: URL;
  readonly options: Options;
  readonly json: boolean;
  readonly verbose: boolean;
}

/** `undefined` if the person asks for help. Throws if the arguments are wrong. */
function readArguments(): Arguments | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      token: { type: 'string' },
      origin: { type: 'string' },
      'api-only': { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const [address = '', ...more] = positionals;
  const isAddress = more.length === 0 && URL.canParse(address) && /^https?:/.test(address);
  if (!isAddress || new URL(address).username || new URL(address).password) {
    throw new Error(
      'One address that begins with http or https, without a password, is expected. See --help.',
    );
  }
  const { as: email, token, origin, write, json, verbose, 'api-only': apiOnly } = values;
  const options = { email, token, origin, write, apiOnly, password: process.env.PORTAL_PASSWORD };
  return { site: new URL('/', address), options, json, verbose };
}

const LABELS: Readonly<Record<Level, string>> = { fails: 'FAILS  ', warns: 'warns  ', reads: 'reads  ' };

function linesOf({ what, skipped, findings }: Outcome): string[] {
  if (findings.length === 0) return [skipped ? `skipped  ${what}: ${skipped}` : `ok       ${what}`];
  return findings.map(({ level, why }) => `${LABELS[level]}  ${what}: ${why}`);
}

/** Returns whether something fails. */
async function check({ site, options, json, verbose }: Arguments): Promise<boolean> {
  try {
    await createBrowser(site).visit('/');
  } catch (error) {
    throw new Error(`${site} gives no answer: ${reasonOf(error)}.`);
  }
  const print = (outcome: Outcome) => {
    const requests = verbose ? outcome.requests.map((request) => `           ${request}`) : [];
    console.log([...linesOf(outcome), ...requests].join('\n'));
  };
  const outcomes = await runChecks(site, options, json ? undefined : print);
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  const count = (wanted: Level) => findings.filter(({ level }) => level === wanted).length;
  const [fails, warns, reads] = [count('fails'), count('warns'), count('reads')];
  const skipped = outcomes.filter((outcome) => outcome.skipped).length;
  console.log(
    json
      ? JSON.stringify(
          { url: site.href, checks: outcomes.length, skipped, fails, warns, reads, findings },
          null,
          2,
        )
      : `\n${outcomes.length} checks: ${fails} findings fail, ${warns} warn, ${reads} are read loosely, ${skipped} checks were skipped.\n${NOT_CHECKED}`,
  );
  return fails > 0;
}

// The screens log problems; the findings say the same with more words.
console.warn = () => {};

try {
  const parsed = readArguments();
  if (parsed) process.exitCode = (await check(parsed)) ? 1 : 0;
  else console.log(USAGE);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
