import { expect } from 'chai';
import { defineElement } from '../../../elements/define.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { field } from '../../support/shadow.ts';
import { EMAIL, waitForStage } from '../../support/stages.ts';

describe('loading the elements', () => {
  // Must be the first test, because the elements are not defined yet.
  it('upgrades those in the page, with their attributes and the properties that a framework has set', async () => {
    const parsed = mount('<login-portal routing="memory" locale="de" theme="light"></login-portal>');
    const created = document.createElement('login-portal');
    Object.assign(parsed, { email: EMAIL, theme: 'dark' });
    Object.assign(created, { routing: 'memory', providerName: 'Ada Ltd', locale: null });
    parsed.after(created);
    await loadElements();

    await waitForStage(parsed, 'start');
    expect(field(parsed, 'E-Mail-Adresse').value).to.equal(EMAIL);
    expect(parsed.getAttribute('theme')).to.equal('dark');
    expect(created.getAttribute('provider-name')).to.equal('Ada Ltd');
    expect(created.hasAttribute('locale')).to.equal(false);
    expect(Object.keys(parsed)).to.not.include.oneOf(['email', 'theme']);
  });

  it('does not redefine a tag that another script has defined', () => {
    class Taken extends HTMLElement {}
    customElements.define('taken-element', Taken);
    defineElement({ tag: 'taken-element', attributes: [], render: () => null });
    expect(customElements.get('taken-element')).to.equal(Taken);
  });
});
