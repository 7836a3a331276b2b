/**
 * The address of the script that created an error: the first address in the error's stack. The browser writes the stack, so HTML on
 * the page cannot change it. The `src` of the script element is not reliable: for a deferred script it is resolved against a `<base>`
 * that may have been added after the script was fetched.
 */
export const scriptAddress = (stack: unknown): string | undefined =>
  /https?:\S+(?=:\d+:\d+)/.exec(String(stack))?.[0];
