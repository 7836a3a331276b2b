/*
 * `node bench/check.ts [<row>]`, after a build: fails if the standalone page, or another row of the benchmark, is usable
 * later than a bare React form. It needs no packages of bench/.
 */
import { launchBrowser } from './browser.ts';
import { makeCertificate } from './certificate.ts';
import { ratios } from './start-up/report.ts';
import { measure, type Round } from './start-up/rounds.ts';
import { BASELINE, ROWS, STANDALONE } from './start-up/rows.ts';
import { median } from './statistics.ts';

/** The highest ratio between the times to the first usable field. */
const LIMIT = 1;
const ROUNDS = 3;

const [subject = STANDALONE] = process.argv.slice(2);
const rows = ROWS.filter(({ name }) => [BASELINE, subject].includes(name));
if (rows.length < 2) throw new Error(`The benchmark has no row "${subject}".`);

const certificate = await makeCertificate();
const browser = await launchBrowser(certificate);
const ratiosOf = (rounds: readonly Round[]) => ratios(rounds, subject, 'usable', BASELINE);
// The median is within the limit as soon as most rounds are.
const isEnough = (rounds: readonly Round[]) =>
  ratiosOf(rounds).filter((ratio) => ratio <= LIMIT).length > ROUNDS / 2;
const rounds = await measure(rows, { browser, certificate, rounds: ROUNDS, isEnough });
await browser.close();

const each = ratiosOf(rounds);
const ratio = median(each);
const passes = ratio <= LIMIT;
console.log(
  `${subject}: usable after ${ratio.toFixed(2)} × the time of the ${BASELINE} (limit ${LIMIT.toFixed(2)})`,
);
console.log(`in each round: ${each.map((value) => value.toFixed(2)).join(' ')}`);
if (!passes) process.exitCode = 1;
