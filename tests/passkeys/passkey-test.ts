/* `test` with a visitor whose Firefox has a virtual device for passkeys. */
import { expect } from 'playwright/test';
import { Visitor } from '../smoke/smoke-test.ts';
import { test as base } from '../support/backend.ts';
import { type Device, type FirefoxWithDevices, startFirefox } from './firefox.ts';

export { expect };

interface Fixtures {
  /** Whether the menu of the email field can offer passkeys. */
  menu: boolean;
  device: Device;
  visitor: Visitor;
}

export const test = base.extend<Fixtures, { firefox: FirefoxWithDevices }>({
  passkeys: true,

  menu: [false, { option: true }],

  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const firefox = await startFirefox();
      await use(firefox);
      await firefox.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  device: async ({ firefox }, use) => {
    const device = await firefox.addDevice();
    await use(device);
    await device.remove();
  },

  visitor: async ({ firefox, menu, backend }, use) => {
    await firefox.offerInMenus(menu);
    await use(new Visitor(firefox, backend.url));
    await firefox.reset();
  },
});
