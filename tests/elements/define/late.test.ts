import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { field } from '../../support/shadow.ts';
import { EMAIL, untilStage } from '../../support/stages.ts';

describe('elements that stand in the page before their script', () => {
  it('wake up with their attributes, and with the properties a framework has set', async () => {
    fakeFetch();
    const parsed = mount('<login-portal routing="memory" locale="de"></login-portal>');
    const made = document.createElement('login-portal');
    Object.assign(parsed, { email: EMAIL, theme: 'dark' });
    Object.assign(made, { routing: 'memory', providerName: 'Ada Ltd', locale: null });
    parsed.after(made);
    await loadElements();

    await untilStage(parsed, 'start');
    expect(field(parsed, 'E-Mail-Adresse').value).to.equal(EMAIL);
    expect(parsed.getAttribute('theme')).to.equal('dark');
    expect(made.getAttribute('provider-name')).to.equal('Ada Ltd');
    expect(made.hasAttribute('locale')).to.equal(false);
    expect(Object.keys(parsed)).to.not.include.oneOf(['email', 'theme']);
  });
});
