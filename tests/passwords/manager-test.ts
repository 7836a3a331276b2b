/* `test` with a visitor whose browser has its own password manager. */
import { expect } from 'playwright/test';
import { Visitor } from '../smoke/smoke-test.ts';
import { test as base } from '../support/backend.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import type { PasswordManager } from './manager.ts';

export { expect };

export type EngineName = 'chromium' | 'firefox';

interface Fixtures {
  manager: PasswordManager;
  visitor: Visitor;
}

export const test = base.extend<Fixtures, { engine: EngineName }>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  manager: async ({ engine }, use) => {
    const manager = engine === 'chromium' ? await startChromium() : await startFirefox();
    await use(manager);
    await manager.stop();
  },

  visitor: async ({ manager, backend }, use) => use(new Visitor(manager, backend.url)),
});
