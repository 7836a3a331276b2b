import { launchBrowser } from '../browser.ts';
import { makeCertificate } from '../certificate.ts';
import { circumstances, writeSection } from '../results.ts';
import { CASES } from './cases.ts';
import { measureMounts, type Setting, sizesOf, timeCase, timeElements } from './measure.ts';
import { growthLine, growthTable, leftoverTable } from './report.ts';

const ELEMENTS = 20;
const MOUNTS = 200;

/** Measures how the cost of large data and many elements grows, and writes two tables. */
export async function benchScale(): Promise<void> {
  const certificate = await makeCertificate();
  const browser = await launchBrowser(certificate);
  const setting: Setting = { browser, certificate };
  const over = async <T>(largest: number, measure: (size: number) => Promise<T>) => {
    const points: [number, T][] = [];
    for (const size of sizesOf(largest)) points.push([size, await measure(size)]);
    return points;
  };

  const mounts = await over(MOUNTS, (size) => measureMounts(setting, size));
  const lines = [
    growthLine(
      'mounts and removals',
      mounts.map(([size, { milliseconds }]) => [size, milliseconds]),
    ),
    growthLine('elements on one page', await over(ELEMENTS, (size) => timeElements(setting, size))),
  ];
  for (const each of CASES)
    lines.push(growthLine(each.name, await over(each.largest, (size) => timeCase(setting, each, size))));

  const report = [
    circumstances(browser.version(), 'npm run bench -- scale'),
    growthTable(lines),
    leftoverTable(mounts),
  ].join('\n\n');
  await browser.close();
  console.log(report);
  writeSection('Scale', report);
}
