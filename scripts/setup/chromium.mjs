import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { inPath } from './software.mjs';

export const chromiumFlags = [
  // Chromium does not start with its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The executable of Chromium, or an error that says how to get one. */
export function requireChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH is ${chosen}, but this file does not exist.`);
  const names = ['chromium', 'google-chrome', 'google-chrome-stable'];
  const path = [chosen, ...names.map(inPath), chromium.executablePath()].find((file) =>
    existsSync(file ?? ''),
  );
  if (path) return path;
  throw new Error(
    'No Chromium was found. On Debian, `npm run setup` installs it as root. Elsewhere, `npx playwright install chromium` does, or CHROMIUM_PATH names an executable.',
  );
}

/**
 * The executable for headless tests: the headless shell if it is installed, or else Chromium. A page in the shell, which has no
 * windows, costs half as much CPU time.
 */
export const requireHeadlessChromium = () =>
  (process.env.CHROMIUM_PATH ? undefined : inPath('chromium-headless-shell')) ?? requireChromium();
