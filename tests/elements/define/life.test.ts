import { expect } from 'chai';
import { fakeFetch, held, ok } from '../../support/fake-fetch.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, fill } from '../../support/shadow.ts';
import { EMAIL, open, PORTAL, PROBE, stageOf, submit, untilStage } from '../../support/stages.ts';

const anotherTask = () => new Promise((resolve) => setTimeout(resolve));

describe('an element on its way through the page', () => {
  before(loadElements);

  for (const [how, move] of Object.entries({
    appended: (element: Element, place: Element) => place.append(element),
    'inserted before another': (element: Element, place: Element) => place.before(element),
    'taken out and put back': (element: Element, place: Element) => {
      element.remove();
      place.append(element);
    },
  })) {
    it(`keeps what was typed when it is moved: ${how}`, async () => {
      fakeFetch();
      const element = await open();
      const input = field(element, 'Email address');
      fill(input, EMAIL);
      move(element, mount('<section></section>'));
      await anotherTask();
      await anotherTask();
      expect(field(element, 'Email address')).to.equal(input);
      expect(input.value).to.equal(EMAIL);
    });
  }

  it('waits for the answer it asked for before the move', async () => {
    const slow = held(ok({ action: 'password' }));
    fakeFetch({ [PROBE]: slow });
    const element = await open();
    fill(field(element, 'Email address'), EMAIL);
    submit(element);
    mount('<section></section>').append(element);
    await anotherTask();
    slow.open();
    await untilStage(element, 'password');
  });

  it('works again when it comes back long after it was removed', async () => {
    fakeFetch({ [PROBE]: ok({ action: 'password' }) });
    const element = await open();
    const place = element.parentElement as Element;
    element.remove();
    await poll(() => stageOf(element) === undefined);
    place.append(element);
    await untilStage(element, 'start');
    fill(field(element, 'Email address'), EMAIL);
    submit(element);
    await untilStage(element, 'password');
  });

  it('draws nothing and asks for nothing until it is on the page', async () => {
    const { requests } = fakeFetch();
    const element = document.createElement('login-portal');
    element.setAttribute('routing', 'memory');
    element.setAttribute('api-base', '/never-connected');
    element.removeAttribute('routing');
    await anotherTask();
    await anotherTask();
    expect(element.shadowRoot?.childElementCount).to.equal(0);
    expect(requests).to.deep.equal([]);
  });

  it('reads attributes that are set right after it was added', async () => {
    fakeFetch();
    const element = mount('<login-portal></login-portal>');
    element.setAttribute('routing', 'memory');
    element.setAttribute('email', EMAIL);
    await untilStage(element, 'start');
    expect(field(element, 'Email address').value).to.equal(EMAIL);
  });

  it('can be cloned: the copy has the attributes, and a state of its own', async () => {
    fakeFetch();
    const element = await open(PORTAL.replace('routing', 'theme="dark" routing'));
    fill(field(element, 'Email address'), EMAIL);
    const copy = element.cloneNode(true) as HTMLElement;
    element.after(copy);
    await untilStage(copy, 'start');
    expect(copy.getAttribute('theme')).to.equal('dark');
    expect(field(copy, 'Email address').value).to.equal('');
    expect(field(element, 'Email address').value).to.equal(EMAIL);
  });
});
