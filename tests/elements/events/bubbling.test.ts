import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('an event of an element', () => {
  before(loadElements);

  it('is fired at the element, bubbles and crosses the shadow roots of the host', async () => {
    fakeFetch();
    const host = mount('<section></section>');
    const element = document.createElement('login-portal');
    element.setAttribute('routing', 'memory');
    let ready: Event | undefined;
    let path: EventTarget[] = [];
    addEventListener(
      'portal-ready',
      (event) => {
        ready = event;
        path = event.composedPath();
      },
      { once: true },
    );
    host.attachShadow({ mode: 'open' }).append(element);
    await waitFor(() => ready);
    expect(ready).to.include({ bubbles: true, composed: true, cancelable: false });
    expect(path[0]).to.equal(element);
    expect(path).to.include(window);
  });
});
