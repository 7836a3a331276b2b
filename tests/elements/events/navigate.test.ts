import { expect } from 'chai';
import type { PortalEvents } from '../../../src/services/host-events.ts';
import { PROBE } from '../../support/calls.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { navigations, setUrl } from '../../support/location.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { findAll, textOf } from '../../support/shadow.ts';
import {
  EMAIL,
  enter,
  goToStage,
  open,
  PORTAL,
  repliesFor,
  stageOf,
  waitForStage,
} from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

type Navigation = CustomEvent<PortalEvents['portal-navigate']>;

/** Delays every navigation until the returned function is called. */
function delayNavigation(element: Element): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  element.addEventListener('portal-navigate', (event) => (event as Navigation).detail.waitUntil(promise));
  return resolve;
}

const preventDefault = (event: Event) => event.preventDefault();

describe('portal-navigate', () => {
  before(loadElements);

  for (const [action, path] of [
    ['admin', '/admin'],
    ['portal', '/member'],
  ] as const) {
    it(`has the URL that the browser then goes to: ${path}`, async () => {
      fakeFetch({ [PROBE]: ok({ action }) });
      const element = await open();
      const events = recordEvents(element);
      await goToStage(element, 'done');
      const url = location.origin + path;
      expect(eventDetails(events, 'portal-navigate')).to.deep.equal([{ url, reason: 'login' }]);
      expect(navigations()).to.deep.equal([{ url, type: 'push' }]);
    });
  }

  it('stops the navigation if it is prevented', async () => {
    fakeFetch(repliesFor('done'));
    const element = await open();
    element.addEventListener('portal-navigate', preventDefault);
    await goToStage(element, 'done');
    expect(navigations()).to.deep.equal([]);
    expect(textOf(element)).to.include("You're logged in. Taking you there…");
  });

  it('is fired before single sign-on', async () => {
    fakeFetch({
      'GET /sso/api/v1/settings/config/short': ok({
        systempreferences: { ssoproviders: ['google', 'Own & Sons'] },
      }),
      'GET /sso/*': ok(),
    });
    const element = await open(PORTAL.replace(' ', ' api-base="/sso" '));
    const events = recordEvents(element);
    await waitFor(() => textOf(element).includes('Continue with Google'));
    for (const provider of findAll(element, '[part=sso] button')) provider.click();
    const urls = ['google', 'Own%20%26%20Sons'].map(
      (name) => `${location.origin}/sso/api/v1/auth/sso/${name}`,
    );
    expect(eventDetails(events, 'portal-navigate')).to.deep.equal(
      urls.map((url) => ({ url, reason: 'sso' })),
    );
    expect(navigations()).to.deep.equal(urls.map((url) => ({ url, type: 'push' })));
  });

  it('delays the navigation with waitUntil while the screen shows the login as done', async () => {
    fakeFetch(repliesFor('done'));
    const element = await open();
    const release = delayNavigation(element);
    await goToStage(element, 'done');
    expect(textOf(element)).to.include("You're logged in. Taking you there…");
    expect(navigations()).to.deep.equal([]);
    release();
    await waitFor(() => navigations().length === 1);
    expect(navigations()).to.deep.equal([{ url: `${location.origin}/admin`, type: 'push' }]);
  });

  it('delays single sign-on with waitUntil while the button is busy and ignores clicks', async () => {
    fakeFetch({
      'GET /held/api/v1/settings/config/short': ok({ systempreferences: { ssoproviders: ['google'] } }),
      'GET /held/*': ok(),
    });
    const element = await open(PORTAL.replace(' ', ' api-base="/held" '));
    const events = recordEvents(element);
    const release = delayNavigation(element);
    const provider = await waitFor(() => findAll(element, '[part=sso] button')[0]);
    provider.click();
    await waitFor(() => provider.ariaDisabled === 'true');
    provider.click();
    expect(eventDetails(events, 'portal-navigate')).to.have.length(1);
    expect(navigations()).to.deep.equal([]);
    release();
    await waitFor(() => navigations().length === 1 && !provider.ariaDisabled);
    expect(eventDetails(events, 'portal-navigate')).to.have.length(1);
  });

  for (const [target, path] of [
    ['admin', '/admin'],
    ['member', '/member'],
  ] as const) {
    it(`is fired when a landing redirects, which replaces the history entry: sso/${target}`, async () => {
      setUrl(`/login/sso/${target}`);
      fakeFetch();
      const events = recordEvents(document);
      mount('<login-portal></login-portal>');
      await waitFor(() => navigations().length === 1);
      const url = location.origin + path;
      expect(eventDetails(events, 'portal-navigate')).to.deep.equal([{ url, reason: 'sso' }]);
      expect(eventDetails(events, 'portal-success')).to.deep.equal([{ flow: 'sso' }]);
      expect(navigations()).to.deep.equal([{ url, type: 'replace' }]);
    });
  }

  it('does not navigate if the element was removed during the delay, and works again after it was added elsewhere', async () => {
    fakeFetch(repliesFor('done'));
    const element = await open();
    const release = delayNavigation(element);
    await goToStage(element, 'done');
    element.remove();
    await waitFor(() => stageOf(element) === undefined);
    release();
    mount('<section></section>').append(element);
    await waitForStage(element, 'start');
    await goToStage(element, 'done');
    await waitFor(() => navigations().length > 0);
    expect(navigations()).to.deep.equal([{ url: `${location.origin}/admin`, type: 'push' }]);
  });

  it('navigates if the element was only moved during the delay', async () => {
    fakeFetch(repliesFor('done'));
    const element = await open();
    const release = delayNavigation(element);
    await goToStage(element, 'done');
    mount('<section></section>').append(element);
    release();
    await waitFor(() => navigations().length === 1);
  });

  it('is not fired for an unknown email address, which stays inside the portal', async () => {
    fakeFetch({ [PROBE]: ok({ action: 'registration' }) });
    const element = await open();
    const events = recordEvents(element);
    enter(element, 'email', EMAIL);
    await waitFor(() => eventDetails(events, 'portal-route').length > 0);
    await waitForStage(element, 'start');
    expect(eventDetails(events, 'portal-navigate')).to.deep.equal([]);
    expect(navigations()).to.deep.equal([]);
  });
});
