/* Three sites that `login-portal-page` writes from one build, each behind the web server below a path of its own. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { readJson, writeJson } from '../../scripts/build/json.ts';
import type { WebServerName } from '../../scripts/setup/software.mjs';
import { emailOf, expect, Portal, passwordOf } from '../flows/portal.ts';
import { LOW_PASSWORD_COST } from '../support/backend.ts';
import { hostingTest, isMissing } from './site.ts';
import { startBehind } from './start-behind.ts';

const SITES = {
  compass: { base: '/login/', title: 'Compass & Co', locale: 'en', 'theme-file': 'compass.css' },
  harbour: { base: '/harbour/sign-in/', title: 'Harbour <Sons>', locale: 'de', 'theme-file': 'harbour.css' },
  plakat: { base: '/konto/', title: 'Plakat', locale: 'en', 'theme-file': 'plakat.css', theme: 'dark' },
};

/** `--portal-accent` of the theme, as the button has it. */
const ACCENTS = { compass: 'rgb(27, 84, 65)', harbour: 'rgb(22, 51, 95)', plakat: 'rgb(255, 229, 0)' };

interface Fixtures {
  key: keyof typeof SITES;
  /** What was written for the site. */
  folder: string;
}

/** Writes a site, with a logo of its own. */
function write(key: Fixtures['key'], folder: string): string {
  const file = join(folder, 'portal.config.json');
  const { 'theme-file': theme, ...site } = SITES[key];
  writeFileSync(
    join(folder, 'logo.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><title>${key}</title><path d="M0 0h80v20H0z"/></svg>`,
  );
  writeJson(file, { ...site, logo: 'logo.svg', icon: 'logo.svg', 'theme-file': resolve('themes', theme) });
  const out = join(folder, 'site');
  execFileSync(process.execPath, ['dist/bin/page.js', '--config', file, '--out', out]);
  return out;
}

const test = hostingTest.extend<Fixtures>({
  key: ['compass', { option: true }],
  folder: async ({ key }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'login-portal-sites-'));
    await use(write(key, folder));
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ hosting, key, folder }, use) => {
    const { url, close } = await startBehind(hosting as WebServerName, {
      dist: folder,
      base: SITES[key].base,
      passwordCost: LOW_PASSWORD_COST,
    });
    await use(url);
    await close();
  },
});
test.skip(isMissing, 'the web server is not installed');

for (const key of Object.keys(SITES) as Fixtures['key'][])
  test.describe(() => {
    test.use({ key, locale: SITES[key].locale });
    const { base, title, locale } = SITES[key];
    const texts = locale === 'en' ? {} : readJson(`locales/${locale}.json`);

    test(`${base} has its title, logo and theme, and signs in`, async ({ page, folder }) => {
      // Without the name of the application, which replaces the title.
      await page.route('**/api/v1/settings/config', async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        delete json.data.systempreferences.branding;
        return route.fulfill({ response, json });
      });
      const portal = new Portal(page, (text) => texts[text] ?? text);
      const paths: string[] = [];
      page.on('request', (request) => paths.push(new URL(request.url()).pathname));
      await page.goto(base);
      await expect(page).toHaveTitle(title);
      await expect(portal.email).toBeFocused();

      const logo = page.getByRole('img', { name: title, exact: true });
      await expect(logo).toBeVisible();
      const [width, height] = await logo.evaluate((image: HTMLImageElement) => [
        image.naturalWidth && image.width,
        image.height,
      ]);
      expect(width).toBeCloseTo(4 * (height ?? 0), -1);
      const address = await logo.evaluate((image: HTMLImageElement) => new URL(image.src).pathname);
      expect(address.startsWith(`${base}assets/`)).toBe(true);
      expect(readFileSync(join(folder, 'assets', basename(address)), 'utf8')).toContain(key);

      await expect(portal.button('Continue')).toHaveCSS('background-color', ACCENTS[key]);
      const withoutSlash = await page.request.get(base.slice(0, -1));
      expect([withoutSlash.status(), new URL(withoutSlash.url()).pathname]).toEqual([200, base]);
      // Its screen preloads the files that it imports.
      await page.goto(`${base}voucher/`);
      await expect(portal.title('Redeem Voucher')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(paths).toContainEqual(expect.stringMatching(`${base}assets/voucher.screen-`));
      expect(paths.filter((path) => !path.startsWith(base) && !path.startsWith('/api/'))).toEqual([]);
      await portal.link('Back to Login').click();
      await expect(page).toHaveURL(base);
      await portal.submitEmail(emailOf('memberWithPassword'));
      await portal.submitPassword(passwordOf('memberWithPassword'));
      await expect(page).toHaveURL('/member');
    });
  });
