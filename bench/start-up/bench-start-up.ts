import { launchBrowser } from '../browser.ts';
import { makeCertificate } from '../certificate.ts';
import { installPeers } from '../install-peers.ts';
import { circumstances, writeSection } from '../results.ts';
import { startUpTable } from './report.ts';
import { measure } from './rounds.ts';
import { BASELINE, isBuilt, ROWS, type Row } from './rows.ts';

/** Measures how soon each page can be used, and writes the table of all rows. */
export async function benchStartUp(rounds: number): Promise<void> {
  installPeers();
  const certificate = await makeCertificate();
  const browser = await launchBrowser(certificate);
  const rows = ROWS.filter(isBuilt);
  const leftOut = ROWS.filter((row) => !isBuilt(row));
  const results = await measure(rows, { browser, certificate, rounds });
  const report = [
    circumstances(browser.version(), `npm run bench -- start-up --rounds ${rounds}`),
    startUpTable(namesOf(rows), results, BASELINE),
    ...(leftOut.length > 0
      ? [`Left out, because the build does not have their files: ${namesOf(leftOut).join('; ')}.`]
      : []),
  ].join('\n\n');
  await browser.close();
  console.log(report);
  writeSection('Start-up', report);
}

const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name);
