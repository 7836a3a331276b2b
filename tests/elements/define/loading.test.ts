import { expect } from 'chai';
import { loadElements, mount } from '../../support/mount.ts';
import { field } from '../../support/shadow.ts';
import { EMAIL, waitForStage } from '../../support/stages.ts';

describe('loading the elements', () => {
  it('upgrades those in the page, with what a framework has set, and leaves an element of the page as it is', async () => {
    class Own extends HTMLElement {}
    customElements.define('theme-switcher', Own);
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
    expect(customElements.get('theme-switcher')).to.equal(Own);
  });
});
