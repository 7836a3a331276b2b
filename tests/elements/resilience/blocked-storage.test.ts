import { expect } from 'chai';
import { departures, openAt } from '../../support/address.ts';
import { fakeFetch, inTurn, ok } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, find, findAll } from '../../support/shadow.ts';
import { answersFor, CODE, enter, open, USER_LOGIN, untilStage, walkTo } from '../../support/stages.ts';

const root = (element: Element) => find(element, '[part=root]');

function refuse(): never {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
}

/** As in a sandboxed frame: even looking is refused. The browser's own accessors stay on the prototypes. */
function block() {
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, get: refuse });
}

async function choose(element: Element, locale: string) {
  find(element, '[aria-haspopup=menu]').click();
  (await poll(() => findAll(element, `[role=menuitemradio][lang=${locale}]`)[0])).click();
}

describe('where cookies and storage are blocked', () => {
  const storages = ['localStorage', 'sessionStorage'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name) as PropertyDescriptor] as const,
  );

  before(async () => {
    block();
    await loadElements();
  });
  after(() => {
    Reflect.deleteProperty(document, 'cookie');
    for (const [name, descriptor] of storages) Object.defineProperty(window, name, descriptor);
  });

  it('a person signs in as ever', async () => {
    fakeFetch({
      ...answersFor('twofactor'),
      [USER_LOGIN]: inTurn(ok({ action: 'challenge' }), ok({ action: 'admin' })),
    });
    const element = await open();
    await walkTo(element, 'twofactor');
    enter(element, 'Security code', CODE);
    await untilStage(element, 'done');
    expect(departures()).to.deep.equal([{ url: `${location.origin}/admin`, how: 'push' }]);
  });

  it('the theme lasts for the page, for elements that come later, too', async () => {
    fakeFetch();
    const element = await open();
    button(element, 'Switch to dark mode').click();
    await poll(() => root(element).dataset.theme === 'dark');
    const later = await open();
    expect(root(later).dataset.theme).to.equal('dark');
    button(later, 'Switch to light mode').click();
    await poll(() => root(element).dataset.theme === 'light');
  });

  it('consent lasts for the page', async () => {
    fakeFetch();
    const banners = () => findAll(document, '[part=cookie-banner]');
    const element = mount('<cookie-consent></cookie-consent>');
    await poll(() => banners().length === 1);
    const events = record(document);
    mount('<cookie-consent></cookie-consent>');
    button(element, 'Got it!').click();
    await poll(() => details(events, 'portal-ready').length === 1);
    element.remove();
    await poll(() => banners().length === 0);
  });

  it('the language lasts for the page, which is not reloaded: that would forget it', async () => {
    openAt('/login/');
    fakeFetch();
    const element = await open('<login-portal></login-portal>');
    await choose(element, 'pt');
    await poll(() => root(element).lang === 'pt');
    expect(departures()).to.deep.equal([]);
    const later = await open();
    await poll(() => root(later).lang === 'pt');
    await choose(later, 'en');
    await poll(() => root(element).lang === 'en');
    await untilStage(element, 'start');
  });
});
