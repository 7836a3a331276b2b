/*
 * A classic script, so that it listens before the test runner and Mocha do: both would report an error that a
 * test expects. On `window` the order of registration is all that counts. element-guard.ts judges.
 */
for (const type of ['error', 'unhandledrejection']) {
  window.addEventListener(type, (event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    const detail = `${type}: ${(event.error ?? event.reason)?.stack ?? event.reason ?? event.message}`;
    window.dispatchEvent(new CustomEvent('page-problem', { detail }));
  });
}
