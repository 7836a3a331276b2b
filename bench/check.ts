/*
 * `node bench/check.ts [<row>]`, after a build: fails if the standalone page, or another row of the benchmark, is usable
 * later than a bare React form, or has a task that is much longer. It needs no packages of bench/.
 */
import { launchBrowser } from './browser.ts';
import { makeCertificate } from './certificate.ts';
import { ratios } from './start-up/report.ts';
import { measure, type Round } from './start-up/rounds.ts';
import { BASELINE, ROWS, STANDALONE } from './start-up/rows.ts';
import { median } from './statistics.ts';

/** The highest ratios: of the times to the first usable field, and of the longest tasks. */
const LIMITS = { usable: 1, longest: 1.6 } as const;
const NAMES = { usable: 'time until it can be used', longest: 'longest task' } as const;
const ROUNDS = 3;

const [subject = STANDALONE] = process.argv.slice(2);
const rows = ROWS.filter(({ name }) => [BASELINE, subject].includes(name));
if (rows.length < 2) throw new Error(`The benchmark has no row "${subject}".`);

const certificate = await makeCertificate();
const browser = await launchBrowser(certificate);
const FIGURES = ['usable', 'longest'] as const;
const ratiosOf = (rounds: readonly Round[], figure: (typeof FIGURES)[number]) =>
  ratios(rounds, subject, figure, BASELINE);
// The median is within the limit as soon as most rounds are.
const isEnough = (rounds: readonly Round[]) =>
  FIGURES.every(
    (figure) => ratiosOf(rounds, figure).filter((ratio) => ratio <= LIMITS[figure]).length > ROUNDS / 2,
  );
const rounds = await measure(rows, { browser, certificate, rounds: ROUNDS, isEnough });
await browser.close();

for (const figure of FIGURES) {
  const each = ratiosOf(rounds, figure);
  const ratio = median(each);
  console.log(
    `${subject}: ${NAMES[figure]} ${ratio.toFixed(2)} × that of the ${BASELINE} (limit ${LIMITS[figure].toFixed(2)})`,
  );
  console.log(`in each round: ${each.map((value) => value.toFixed(2)).join(' ')}`);
  if (!(ratio <= LIMITS[figure])) process.exitCode = 1;
}
