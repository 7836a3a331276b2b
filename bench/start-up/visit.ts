import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { type ProbeWindow, watchPage } from './probe.ts';

/** A phone of the middle class. */
const CPU_SLOWDOWN = 4;
/** Milliseconds. */
const TIMEOUT = 60_000;

/** Times are milliseconds from the start of the navigation. NaN if the page has no such figure. */
export interface Figures {
  /** The first field can be typed into. */
  readonly usable: number;
  /** First contentful paint. */
  readonly painted: number;
  /** `portal-ready`, from the first key if the element loads then. */
  readonly ready: number;
  /** Milliseconds of script until the network is idle. */
  readonly script: number;
  /** Milliseconds of the measures of hydration, which the probe adds. */
  readonly hydration: number;
  /** Transferred bytes of all responses. */
  readonly bytes: number;
  readonly requests: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Milliseconds of the longest task. */
  readonly longest: number;
}

/**
 * One visit in a new context, that is with an empty cache. It ends when the page is usable and nothing has been transferred for
 * half a second. Throws if the field does not take what is typed.
 */
export async function visit(
  browser: Browser,
  url: string,
  ready: 'at the start' | 'after a key' | 'never',
): Promise<Figures> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable');
  const traffic = await watchTraffic(session);
  await page.addInitScript(watchPage);
  const isReported = await listenForFigures(session);
  await page.goto(url, { waitUntil: 'commit' });
  await isReported('usable');
  if (ready === 'at the start') await isReported('ready');
  for (let before = -1; before < traffic.requests; await delay(500)) before = traffic.requests;
  const figures = { ...traffic };
  const timings = await page.evaluate(readTimings);
  const { metrics } = await session.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  await typeInto(page);
  if (ready === 'after a key') {
    await isReported('ready');
    timings.ready = await page.evaluate(timeFromKey);
  }
  await context.close();
  return { ...timings, ...figures, script: script * 1000 };
}

/**
 * Returns a function that waits until the probe has reported a figure. The page reports it, because Playwright's ways to wait run
 * a script of their own in the page while it starts: it takes more than 100 ms on this processor.
 */
async function listenForFigures(session: CDPSession): Promise<(name: string) => Promise<void>> {
  const reported = new Set<string>();
  session.on('Runtime.bindingCalled', ({ payload }) => reported.add(payload));
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportFigure' });
  return async (name) => {
    for (const start = Date.now(); !reported.has(name); await delay(20))
      if (Date.now() - start > TIMEOUT) throw new Error(`The page did not report ${name}.`);
  };
}

/** Counts what is transferred. */
async function watchTraffic(session: CDPSession): Promise<{ bytes: number; requests: number }> {
  const traffic = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  session.on('Network.responseReceived', ({ response }) => {
    if (response.url.startsWith('https:')) traffic.requests += 1;
  });
  await session.send('Network.enable');
  return traffic;
}

function readTimings() {
  const { usable, ready, shift, longest } = (window as unknown as ProbeWindow).probe;
  const measures = performance.getEntriesByType('measure').filter(({ name }) => /hydrat/i.test(name));
  return {
    usable: usable ?? Number.NaN,
    ready: ready ?? Number.NaN,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    hydration: measures.length > 0 ? measures.reduce((sum, { duration }) => sum + duration, 0) : Number.NaN,
    shift,
    longest,
  };
}

/** Milliseconds from the first key to `portal-ready`. */
function timeFromKey() {
  const { typed, ready } = (window as unknown as ProbeWindow).probe;
  return (ready ?? Number.NaN) - (typed ?? Number.NaN);
}

async function typeInto(page: Page) {
  const field = await page.evaluateHandle(() => (window as unknown as ProbeWindow).probe.field());
  await field.asElement()?.press('a');
  const typed = await field.evaluate((input) => input?.value);
  // The field for a voucher code writes capitals.
  if (typed?.toLowerCase() !== 'a')
    throw new Error(`The field of ${page.url()} contains "${typed}" after "a" was typed.`);
}
