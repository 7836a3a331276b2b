import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { chromiumFlags, requireHeadlessChromium } from '../../../scripts/setup/chromium.mjs';
import { npm } from '../../../scripts/setup/run.mjs';
import { REPLIES } from '../../hosts/replies.ts';
import { pack } from '../../package/tarball.ts';

const HOST = 'https://host.example';
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

interface Project {
  folder: string;
  write(files: Record<string, string>): void;
  /** Opens index.html of a folder, next to an API. */
  open(folder: string): Promise<Page>;
}

/** A new project for the tests of a file, with packages such as `react@18` and login-portal. */
export function createProject(...packages: string[]): Project {
  const folder = mkdtempSync(join(tmpdir(), 'login-portal-host-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { ok, output } = npm(['install', ...options, ...packages], { cwd: folder, seconds: 240 });
  pack(folder);
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: requireHeadlessChromium(), args: chromiumFlags });
  });
  beforeEach(({ skip }) => skip(!ok, `${packages.join(', ')} could not be installed: ${output}`));
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  return {
    folder,
    write(files) {
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    },
    async open(root) {
      const page = await browser.newPage({ locale: 'en-US' });
      await page.route('**', async (route) => {
        const request = route.request();
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/'))
          return route.fulfill({
            json: { status: 'OK', data: REPLIES[`${request.method()} ${pathname}`] },
          });
        const file = pathname === '/' ? 'index.html' : pathname;
        const contentType = TYPES[file.split('.').at(-1) ?? ''];
        if (!contentType) return route.fulfill({ status: 404 });
        return route.fulfill({ contentType, body: await readFile(join(root, file)) });
      });
      await page.goto(HOST);
      return page;
    },
  };
}
