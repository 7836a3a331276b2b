import { expect } from 'chai';
import { PROBE, USER_LOGIN } from '../../support/calls.ts';
import { deferred, fakeFetch, ok } from '../../support/fake-fetch.ts';
import { navigations } from '../../support/location.ts';
import '../../support/loaded.ts';
import { mount } from '../../support/mount.ts';
import { field, fill, find } from '../../support/shadow.ts';
import {
  EMAIL,
  enter,
  errorOf,
  open,
  openStage,
  PASSWORD,
  PORTAL,
  submit,
  waitForStage,
} from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

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

  const outFor = async (element: HTMLElement, time = 100) => {
    const place = element.parentElement;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, time));
    place?.append(element);
  };

  it('keeps the stage and what was typed while it is taken out for a moment, but no secret', async () => {
    const { element } = await openStage('password');
    const input = field(element, 'Password');
    fill(input, PASSWORD);
    await outFor(element);
    expect(field(element, 'Password')).to.equal(input);
    expect(input.value).to.equal('');
    submit(element);
    await waitFor(() => errorOf(input) === 'Please enter your password.');
    const form = await open('<voucher-redeem></voucher-redeem>');
    fill(field(form, 'Email address'), EMAIL);
    await outFor(form);
    await outFor(form);
    expect(field(form, 'Email address').value).to.equal(EMAIL);
  });

  it('asks for the password again if it was taken out at the code, which is sent with the password', async () => {
    const { element } = await openStage('twofactor');
    fill(field(element, 'Security code'), '123');
    await outFor(element);
    await waitForStage(element, 'password');
    expect(field(element, 'Password').value).to.equal('');
    enter(element, 'password', PASSWORD);
    await waitForStage(element, 'twofactor');
    expect(field(element, 'Security code').value).to.equal('');
  });

  it('stops a sign-in when it is taken out, and begins anew if it stays out', async () => {
    const slow = deferred(ok({ action: 'admin' }));
    const { element } = await openStage('password', { [USER_LOGIN]: slow });
    enter(element, 'password', PASSWORD);
    const back = outFor(element);
    setTimeout(slow.resolve, 50);
    await back;
    expect(find(element, '[type=submit]').ariaDisabled).not.to.equal('true');
    await waitForStage(element, 'password');
    expect(navigations()).to.deep.equal([]);
    await outFor(element, 1200);
    await waitForStage(element, 'start');
    expect(field(element, 'Email address').value).to.equal('');
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
