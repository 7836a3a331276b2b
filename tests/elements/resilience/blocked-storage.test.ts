import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import { ok, sequence } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { chooseLanguage } from '../../support/language-menu.ts';
import { navigations, setUrl } from '../../support/location.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { button, find, findAll } from '../../support/shadow.ts';
import { CODE, enter, open, openStage, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const root = (element: Element) => find(element, '[part=root]');

function throwSecurityError(): never {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
}

const blocked = { configurable: true, get: throwSecurityError, set: throwSecurityError };
const STORAGES = ['localStorage', 'sessionStorage'];

describe('with blocked cookies and storage', () => {
  const storages = STORAGES.map((name) => Object.getOwnPropertyDescriptor(window, name) ?? {});

  // Every access throws as in a sandboxed frame.
  before(async () => {
    Object.defineProperty(document, 'cookie', blocked);
    for (const name of STORAGES) Object.defineProperty(window, name, blocked);
    await loadElements();
  });
  after(() => {
    Reflect.deleteProperty(document, 'cookie');
    for (const [index, name] of STORAGES.entries())
      Object.defineProperty(window, name, storages[index] as PropertyDescriptor);
  });

  it('the sign-in works', async () => {
    const { element } = await openStage('twofactor', {
      [USER_LOGIN]: sequence(ok({ action: 'challenge' }), ok({ action: 'admin' })),
    });
    enter(element, 'code', CODE);
    await waitForStage(element, 'done');
    expect(navigations()).to.deep.equal([{ url: `${location.origin}/admin`, type: 'push' }]);
  });

  it('the theme lasts for the page, also for elements added later', async () => {
    const element = await open();
    button(element, 'Switch to dark mode').click();
    await waitFor(() => root(element).dataset.theme === 'dark');
    const later = await open();
    expect(root(later).dataset.theme).to.equal('dark');
    button(later, 'Switch to light mode').click();
    await waitFor(() => root(element).dataset.theme === 'light');
  });

  it('consent lasts for the page', async () => {
    const banners = () => findAll(document, '[part=cookie-banner]');
    const element = mount('<cookie-consent></cookie-consent>');
    await waitFor(() => banners().length === 1);
    const events = recordEvents(document);
    mount('<cookie-consent></cookie-consent>');
    button(element, 'Got it!').click();
    await waitFor(() => eventDetails(events, 'portal-ready').length === 1);
    element.remove();
    await waitFor(() => banners().length === 0);
  });

  it('the language lasts for the page, which is not reloaded because that would lose it', async () => {
    setUrl('/login/');
    const element = await open('<login-portal></login-portal>');
    await chooseLanguage(element, 'pt');
    await waitFor(() => root(element).lang === 'pt');
    expect(navigations()).to.deep.equal([]);
    const later = await open();
    await waitFor(() => root(later).lang === 'pt');
    await chooseLanguage(later, 'en');
    await waitFor(() => root(element).lang === 'en');
    await waitForStage(element, 'start');
  });
});
