import { expect } from 'chai';
import { chooseLanguage } from '../../support/language-menu.ts';
import { navigations, setUrl } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { find } from '../../support/shadow.ts';
import { open, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

const langOf = (element: Element) => find(element, '[part=root]').lang;

/** Every access throws as in a sandboxed frame. tests/hosts/sandbox.test.ts has a real one. */
function throwSecurityError(): never {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
}

describe('with blocked cookies and storage', () => {
  before(() => {
    const blocked = { configurable: true, get: throwSecurityError, set: throwSecurityError };
    Object.defineProperty(document, 'cookie', blocked);
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, blocked);
    return loadElements();
  });

  it('the language lasts for the page, which is not reloaded because that would lose it', async () => {
    setUrl('/login/');
    const element = await open('<login-portal></login-portal>');
    await chooseLanguage(element, 'pt');
    await waitFor(() => langOf(element) === 'pt');
    expect(navigations()).to.deep.equal([]);
    const later = await open();
    await waitFor(() => langOf(later) === 'pt');
    await chooseLanguage(later, 'en');
    await waitFor(() => langOf(element) === 'en');
    await waitForStage(element, 'start');
  });
});
