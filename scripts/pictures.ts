/*
 * The pictures of docs/theming.md: `npm run pictures`, after a build. Each part is taken from the first scene that shows it, each
 * custom property from the first one that it changes; what no scene shows is an error.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type BrowserContext, chromium, type Page, type Route } from 'playwright';
import { chromiumFlags, chromiumHelp, findChromium } from './chromium.mjs';
import { EVERYDAY, SCENES, type Scene } from './pictures/scenes.ts';
import { FOLDER, parts, pictureOf, properties } from './pictures/theming-page.ts';

const ORIGIN = 'https://portal.example';
/** Pixels from the top of what a property changes: enough to see it, and light enough for a repository. */
const SHOWN = 250;
/** In no holiday. */
const PLAIN_DAY = '2026-06-10T12:00:00';
const VIEWPORT = { width: 340, height: 460 };
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="24"><rect width="72" height="24" rx="6" fill="#5f3dc4"/></svg>';

/** Values nobody can overlook. */
const VALUES: Record<string, string> = {
  '<color>': '#c2255c',
  '<length>': '24px',
  '<number>': '300',
  '<shadow>': '0 0 0 6px #f783ac',
  '<family-name>': 'cursive',
  '--portal-width': '22em',
  '--portal-border-width': '3px',
  '--portal-card-radius': '0',
};

const executablePath = findChromium();
if (!executablePath) throw new Error(chromiumHelp);
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(FOLDER)) rmSync(`${FOLDER}/${file}`);

const missingParts = new Set(parts.map(({ name }) => name));
const missingProperties = new Map(properties.map((property) => [property.name, property]));
for (const scene of SCENES) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US', colorScheme: 'light' });
  const page = await open(context, scene);
  await takeParts(page);
  await takeProperties(page);
  await context.close();
}
await browser.close();
const missing = [...missingParts, ...missingProperties.keys()];
if (missing.length > 0) throw new Error(`No scene shows: ${missing.join(', ')}`);

async function open(
  context: BrowserContext,
  { path, html, answers = {}, date = PLAIN_DAY, starting, undecided, act }: Scene,
): Promise<Page> {
  if (!undecided) await context.addCookies([{ name: 'cookie-consent-status', value: 'allow', url: ORIGIN }]);
  const page = await context.newPage();
  await page.route('**/*', (route) => answer(route, html, { ...EVERYDAY, ...answers }));
  await page.clock.setFixedTime(date);
  if (starting) await page.addInitScript(stopTheClock);
  await page.goto(ORIGIN + path);
  await page.locator('[part~=title]').waitFor();
  await act?.(page);
  // One scene is about an answer that never comes.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  if (!starting) await page.locator('[part~=loading-screen]').waitFor({ state: 'detached' });
  return page;
}

/** The loading screen goes after 200 and 500 ms (specification, section 9). */
function stopTheClock() {
  const later = window.setTimeout;
  const never = (milliseconds?: number) => milliseconds === 200 || milliseconds === 500;
  window.setTimeout = ((act: () => void, milliseconds?: number) =>
    never(milliseconds) ? 0 : later(act, milliseconds)) as typeof setTimeout;
}

function answer(route: Route, html: string, answers: Record<string, unknown>): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (pathname === '/login-portal.js') return route.fulfill({ path: 'dist/login-portal.js' });
  if (pathname === '/logo.svg') return route.fulfill({ contentType: 'image/svg+xml', body: LOGO });
  if (!pathname.startsWith('/api/')) {
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><body style="margin: 12px">${html}<script src="/login-portal.js"></script>`,
    });
  }
  const call = `${request.method()} ${pathname}`;
  const key = Object.keys(answers).find(
    (each) => each === call || (each.endsWith('*') && call.startsWith(each.slice(0, -1))),
  );
  if (key && answers[key] === undefined) return Promise.resolve();
  return key
    ? route.fulfill({ json: { status: 'OK', data: answers[key] } })
    : route.fulfill({ status: 404, json: { status: 'ERROR', data: 'Not here.' } });
}

/** Two pictures in a row that are the same: everything has come, and nothing moves. */
async function atRest(page: Page): Promise<Buffer> {
  let [former, picture] = [await shoot(page), await shoot(page)];
  for (let tries = 0; !picture.equals(former) && tries < 20; tries += 1) {
    [former, picture] = [picture, await shoot(page)];
  }
  return picture;
}

async function takeParts(page: Page) {
  for (const name of [...missingParts]) {
    const part = page.locator(`[part~="${name}"]`).first();
    if ((await part.count()) === 0 || !(await part.isVisible())) continue;
    const mark = await page.addStyleTag({
      content: `::part(${name}) { outline: 3px solid #d6336c; outline-offset: -1px }`,
    });
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    if (!box) continue;
    const [top, bottom] = [Math.max(0, box.y - 24), Math.min(VIEWPORT.height, box.y + box.height + 24)];
    const clip = { x: 0, y: top, width: VIEWPORT.width, height: bottom - top };
    writeFileSync(`${FOLDER}/${pictureOf(name)}`, await shoot(page, clip));
    await mark.evaluate((style) => (style as Element).remove());
    missingParts.delete(name);
  }
}

async function takeProperties(page: Page) {
  const change = (name: string, value: string) =>
    page.evaluate(([property, text]) => document.documentElement.style.setProperty(property, text), [
      name,
      value,
    ] as const);
  for (const { name, syntax } of [...missingProperties.values()]) {
    const before = await atRest(page);
    await change(name, VALUES[name] ?? VALUES[syntax] ?? '');
    const after = await shoot(page);
    await change(name, '');
    if (after.equals(before)) continue;
    writeFileSync(`${FOLDER}/${pictureOf(name)}`, await sideBySide(page.context(), before, after));
    missingProperties.delete(name);
  }
}

function shoot(page: Page, clip = { x: 0, y: 0, ...VIEWPORT }): Promise<Buffer> {
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

async function sideBySide(context: BrowserContext, left: Buffer, right: Buffer): Promise<Buffer> {
  const page = await context.newPage();
  const image = (picture: Buffer) => `<img src="data:image/png;base64,${picture.toString('base64')}">`;
  await page.setViewportSize({ width: VIEWPORT.width * 2 + 12, height: SHOWN });
  await page.setContent(
    `<body style="margin: 0; display: flex; align-items: start; gap: 12px; background: #ced4da">${image(left)}${image(right)}`,
  );
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
