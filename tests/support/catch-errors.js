/*
 * Passes errors to element-guard.ts. A classic script, because its listeners must be registered before those of the
 * test runner and Mocha, which would report an expected error.
 */
for (const type of ['error', 'unhandledrejection']) {
  window.addEventListener(type, (event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    const error = event.error ?? event.reason ?? event.message;
    // Only V8 puts the message into the stack.
    const detail = `${type}: ${error instanceof Error ? `${error}\n${error.stack}` : error}`;
    window.dispatchEvent(new CustomEvent('page-problem', { detail }));
  });
}
