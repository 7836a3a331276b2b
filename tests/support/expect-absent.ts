/* Everything that the host page, its scripts, the next user or a log can read. */
import { expect } from 'chai';
import { navigations } from './location.ts';
import { findAll } from './shadow.ts';

function publicData(): string {
  const attributes = findAll(document, '*').flatMap(({ attributes }) =>
    [...attributes].map(({ value }) => value),
  );
  return JSON.stringify({
    attributes,
    markup: findAll(document, '*').map(({ textContent }) => textContent),
    html: document.documentElement.outerHTML,
    storage: [{ ...localStorage }, { ...sessionStorage }],
    cookie: document.cookie,
    address: [location.href, history.state, document.title, name],
    entries: performance.getEntriesByType('resource').map((entry) => entry.name),
    navigations: navigations(),
  });
}

/** Expects the secrets, plain or encoded, neither in public data nor in `recorded` events and console lines. */
export function expectAbsent(secrets: readonly string[], recorded: unknown): void {
  const text = publicData() + JSON.stringify(recorded);
  for (const secret of secrets.flatMap((plain) => [plain, encodeURIComponent(plain), btoa(plain)]))
    expect(text.includes(secret), secret).to.equal(false);
}
