/**
 * The origin of the script in which an error was made, by the text of the error's stack: its first address is that script's own.
 * A browser writes that text, so no HTML of the page can change it. The `src` of a script's tag is less certain: for a
 * deferred script it goes by a `<base>` that came into the page after the script had been fetched.
 */
export const scriptOrigin = (stack: unknown): string | undefined =>
  /https?:\/\/[^/\s)]+/.exec(String(stack))?.[0];
