import { launchBrowser } from '../browser.ts';
import { makeCertificate } from '../certificate.ts';
import { circumstances, writeSection } from '../results.ts';
import { CASES } from './cases.ts';
import { measureMounts, type Setting, sizesOf, timeCase, timeElements } from './measure.ts';
import { growthLine, growthTable, leftoverTable } from './report.ts';

const ELEMENTS = 20;
const MOUNTS = 200;
const MOUNTED = 'mounts and removals';

/** Measures how the cost of large data and many elements grows, and writes two tables. */
export async function benchScale(): Promise<void> {
  const certificate = await makeCertificate();
  const browser = await launchBrowser(certificate);
  const setting: Setting = { browser, certificate };
  const lines: string[][] = [];
  const over = async <T>(name: string, largest: number, measure: (size: number) => Promise<T>) => {
    const points: [number, T][] = [];
    for (const size of sizesOf(largest)) {
      console.error(`${size} ${name}`);
      points.push([size, await measure(size)]);
    }
    return points;
  };
  const time = async (name: string, largest: number, measure: (size: number) => Promise<number>) =>
    lines.push(growthLine(name, await over(name, largest, measure)));

  const mounts = await over(MOUNTED, MOUNTS, (size) => measureMounts(setting, size));
  const mountTimes = mounts.map(([size, { milliseconds }]) => [size, milliseconds] as const);
  lines.push(growthLine(MOUNTED, mountTimes));
  await time('elements on one page', ELEMENTS, (size) => timeElements(setting, size));
  for (const each of CASES) await time(each.name, each.largest, (size) => timeCase(setting, each, size));

  const report = [
    circumstances(browser.version(), 'npm run bench -- scale'),
    growthTable(lines),
    leftoverTable(mounts),
  ].join('\n\n');
  await browser.close();
  console.log(report);
  writeSection('Scale', report);
}
