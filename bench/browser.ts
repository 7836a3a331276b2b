import { type Browser, chromium } from 'playwright';
import { chromiumFlags, requireChromium } from '../scripts/setup/chromium.mjs';
import type { Certificate } from './certificate.ts';

/**
 * Starts Chromium so that it accepts the certificate. With `ignoreHTTPSErrors` it would accept it as well, but would not cache
 * anything.
 */
export function launchBrowser({ publicKeyHash }: Certificate, flags: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumFlags, `--ignore-certificate-errors-spki-list=${publicKeyHash}`, ...flags],
  });
}
