import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hasApt, installPackages } from './apt.mjs';
import { inPath, npm, run, say } from './run.mjs';

/** Chromium without windows: a page costs half as much CPU time as in a Chromium that hides them. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const isRoot = process.getuid?.() === 0;

/**
 * Chromium only uses the last `--disable-features`, so this list repeats the one of Playwright 1.64. The last two entries are
 * added: these features start a renderer for the address bar of every window, a quarter of the CPU time of the flow tests.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The sandbox is only disabled for root, because Chromium does not start with it. */
export const chromiumFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

const HELP =
  'No Chromium was found and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.';

function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH is ${chosen}, but this file does not exist.`);
  return chosen ?? NAMES.flatMap(inPath).find(starts) ?? playwrightChromium();
}

/** Returns the executable of a Chromium that starts, or throws. */
export function requireChromium() {
  const path = findChromium();
  if (!path) throw new Error(HELP);
  return path;
}

/** Returns the executable for headless tests: the headless shell if it is installed, or else Chromium. */
export function requireHeadlessChromium() {
  if (process.env.CHROMIUM_PATH) return requireChromium();
  return inPath(SHELL).find(starts) ?? requireChromium();
}

/** Installs Chromium if there is none. */
export function ensureChromium() {
  if (!findChromium()) installChromium();
  requireChromium();
}

function installChromium() {
  if (!hasApt) return download([]);
  if (!installPackages(['chromium', SHELL])) installPackages(['chromium']);
  if (!findChromium()) download(['--with-deps']);
}

function download(options) {
  say('downloading Chromium (npx playwright install chromium) …');
  npm(['exec', '--', 'playwright', 'install', ...options, 'chromium'], { seconds: 180 });
}

/** Ubuntu has a stub that only recommends a snap. */
const starts = (path) => run(path, ['--version'], { seconds: 20 }).ok;

/** The Chromium that `download` has installed. The module is slow to load and may be missing. */
function playwrightChromium() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
