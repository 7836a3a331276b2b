/* Chromium with its password manager, whose decisions are on chrome://password-manager-internals. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { chromiumFlags, requireChromium } from '../../scripts/setup/chromium.mjs';
import { pageDriver } from '../smoke/drivers.ts';
import type { Login, Offer, PasswordManager } from './manager.ts';

/** The part of Chromium's private API that the page chrome://password-manager may call. */
interface PrivateApi {
  passwordsPrivate: {
    addPassword(login: { url: string; username: string; password: string } & object): Promise<void>;
  };
}

export async function startChromium(): Promise<PasswordManager> {
  const profile = mkdtempSync(join(tmpdir(), 'login-portal-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: requireChromium(),
    // Playwright's headless mode is another one, which has no password manager.
    headless: false,
    args: [...chromiumFlags, '--headless=new'],
    // With it Chromium does not offer to save passwords.
    ignoreDefaultArgs: ['--enable-automation'],
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const internals = await context.newPage();
  await internals.goto('chrome://password-manager-internals');
  const log = () => internals.locator('body').innerText();
  return {
    ...(await pageDriver(() => context.newPage())),
    async add(origin: string, { email, password }: Login) {
      const page = await context.newPage();
      await page.goto('chrome://password-manager');
      await page.evaluate(
        (login) =>
          (globalThis as unknown as { chrome: PrivateApi }).chrome.passwordsPrivate.addPassword(login),
        { url: origin, username: email, password, note: '', useAccountStore: false },
      );
      await page.close();
    },
    findsUserName: async () => hasUserName(await log()),
    offer: async () => offerIn(await log()),
    async stop() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function offerIn(log: string): Offer | undefined {
  const [before = '', after] = log.split(/Decision: ASK the user(?!.*Decision: ASK)/s);
  const state = after && /The new state of the UI:\s+(\w+)/.exec(after)?.[1];
  if (!state) return undefined;
  return {
    action: state === 'PENDING_PASSWORD_UPDATE_STATE' ? 'update' : 'save',
    hasUserName: hasUserName(before),
  };
}

/** In the last form of the log. */
const hasUserName = (log: string): boolean =>
  /Username element\s*:\s*\w/.test(log.slice(log.lastIndexOf('Form parsing output')));
