import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { npm, run, say } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const isRoot = process.getuid?.() === 0;

/**
 * The last `--disable-features` wins, so Playwright's own list (1.64) comes first. The two at the end start a renderer for
 * the address bar of every window, a quarter of the processor time of the flow tests.
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

/** Quiet, without a sandbox only where Chromium refuses to start with one: as root. */
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

export const chromiumHelp =
  'No Chromium was found and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.';

/** The executable of a Chromium that starts, or undefined. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH is ${chosen}, where there is no such file.`);
  if (chosen) return chosen;
  return [...onThePath(), ...usualPlaces(), ...playwrightsOwn()].find(starts);
}

/** Tries first what is likely to work on this machine; true where a Chromium starts afterwards. */
export function installChromium() {
  const hasApt = isRoot && existsSync('/usr/bin/apt-get');
  return hasApt ? installPackage() || download(['--with-deps']) : download([]);
}

function installPackage() {
  say('installing Chromium (apt-get install chromium) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update'], { env, seconds: 180 });
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, seconds: 600 });
  return Boolean(findChromium());
}

function download(options) {
  say('downloading Chromium (npx playwright install chromium) …');
  npm(['exec', '--', 'playwright', 'install', ...options, 'chromium'], { seconds: 180 });
  return Boolean(findChromium());
}

function onThePath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
}

function usualPlaces() {
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

/** Asked last and only where it is installed: the module is slow to load and may be missing. */
function playwrightsOwn() {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()];
  } catch {
    return [];
  }
}

/** Ubuntu puts a stub there that only recommends a snap. On Windows `--version` would open a window. */
function starts(path) {
  if (!existsSync(path)) return false;
  return process.platform === 'win32' || run(path, ['--version'], { seconds: 20 }).ok;
}
