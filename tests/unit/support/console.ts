import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Keeps `console.warn` quiet in a test; the answer is everything it has been told since. */
export function captureWarnings(): () => string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => warn.mock.calls.map((words) => words.join(' '));
}
