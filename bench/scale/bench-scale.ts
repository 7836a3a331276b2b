import { launchBrowser } from '../browser.ts';
import { makeCertificate } from '../certificate.ts';
import { circumstances, writeSection } from '../results.ts';
import { CASES } from './cases.ts';
import { type Setting, sizesOf, timeCase, timeElements, timeMounts } from './measure.ts';
import { memoryTable } from './memory.ts';
import { growthLine, growthTable } from './report.ts';

const ELEMENTS = 20;
const MOUNTS = 200;

/** Measures how the cost of large data and many elements grows, and writes a table. */
export async function benchScale(): Promise<void> {
  const certificate = await makeCertificate();
  const browser = await launchBrowser(certificate);
  const setting: Setting = { browser, certificate };
  const lines: string[][] = [];
  const time = async (name: string, largest: number, measure: (size: number) => Promise<number>) => {
    const points: [number, number][] = [];
    for (const size of sizesOf(largest)) {
      console.error(`${size} ${name}`);
      points.push([size, await measure(size)]);
    }
    lines.push(growthLine(name, points));
  };

  await time('mounts and removals', MOUNTS, (size) => timeMounts(setting, size));
  await time('elements on one page', ELEMENTS, (size) => timeElements(setting, size));
  for (const each of CASES) await time(each.name, each.largest, (size) => timeCase(setting, each, size));

  const report = [
    circumstances(browser.version(), 'npm run bench -- scale'),
    growthTable(lines),
    await memoryTable(setting),
  ].join('\n\n');
  await browser.close();
  console.log(report);
  writeSection('Scale', report);
}
