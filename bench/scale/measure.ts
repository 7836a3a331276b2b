import type { Browser, Page as Tab } from 'playwright';
import type { Certificate } from '../certificate.ts';
import type { Page } from '../page.ts';
import { servePage } from '../server.ts';
import { type Case, emptyPage } from './cases.ts';
import { drawAll, mountOneByOne, showTogether } from './in-page.ts';
import { type Memory, readMemory } from './memory.ts';

/** Of several visits the fastest counts: other programs have disturbed it least. */
const REPEATS = 3;

/** Milliseconds after which no timer holds a removed element. */
const TIMERS = 3000;

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

export interface Mounts extends Memory {
  readonly milliseconds: number;
}

/** Adds and removes elements; returns the time and what is left of them. The first twenty are not counted. */
export async function measureMounts(setting: Setting, count: number): Promise<Mounts> {
  const runs = await visits(setting, emptyPage(), (tab) => mountsIn(tab, count));
  const fastest = Math.min(...runs.map(({ milliseconds }) => milliseconds));
  return runs.find(({ milliseconds }) => milliseconds === fastest) as Mounts;
}

async function mountsIn(tab: Tab, count: number): Promise<Mounts> {
  const session = await tab.context().newCDPSession(tab);
  await tab.evaluate(mountOneByOne, 20);
  await tab.waitForTimeout(TIMERS);
  const before = await readMemory(session);
  const milliseconds = await tab.evaluate(mountOneByOne, count);
  await tab.waitForTimeout(TIMERS);
  const after = await readMemory(session);
  return {
    milliseconds,
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}

const fastest = async (...visit: Parameters<typeof visits<number>>): Promise<number> =>
  Math.min(...(await visits(...visit)));

/** Measures visits of one page. Its server compresses the files once, which takes longer than most measurements. */
async function visits<T>(
  setting: Setting,
  page: Page,
  measure: (tab: Tab) => Promise<T>,
  slowdown = 1,
): Promise<T[]> {
  const server = await servePage(page, setting.certificate);
  const results: T[] = [];
  try {
    for (let repeat = 0; repeat < REPEATS; repeat += 1)
      results.push(await visit(setting.browser, server.url, measure, slowdown));
  } finally {
    await server.close();
  }
  return results;
}

async function visit<T>(
  browser: Browser,
  url: string,
  measure: (tab: Tab) => Promise<T>,
  slowdown: number,
): Promise<T> {
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
