import { isRedirectedFrom } from '../browser/is-reload.ts';
import { fields, is, list, number, word } from '../contract/structs.ts';
import { attempt } from '../kit/attempt.ts';
import { readStorage, writeStorage } from '../session/storage.ts';

/** The key of the session storage, which has the last sign-in of this tab. */
const KEY = 'login-portal-signed-in';
/** Milliseconds. What comes later has another reason. */
const LIFETIME = 10_000;

const SignedIn = fields({
  /** By the clock of the computer. */
  at: number,
  /** The ids of the history entry that it has left, which has a new one each time it is written. */
  entries: list(word),
});

/** Somebody has signed in: the history entry is about to be written, and the browser to open another page. */
export function noteSignIn(): void {
  const at = Date.now();
  const entry = () => globalThis.navigation?.currentEntry?.id;
  const earlier = entry();
  // Chromium may begin to open the page before it knows that the entry was written.
  const write = () =>
    writeStorage('sessionStorage', KEY, JSON.stringify({ at, entries: [earlier, entry()] }));
  addEventListener('pagehide', write, { once: true });
}

/** Whether the server has answered a sign-in by leading back, without a page in between. `true` once. */
export function takeSentBack(): boolean {
  const saved: unknown = attempt(() => JSON.parse(readStorage('sessionStorage', KEY) ?? ''));
  writeStorage('sessionStorage', KEY, undefined);
  return is(saved, SignedIn) && Math.abs(Date.now() - saved.at) < LIFETIME && isRedirectedFrom(saved.entries);
}
