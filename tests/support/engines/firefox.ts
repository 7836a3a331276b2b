import type { LaunchOptions } from 'playwright/test';
import { ENGINES } from '../../../scripts/setup/software.mjs';

/** Options that make Playwright start the installed Firefox; `preferences` are those of about:config. */
export const firefoxOptions = (preferences: LaunchOptions['firefoxUserPrefs'] = {}): LaunchOptions => ({
  channel: 'moz-firefox',
  executablePath: ENGINES.firefox as string,
  // Scrollbars take no space, as in headless Chromium.
  firefoxUserPrefs: {
    'ui.useOverlayScrollbars': 1,
    'widget.gtk.overlay-scrollbars.enabled': true,
    ...preferences,
  },
});
