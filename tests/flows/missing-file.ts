import type { Page } from 'playwright/test';
import type { PortalEvents } from '../../src/services/host-events.ts';

/** What a server may answer for a file that an update has removed. */
export const MISSING_FILE = {
  '404': { status: 404, body: 'Not found' },
  'a page instead': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Login</title>',
  },
};

/** The browser's error about a page instead of a script. */
export const NOT_A_SCRIPT = /MIME type of "text\/html"/;

/** The files that `portal-problem` names on the pages that are opened next. */
export async function reportedFiles(page: Page): Promise<string[]> {
  const names: string[] = [];
  await page.exposeFunction('recordProblem', (problem: PortalEvents['portal-problem']) => {
    if (problem.kind === 'file') names.push(problem.name);
  });
  await page.addInitScript(() => {
    const { recordProblem } = window as unknown as { recordProblem(problem: unknown): void };
    addEventListener('portal-problem', (event) => recordProblem((event as CustomEvent).detail));
  });
  return names;
}
