import { expect } from 'chai';
import { defineElement } from '../../../elements/define.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements, loadScript } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, fill } from '../../support/shadow.ts';
import { EMAIL, open } from '../../support/stages.ts';

const TAGS = ['login-portal', 'forgot-password'] as const;

describe('loading the elements more than once', () => {
  before(loadElements);

  it('neither throws nor defines anything anew: the same file, classic and as a module', async () => {
    const { requests } = fakeFetch();
    const classes = TAGS.map((tag) => customElements.get(tag));
    const element = await open();
    fill(field(element, 'Email address'), EMAIL);
    // Configuration, its short form and the texts: all there is to ask for.
    await poll(() => requests.length === 3);

    await loadElements();
    await loadScript('/dist/login-portal.js?another', 'classic');
    await loadScript('/dist/login-portal.js?module', 'module');
    for (const tag of TAGS) await loadScript(`/dist/elements/${tag}.js`, 'module');

    expect(classes).to.not.include(undefined);
    expect(TAGS.map((tag) => customElements.get(tag))).to.deep.equal(classes);
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    expect(requests).to.have.length(3);
  });

  it('leaves a name alone that another script has taken', () => {
    class Taken extends HTMLElement {}
    customElements.define('taken-element', Taken);
    defineElement({ tag: 'taken-element', attributes: {}, events: [], render: () => null });
    expect(customElements.get('taken-element')).to.equal(Taken);
  });
});
