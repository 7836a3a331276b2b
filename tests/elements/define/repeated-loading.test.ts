import { expect } from 'chai';
import { defineElement } from '../../../elements/define.ts';
import { TAGS } from '../../support/elements.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements, loadScript } from '../../support/mount.ts';
import { field, fill } from '../../support/shadow.ts';
import { EMAIL, open } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('loading the elements more than once', () => {
  before(loadElements);

  it('does not throw or redefine anything: as a classic script, a module and single elements', async () => {
    const { requests } = fakeFetch();
    const classes = TAGS.map((tag) => customElements.get(tag));
    const element = await open();
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
