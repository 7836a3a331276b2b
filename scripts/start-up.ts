/*
 * `npm run start-up [runs]`, after a build: compares the start of /login/ with a bare React form on the same server. It uses
 * an empty cache and slows down the CPU four times. It prints ratios and never fails.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { startServer } from '../demo/backend/server.ts';
import { chromiumFlags, requireChromium } from './chromium.mjs';

const CPU_SLOWDOWN = 4;
const RUNS = Number(process.argv[2] ?? 15);

interface Figures {
  /** Milliseconds from the start of the navigation. */
  painted: number;
  usable: number;
  /** Milliseconds of script until the network is idle. */
  script: number;
  /** Transferred bytes of all responses. */
  bytes: number;
}

const executablePath = requireChromium();
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
  // The first run warms up the servers and the code cache of the browser.
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

/** The baseline: React with one labelled field and one button. */
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

/** One visit in a new context, that is with an empty cache. */
async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable');
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const check = () => {
      const root = document.querySelector('login-portal')?.shadowRoot ?? document;
      // The field is usable when it has the focus.
      if (root.activeElement?.matches('input[type=email]')) performance.mark('usable');
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
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
