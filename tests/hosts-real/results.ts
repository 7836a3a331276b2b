/* What the tests tell the reporter that writes the table. */
import { type BrowserContext, test as base, type TestDetails, type TestInfo } from 'playwright/test';
import { guardPages, type PageGuard } from '../support/page-guard.ts';

export const COLUMNS = [
  'opened directly',
  'by navigation',
  'events',
  'Back and Forward',
  'types',
  'console',
] as const;

type Column = (typeof COLUMNS)[number];

/** The columns of a test. */
export const shows = (...columns: Column[]): TestDetails => ({
  annotation: columns.map((column) => ({ type: 'column', description: column })),
});

/** The row of a test. `host` is a heading in docs/hosts/. */
export function setRow({ annotations }: TestInfo, host: string, version = ''): void {
  annotations.push({ type: 'host', description: host }, { type: 'version', description: version });
}

/** Guards the pages of a test, and fills the column `console`. */
export async function guardConsole(
  context: BrowserContext,
  { annotations }: TestInfo,
  use: (guard: PageGuard) => Promise<void>,
): Promise<void> {
  const guard = await guardPages(context);
  await use(guard);
  const result = { type: 'console', description: 'fails' };
  annotations.push(result);
  guard.verify();
  result.description = 'passes';
}

/** `test` whose pages are guarded. */
export const test = base.extend<{ guard: undefined }>({
  guard: [({ context }, use, info) => guardConsole(context, info, () => use(undefined)), { auto: true }],
});
