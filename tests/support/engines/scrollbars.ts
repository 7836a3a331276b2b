import type { PlaywrightWorkerArgs, PlaywrightWorkerOptions } from 'playwright/test';
import config from '../../../playwright.config.ts';
import { firefoxOptions } from './firefox.ts';

type LaunchOptions = PlaywrightWorkerOptions['launchOptions'];

/** `launchOptions` of a browser with scrollbars that take space from the page, which Playwright hides otherwise. */
export async function withScrollbars(
  { browserName }: Pick<PlaywrightWorkerArgs & PlaywrightWorkerOptions, 'browserName'>,
  use: (options: LaunchOptions) => Promise<void>,
): Promise<void> {
  await use(
    browserName === 'firefox'
      ? firefoxOptions({ 'ui.useOverlayScrollbars': 0, 'widget.gtk.overlay-scrollbars.enabled': false })
      : { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  );
}
