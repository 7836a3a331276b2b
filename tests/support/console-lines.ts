import type { Page } from 'playwright/test';

/** What the page writes to the console from now on, or only its warnings. */
export function consoleLines(page: Page, type?: 'warning'): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!type || message.type() === type) lines.push(message.text());
  });
  return lines;
}
