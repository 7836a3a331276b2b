import { vi } from 'vitest';

/** Silences `console.warn` for a test and returns a function that lists its calls so far. */
export function captureWarnings(): () => string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => warn.mock.calls.map((args) => args.join(' '));
}
