import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags, requireHeadlessChromium } from '../../../scripts/setup/chromium.mjs';
import { REPLIES } from '../../hosts/replies.ts';

const HOST = 'https://host.example';
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireHeadlessChromium(), args: chromiumFlags });

/** Opens index.html of a folder, next to an API. */
export async function openFolder(browser: Browser, folder: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.route('**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      return route.fulfill({ json: { status: 'OK', data: REPLIES[`${request.method()} ${pathname}`] } });
    const file = pathname === '/' ? 'index.html' : pathname;
    const contentType = TYPES[file.split('.').at(-1) ?? ''];
    if (!contentType) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType, body: await readFile(join(folder, file)) });
  });
  await page.goto(HOST);
  return page;
}
