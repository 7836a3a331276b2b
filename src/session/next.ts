import { NEXT_KEY } from './next-key.ts';
import { readStorage, writeStorage } from './storage.ts';

/** Milliseconds. */
const LIFETIME = 3_600_000;

/** For this tab, and for a mailed link that signs in, which opens another one. */
export function saveNext(path: string): void {
  const entry = `${Date.now()} ${path}`;
  writeStorage('sessionStorage', NEXT_KEY, entry);
  writeStorage('localStorage', NEXT_KEY, entry);
}

/** Returns what was saved less than an hour ago, once. Only a mailed link has what another tab has saved. */
export function takeNext(fromLink: boolean): string | undefined {
  const own = readStorage('sessionStorage', NEXT_KEY);
  const shared = readStorage('localStorage', NEXT_KEY);
  const entry = own ?? (fromLink ? shared : undefined);
  writeStorage('sessionStorage', NEXT_KEY, undefined);
  if (shared === entry || pathIn(shared) === undefined) writeStorage('localStorage', NEXT_KEY, undefined);
  return pathIn(entry);
}

function pathIn(entry = ''): string | undefined {
  const [, time, path] = /^(\d+) (.+)$/s.exec(entry) ?? [];
  // A clock that was set back must not keep it for longer.
  return Math.abs(Date.now() - Number(time)) < LIFETIME ? path : undefined;
}
