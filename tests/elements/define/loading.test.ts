import { expect } from 'chai';
import { defineElement } from '../../../elements/define.ts';
import { TAGS } from '../../support/elements.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { loadElements, loadScript, mount } from '../../support/mount.ts';
import { field, fill } from '../../support/shadow.ts';
import { EMAIL, open, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

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

  it('again neither throws nor redefines anything: as a classic script, a module and single elements', async () => {
    const { requests } = fakeFetch({ 'GET /again/*': ok() });
    const classes = TAGS.map((tag) => customElements.get(tag));
    const element = await open('<login-portal routing="memory" api-base="/again"></login-portal>');
    fill(field(element, 'Email address'), EMAIL);
    // The configuration, the short configuration and the messages.
    await waitFor(() => requests.length === 3);

    await loadElements();
    await loadScript('/dist/login-portal.js?another', 'classic');
    await loadScript('/dist/login-portal.js?module', 'module');
    for (const tag of TAGS) await loadScript(`/dist/elements/${tag}.js`, 'module');

    expect(classes).to.not.include(undefined);
    expect(TAGS.map((tag) => customElements.get(tag))).to.deep.equal(classes);
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    expect(requests).to.have.length(3);
  });

  it('does not redefine a tag that another script has defined', () => {
    class Taken extends HTMLElement {}
    customElements.define('taken-element', Taken);
    defineElement({ tag: 'taken-element', attributes: [], events: [], render: () => null });
    expect(customElements.get('taken-element')).to.equal(Taken);
  });
});
