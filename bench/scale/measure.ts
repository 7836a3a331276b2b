import type { Browser, Page as Tab } from 'playwright';
import type { Certificate } from '../certificate.ts';
import type { Page } from '../page.ts';
import { servePage } from '../server.ts';
import { type Case, emptyPage } from './cases.ts';
import { drawAll, mountOneByOne, showTogether } from './in-page.ts';

/** Of several visits the fastest counts: other programs have disturbed it least. */
const REPEATS = 3;

export interface Setting {
  readonly browser: Browser;
  readonly certificate: Certificate;
}

/** A quarter, a half and all of the largest size. */
export const sizesOf = (largest: number): number[] => [largest / 4, largest / 2, largest];

/** Milliseconds from the reply until a case is drawn. */
export const timeCase = (
  setting: Setting,
  { page, drawing, slowdown }: Case,
  size: number,
): Promise<number> => fastest(setting, page(size), (tab) => tab.evaluate(drawAll, drawing(size)), slowdown);

/** Milliseconds until elements that are added to a page together are ready. */
export const timeElements = (setting: Setting, count: number): Promise<number> =>
  fastest(setting, emptyPage(), async (tab) => {
    await tab.evaluate(showTogether, 1);
    return tab.evaluate(showTogether, count);
  });

/** Milliseconds to add and remove elements one after the other. The first twenty are not counted. */
export const timeMounts = (setting: Setting, count: number): Promise<number> =>
  fastest(setting, emptyPage(), async (tab) => {
    await tab.evaluate(mountOneByOne, 20);
    return tab.evaluate(mountOneByOne, count);
  });

/** The fastest of several visits of a page. Its server compresses the files once, which takes longer than most measurements. */
async function fastest(
  setting: Setting,
  page: Page,
  measure: (tab: Tab) => Promise<number>,
  slowdown = 1,
): Promise<number> {
  const server = await servePage(page, setting.certificate);
  const results: number[] = [];
  try {
    for (let repeat = 0; repeat < REPEATS; repeat += 1)
      results.push(await visit(setting.browser, server.url, measure, slowdown));
  } finally {
    await server.close();
  }
  return Math.min(...results);
}

async function visit(
  browser: Browser,
  url: string,
  measure: (tab: Tab) => Promise<number>,
  slowdown: number,
): Promise<number> {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await tab.goto(url);
    return await measure(tab);
  } finally {
    await context.close();
  }
}
