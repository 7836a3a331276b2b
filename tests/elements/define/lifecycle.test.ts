import { expect } from 'chai';
import { PROBE } from '../../support/calls.ts';
import { deferred, fakeFetch, ok } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { mount } from '../../support/mount.ts';
import { field, fill } from '../../support/shadow.ts';
import { EMAIL, open, PORTAL, submit, waitForStage } from '../../support/stages.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('an element that is added, moved or removed', () => {
  for (const [how, move] of Object.entries({
    appended: (element: Element, target: Element) => target.append(element),
    'inserted before another': (element: Element, target: Element) => target.before(element),
    'removed and appended': (element: Element, target: Element) => {
      element.remove();
      target.append(element);
    },
  })) {
    it(`keeps typed text when it is moved: ${how}`, async () => {
      const element = await open();
      const input = field(element, 'Email address');
      fill(input, EMAIL);
      move(element, mount('<section></section>'));
      await nextTask();
      await nextTask();
      expect(field(element, 'Email address')).to.equal(input);
      expect(input.value).to.equal(EMAIL);
    });
  }

  it('handles the reply to a request from before the move', async () => {
    const slow = deferred(ok({ action: 'password' }));
    fakeFetch({ [PROBE]: slow });
    const element = await open();
    fill(field(element, 'Email address'), EMAIL);
    submit(element);
    mount('<section></section>').append(element);
    await nextTask();
    slow.resolve();
    await waitForStage(element, 'password');
  });

  it('renders nothing and sends no request until it is connected', async () => {
    const { requests } = fakeFetch();
    const element = document.createElement('login-portal');
    element.setAttribute('routing', 'memory');
    element.setAttribute('api-base', '/never-connected');
    element.removeAttribute('routing');
    await nextTask();
    await nextTask();
    expect(element.shadowRoot?.childElementCount).to.equal(0);
    expect(requests).to.deep.equal([]);
  });

  it('can be cloned: the copy has the attributes and separate state', async () => {
    const element = await open(PORTAL.replace('routing', 'theme="dark" routing'));
    fill(field(element, 'Email address'), EMAIL);
    const copy = element.cloneNode(true) as HTMLElement;
    element.after(copy);
    await waitForStage(copy, 'start');
    expect(copy.getAttribute('theme')).to.equal('dark');
    expect(field(copy, 'Email address').value).to.equal('');
    expect(field(element, 'Email address').value).to.equal(EMAIL);
  });
});
