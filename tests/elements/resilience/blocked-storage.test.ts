import { expect } from 'chai';
import { chooseLanguage } from '../../support/language-menu.ts';
import { navigations, setUrl } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { find } from '../../support/shadow.ts';
import { open, waitForStage } from '../../support/stages.ts';
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
