import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { field } from '../../support/shadow.ts';
import { EMAIL, waitForStage } from '../../support/stages.ts';

describe('elements in the page before their script has loaded', () => {
  it('are upgraded with their attributes and the properties that a framework has set', async () => {
    fakeFetch();
    const parsed = mount('<login-portal routing="memory" locale="de"></login-portal>');
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
});
