import type { LaunchOptions, Locator, Page } from 'playwright/test';
import { findEngines } from '../../../scripts/engines.mjs';

/** Options that make Playwright start the installed Firefox. */
export const firefoxOptions = (): LaunchOptions => ({
  channel: 'moz-firefox',
  executablePath: findEngines().firefox as string,
  // Scrollbars take no space, as in headless Chromium.
  firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, 'widget.gtk.overlay-scrollbars.enabled': true },
});

/** React does not notice what Playwright's `fill` sets in Firefox, so the text is typed instead. */
export function typeWhenFilling(page: Page): void {
  const locators: Locator = Object.getPrototypeOf(page.locator('body'));
  locators.fill = async function (this: Locator, text, options) {
    await this.press('ControlOrMeta+a', options);
    if (text) await this.pressSequentially(text, options);
    else await this.press('Delete', options);
  };
}
