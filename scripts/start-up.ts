/*
 * How long a visitor of /login/ waits for the e-mail field, against a bare React form on the same server, side by side in one
 * run: `npm run start-up [runs]`, after a build. Cold cache, processor slowed four times. Prints ratios; it judges nothing.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { startServer } from '../demo/backend/server.ts';
import { chromiumFlags, chromiumHelp, findChromium } from './chromium.mjs';

const SLOWED = 4;
const RUNS = Number(process.argv[2] ?? 15);

interface Figures {
  /** Milliseconds from the start of the navigation. */
  painted: number;
  usable: number;
  /** Milliseconds of script until the page is quiet. */
  script: number;
  /** Bytes of all answers as they came over the wire. */
  bytes: number;
}

const executablePath = findChromium();
if (!executablePath) throw new Error(chromiumHelp);
const folder = mkdtempSync(join(tmpdir(), 'bare-form-'));
const bareDist = await buildBareForm(folder);
const portal = await startServer();
const bare = await startServer({ dist: bareDist });
const browser = await chromium.launch({ executablePath, args: chromiumFlags });

const runs: { portal: Figures; bare: Figures }[] = [];
for (let run = 0; run < RUNS + 1; run += 1) {
  const pair = {
    bare: await measure(browser, `${bare.url}/login/`),
    portal: await measure(browser, `${portal.url}/login/`),
  };
  // The first round warms up the servers and the browser's own caches of compiled code.
  if (run > 0) runs.push(pair);
}

for (const name of ['painted', 'usable', 'script', 'bytes'] as const) {
  const [own, floor] = [
    median(runs.map((run) => run.portal[name])),
    median(runs.map((run) => run.bare[name])),
  ];
  console.log(
    `${name.padEnd(8)} portal ${own.toFixed(0).padStart(7)}   bare form ${floor.toFixed(0).padStart(7)}   ${(own / floor).toFixed(2)} ×`,
  );
}

await browser.close();
await Promise.all([portal.close(), bare.close()]);
rmSync(folder, { recursive: true });

/** The floor: React, one labelled field, one button, and nothing of ours. */
async function buildBareForm(folder: string): Promise<string> {
  const source = join(folder, 'source');
  const outDir = join(folder, 'dist');
  mkdirSync(source);
  writeFileSync(
    join(source, 'index.html'),
    '<!doctype html><title>Login</title><script type="module" src="./main.js"></script><div id="root"></div>',
  );
  writeFileSync(
    join(source, 'main.js'),
    `import { createElement as h } from 'react';
     import { createRoot } from 'react-dom/client';
     createRoot(document.getElementById('root')).render(
       h('form', null, h('label', null, 'Email address ', h('input', { type: 'email', name: 'user', autoFocus: true })), h('button', null, 'Continue')));`,
  );
  await build({
    root: source,
    configFile: false,
    base: '/login/',
    mode: 'production',
    logLevel: 'error',
    resolve: {
      alias: {
        react: join(process.cwd(), 'node_modules/react'),
        'react-dom': join(process.cwd(), 'node_modules/react-dom'),
      },
    },
    build: { outDir, modulePreload: { polyfill: false } },
  });
  return outDir;
}

/** One visit with an empty cache, in a context of its own. */
async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await session.send('Performance.enable');
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const look = () => {
      const root = document.querySelector('login-portal')?.shadowRoot ?? document;
      // Usable: it has the focus, so keys go into it.
      if (root.activeElement?.matches('input[type=email]')) performance.mark('usable');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const [painted, usable] = await page.evaluate(() =>
    ['first-contentful-paint', 'usable'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    ),
  );
  const { metrics } = await session.send('Performance.getMetrics');
  const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  await context.close();
  return { painted: painted ?? Number.NaN, usable: usable ?? Number.NaN, script, bytes };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
