/*
 * A client of Marionette, Firefox's own remote control, which unlike Playwright reaches the browser itself:
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { ENGINES } from '../../../scripts/setup/software.mjs';

type Reply = [type: 1, id: number, error: { message: string } | null, result: unknown];

export interface Marionette {
  send<T>(command: string, parameters?: object): Promise<T>;
  /** Runs the body of an async function in the window of the browser; `input` is its argument. */
  inBrowser<T>(body: string, input?: unknown): Promise<T>;
  stop(): Promise<void>;
}

/** `preferences` are those of about:config. */
export async function startMarionette(
  preferences: Record<string, boolean | number> = {},
): Promise<Marionette> {
  const profile = mkdtempSync(join(tmpdir(), 'login-portal-firefox-'));
  // Port 0 is any free port, which Firefox writes to a file.
  const lines = Object.entries({ 'marionette.port': 0, ...preferences }).map(
    ([name, value]) => `user_pref("${name}", ${value});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const options = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access'];
  const firefox = spawn(ENGINES.firefox as string, [...options, '--profile', profile], {
    stdio: 'ignore',
  });
  const send = await connectTo(() => Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')));
  await send('WebDriver:NewSession');
  return {
    send,
    async inBrowser<T>(body: string, input?: unknown) {
      await send('Marionette:SetContext', { value: 'chrome' });
      const { value } = await send<{ value: { result: T; error?: string } }>('WebDriver:ExecuteAsyncScript', {
        script: `const [input, done] = arguments;
          (async () => { ${body} })().then((result) => done({ result }), (error) => done({ error: String(error) }))`,
        args: [input],
        newSandbox: true,
      });
      await send('Marionette:SetContext', { value: 'content' });
      if (value.error) throw new Error(value.error);
      return value.result;
    },
    async stop() {
      const exit = once(firefox, 'exit');
      firefox.kill();
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** A message is its length in bytes, a colon, and JSON. The first one comes from Firefox and says what it is. */
async function connectTo(port: () => number): Promise<Marionette['send']> {
  await expect.poll(() => attempt(port), { timeout: 30_000, intervals: [100] }).toBeGreaterThan(0);
  const socket = connect(port(), '127.0.0.1');
  const waiting = new Map<number, (reply: Reply) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message: Reply | object = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Reply);
    }
  });
  let count = 0;
  return async <T>(command: string, parameters: object = {}) => {
    const id = ++count;
    const text = JSON.stringify([0, id, command, parameters]);
    const [, , error, result] = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    if (error) throw new Error(`${command}: ${error.message}`);
    return result as T;
  };
}

const attempt = (port: () => number) => {
  try {
    return port();
  } catch {
    return 0;
  }
};
