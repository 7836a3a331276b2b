/* WebKitGTK's MiniBrowser in a virtual display, driven by WebDriver. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { ENGINES } from '../../../scripts/setup/software.mjs';
import { freePort } from '../free-port.ts';

export interface WebKit {
  driver: WebDriver;
  stop(): Promise<void>;
}

/** Shrinks the toolbar, so that the window can become as narrow as 290 px. */
const TOOLBAR = '* { min-width: 1px; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px }';

const SCREEN = '2400x2000';
/** Without a window manager, the window under the pointer has the focus, and the pointer is in the middle of the screen. */
const CORNER = { x: 1150, y: 950 };

/** Starts one browser with its own cookies and storage. A driver process serves only one browser. */
export async function startWebKit(): Promise<WebKit> {
  const { webkitDriver = '', miniBrowser = '', xvfb = '' } = ENGINES;
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), TOOLBAR);
  const port = await freePort();
  const server = spawn(
    xvfb,
    ['-a', '-s', `-screen 0 ${SCREEN}x24`, webkitDriver, `--port=${port}`, '--host=127.0.0.1'],
    // A process group of its own, because xvfb-run does not stop what it has started.
    {
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, LANG: 'en_US.UTF-8', XDG_CONFIG_HOME: settings },
    },
  );
  const stopServer = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    rmSync(settings, { recursive: true, force: true });
  };
  process.once('exit', stopServer);
  try {
    await serverAnswers(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      })
      .build();
    await resizePage(driver, 800, 600);
    return {
      driver,
      async stop() {
        await driver.quit().catch(() => {});
        process.off('exit', stopServer);
        stopServer();
      },
    };
  } catch (error) {
    stopServer();
    throw error;
  }
}

/** Resizes the window until the page has this size. */
export async function resizePage(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  for (let attempt = 0; attempt < 5; attempt++) {
    const [w = 0, h = 0] = await driver.executeScript<number[]>('return [innerWidth, innerHeight]');
    if (w === width && h === height) return;
    const { width: outerWidth, height: outerHeight } = await window.getRect();
    // The page can still have its size before the last change. The window is never smaller than the page.
    await window.setRect({
      ...CORNER,
      width: Math.max(outerWidth + width - w, width),
      height: Math.max(outerHeight + height - h, height),
    });
  }
}

async function serverAnswers(port: number): Promise<void> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('WebKitWebDriver did not start.');
}
