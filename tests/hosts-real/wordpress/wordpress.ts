/* `test` with a running WordPress that has the plugin, and the reference backend on another origin. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { writePlugin } from '../../../scripts/build/wordpress-plugin.ts';
import { type RunningServer, startServer } from '../../../server/reference/server.ts';
import { LOW_PASSWORD_COST } from '../../support/backend.ts';
import { freePort } from '../../support/free-port.ts';
import { test as base } from '../../support/page-guard.ts';
import { stopGroup } from '../../support/stop-group.ts';
import { copyTestFiles, installWordPress } from './install.ts';

export { expect };

export interface WordPress {
  url: string;
  /** Runs PHP code inside WordPress, with a value from this test in `$given`. Returns what the code prints. */
  php(code: string, given?: unknown): string;
  /** Publishes a page and returns its address. */
  publish(content: string): string;
  /** Saves the settings of the plugin. */
  set(settings: Record<string, unknown>): void;
  signIn(page: Page, name: 'admin' | 'author'): Promise<void>;
}

interface TestFixtures {
  wordpress: WordPress;
}

interface WorkerFixtures {
  /** The reason if WordPress cannot be installed. */
  site: WordPress | string;
  backend: RunningServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  /** PHP reports nothing during the test. */
  wordpress: async ({ site }, use, info) => {
    if (typeof site === 'string') return info.skip(true, site);
    await use(site);
    expect(site.php('echo @file_get_contents( WP_DEBUG_LOG );'), 'the log of PHP').toBe('');
  },

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const installed = installWordPress();
      if ('reason' in installed) return use(installed.reason);
      const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
      cpSync(installed.folder, folder, { recursive: true });
      copyTestFiles(folder);
      writePlugin('dist', join(folder, 'wp-content/plugins/login-portal'));
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = await start(folder, port);
      const php = (code: string, given: unknown = null) =>
        execFileSync(
          'php',
          [
            '-r',
            `require 'wp-load.php'; $given = json_decode( $argv[1], true ); ${code}`,
            JSON.stringify(given),
          ],
          {
            cwd: folder,
            env: { ...process.env, WORDPRESS_URL: url },
            encoding: 'utf8',
          },
        );
      php(
        "require ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'login-portal/login-portal.php' );",
      );
      await use({
        url,
        php,
        publish: (content) =>
          php(
            "kses_remove_filters(); echo get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_content' => $given ) ) ) );",
            content,
          ),
        set: (settings) => void php("update_option( 'login_portal', $given );", settings),
        async signIn(page, name) {
          await page.goto(`${url}/wp-login.php`);
          await page.getByLabel('Username or Email Address').fill(name);
          await page.getByLabel('Password', { exact: true }).fill(name);
          await page.getByRole('button', { name: 'Log In' }).click();
          await page.waitForURL(/wp-admin/);
        },
      });
      stopGroup(server);
      rmSync(folder, { recursive: true });
    },
    // The first time, WordPress is installed.
    { scope: 'worker', timeout: 300_000 },
  ],

  backend: [
    async ({ site }, use) => {
      const allowedOrigins = typeof site === 'string' ? [] : [site.url];
      const server = await startServer({
        dist: 'dist',
        allowedOrigins,
        passwordCost: LOW_PASSWORD_COST,
        members: { defaultregistration: true, campaignsignup: true },
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** Resolves when the server answers. */
async function start(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn('php', ['-S', `localhost:${port}`, 'router.php'], {
    cwd: folder,
    // The editor makes many requests at once.
    env: { ...process.env, WORDPRESS_URL: `http://localhost:${port}`, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
    detached: true,
  });
  await expect
    .poll(() =>
      fetch(`http://localhost:${port}/readme.html`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return server;
}
