/* Everything that others than the person may read: a script of the host page, the next user, a log. */
import { expect } from 'chai';
import { departures } from './address.ts';
import { findAll } from './shadow.ts';

function everythingPublic(): string {
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
    departures: departures(),
  });
}

/** `told` is what else became known: events, lines of the console. */
export function expectNowhere(secrets: readonly string[], told: unknown): void {
  const everything = everythingPublic() + JSON.stringify(told);
  for (const secret of secrets.flatMap((text) => [text, encodeURIComponent(text), btoa(text)]))
    expect(everything.includes(secret), secret).to.equal(false);
}
