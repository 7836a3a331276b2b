/*
 * Passes errors to element-guard.ts. A classic script, because its listeners must be registered before those of the
 * test runner and Mocha, which would report an expected error.
 */
for (const type of ['error', 'unhandledrejection']) {
  window.addEventListener(type, (event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    const detail = `${type}: ${(event.error ?? event.reason)?.stack ?? event.reason ?? event.message}`;
    window.dispatchEvent(new CustomEvent('page-problem', { detail }));
  });
}
