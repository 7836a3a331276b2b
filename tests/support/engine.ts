/* Tests that need one engine. */

export type Engine = 'Chromium' | 'Firefox' | 'WebKit';

/** The engine that runs this test. */
export const ENGINE: Engine = engineOf(navigator.userAgent);

function engineOf(userAgent: string): Engine {
  if (userAgent.includes('Firefox')) return 'Firefox';
  return userAgent.includes('Chrome') ? 'Chromium' : 'WebKit';
}

/** Like `it`, for a test that needs one engine; the others skip it. */
export function itIn(engine: Engine, title: string, body: Mocha.AsyncFunc | Mocha.Func): void {
  (engine === ENGINE ? it : it.skip)(`${title} (${engine})`, body as Mocha.AsyncFunc);
}
