/**
 * The address of the script that created an error, from the first call in the error's stack. The browser writes the stack,
 * so HTML on the page cannot change it. The `src` of the script element is not reliable: for a deferred script it is resolved against
 * a `<base>` that may have been added after the script was fetched. Text that another script evaluates has no address; the one of
 * that script follows in the stack.
 */
export const scriptAddress = (stack: unknown): string | undefined =>
  /^(?:.*\n(?= +at))?.*?(https?:\S+):\d+:\d+\)?(?: \[.*)?(?!.)/.exec(String(stack))?.[1];
