import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { hasApt, installPackages } from './apt.mjs';
import { npm, run, say } from './run.mjs';

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
  if (chosen) return chosen;
  return [...executablesInPath(NAMES), ...defaultLocations(), ...playwrightChromium()].find(starts);
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
  return executablesInPath([SHELL]).find(starts) ?? requireChromium();
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

function executablesInPath(names) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
}

function defaultLocations() {
  const { HOME = '', LOCALAPPDATA, PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86 } = process.env;
  const mac = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
  const windows = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];
  if (process.platform === 'darwin')
    return ['/Applications', `${HOME}/Applications`].flatMap((folder) => mac.map((app) => join(folder, app)));
  if (process.platform === 'win32')
    return [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => windows.map((exe) => join(folder, exe)));
  return ['/usr/bin', '/snap/bin'].flatMap((folder) => NAMES.map((name) => join(folder, name)));
}

/** Tried last, because the module is slow to load and may be missing. */
function playwrightChromium() {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()];
  } catch {
    return [];
  }
}

/** Ubuntu has a stub that only recommends a snap. On Windows `--version` would open a window. */
function starts(path) {
  if (!existsSync(path)) return false;
  return process.platform === 'win32' || run(path, ['--version'], { seconds: 20 }).ok;
}
