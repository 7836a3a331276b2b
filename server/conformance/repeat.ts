/* Calls that are made until the server limits them. */
import { asForm, type Visit } from './browser.ts';
import type { Context } from './context.ts';
import { retryAfterFault, retryAfterOf } from './retry-after.ts';

/** More than docs/api.md suggests for a network. */
export const MOST_CALLS = 200;
/** A number of seconds falls by 1 in a second, and a number of milliseconds by this much. */
const UNIT = 1000;
/** Milliseconds. */
export const SECOND = 1000;

/** Makes calls until one is not answered like the first. `undefined` if all are. */
export async function repeat(
  { browser }: Pick<Context, 'browser'>,
  most: number,
  make: () => readonly [path: string, body: object],
): Promise<Visit | undefined> {
  let first: number | undefined;
  for (let calls = 0; calls < most; calls += 1) {
    const [path, body] = make();
    const answer = await browser.visit(path, asForm(browser, body));
    first ??= answer.status;
    if (answer.status === 429 || answer.status !== first) return answer;
  }
  return undefined;
}

/** The wait is in seconds. `again` is a call that is limited, too. */
export async function expectRetryAfter(
  { fails, browser, sleep }: Context,
  call: string,
  answer: Visit,
  again: () => readonly [path: string, body: object],
): Promise<void> {
  if (answer.status !== 429) return;
  const fault = retryAfterFault(answer);
  if (fault) return fails(`${call} ${fault}, so the form cannot say how long to wait`, answer);
  const seconds = retryAfterOf(answer) ?? 0;
  if (seconds < UNIT) return;
  await sleep(SECOND);
  const [path, body] = again();
  const later = await browser.visit(path, asForm(browser, body));
  const rest = retryAfterOf(later) ?? seconds;
  if (later.status === 429 && seconds - rest >= UNIT / 2)
    fails(
      `${call} has a Retry-After that falls by ${seconds - rest} in about a second: it is in seconds`,
      later,
    );
}
