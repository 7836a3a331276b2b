import type { CDPSession, Locator, Page as Tab } from 'playwright';
import { answered, elementPage } from '../own-pages.ts';
import { servePage } from '../server.ts';
import { markdownTable } from '../table.ts';
import { emptyPage, ONE_FILE } from './cases.ts';
import { showTogether } from './in-page.ts';
import type { Setting } from './measure.ts';

const ELEMENTS = 10;
/** Bytes. What is larger is a leak. */
const MOST_LEFT = 1_000_000;

/** The server asks for the account, the password and the code, and refuses no code. */
const portalPage = elementPage(
  'dist',
  ONE_FILE,
  '<login-portal></login-portal>',
  answered({
    'POST /api/v1/login': { action: 'choice', membercheck: true },
    'POST /api/v1/login/user': { action: 'challenge' },
  }),
);

/**
 * Measures the heap of ten elements, and what is left of it after their removal and after a sign-in. Both happen once before, because
 * what is loaded once stays. Throws if more than a megabyte is left.
 */
export async function memoryTable(setting: Setting): Promise<string> {
  const elements = await inTab(setting, emptyPage(), async (tab, heap) => {
    const remove = () => tab.locator('#place').evaluate((place) => place.replaceChildren());
    await tab.evaluate(showTogether, ELEMENTS);
    await remove();
    const before = await heap();
    await tab.evaluate(showTogether, ELEMENTS);
    const mounted = await heap();
    await remove();
    return { each: (mounted - before) / ELEMENTS, left: (await heap()) - before };
  });
  const signIn = await inTab(setting, portalPage, async (tab, heap) => {
    await passAllStages(tab);
    const before = await heap();
    await passAllStages(tab);
    return (await heap()) - before;
  });
  if (Math.max(elements.left, signIn) > MOST_LEFT)
    throw new Error(`The heap keeps ${elements.left} bytes of elements and ${signIn} bytes of a sign-in.`);
  const line = (name: string, bytes: number) => [name, (bytes / 1000).toFixed(0)];
  return markdownTable(
    ['heap', 'kB'],
    [
      line('each mounted `<voucher-redeem>`', elements.each),
      line(`left after ${ELEMENTS} were removed`, elements.left),
      line('left after a sign-in through all stages', signIn),
    ],
  );
}

/** From the email address to the code, and back. Keys count only after a pause, because the first ones belong to the stage before. */
async function passAllStages(tab: Tab): Promise<void> {
  const press = async (control: Locator, text?: string) => {
    await control.waitFor();
    await tab.waitForTimeout(600);
    if (text) await control.fill(text);
    await control.press('Enter');
  };
  await press(tab.locator('input[name=user]'), 'ada@example.org');
  await press(tab.getByRole('button', { name: 'Admin' }));
  await press(tab.locator('input[name=pass]'), 'correct horse battery staple');
  await tab.locator('[data-stage=twofactor]').waitFor();
  await press(tab.getByRole('button', { name: 'Not you?' }));
}

async function inTab<Result>(
  { browser, certificate }: Setting,
  page: Parameters<typeof servePage>[0],
  measure: (tab: Tab, heap: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const server = await servePage(page, certificate);
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await tab.goto(server.url);
    return await measure(tab, () => heapOf(tab, session));
  } finally {
    await context.close();
    await server.close();
  }
}

/** Bytes after what is not used any more has been collected. */
async function heapOf(tab: Tab, session: CDPSession): Promise<number> {
  // Elements unmount a second after their removal, and effects and timers of the last stage end.
  await tab.waitForTimeout(3000);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
