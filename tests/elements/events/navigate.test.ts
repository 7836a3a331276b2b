import { expect } from 'chai';
import type { PortalEvents } from '../../../src/services/host-events.ts';
import { departures, openAt } from '../../support/address.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { findAll, textOf } from '../../support/shadow.ts';
import {
  answersFor,
  EMAIL,
  enter,
  open,
  PORTAL,
  PROBE,
  stageOf,
  untilStage,
  walkTo,
} from '../../support/stages.ts';

type Navigation = CustomEvent<PortalEvents['portal-navigate']>;

/** The host page has every navigation wait, until the returned function is called. */
function holdUp(element: Element): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  element.addEventListener('portal-navigate', (event) => (event as Navigation).detail.waitUntil(promise));
  return resolve;
}

const prevented = (event: Event) => event.preventDefault();

describe('the event before the browser leaves the page', () => {
  before(loadElements);

  for (const [action, path] of [
    ['admin', '/admin'],
    ['portal', '/member'],
  ] as const) {
    it(`names the place, and the browser goes there: ${path}`, async () => {
      fakeFetch({ [PROBE]: ok({ action }) });
      const element = await open();
      const events = record(element);
      await walkTo(element, 'done');
      const url = location.origin + path;
      expect(details(events, 'portal-navigate')).to.deep.equal([{ url, reason: 'login' }]);
      expect(departures()).to.deep.equal([{ url, how: 'push' }]);
    });
  }

  it('keeps the browser here when it is prevented', async () => {
    fakeFetch(answersFor('done'));
    const element = await open();
    element.addEventListener('portal-navigate', prevented);
    await walkTo(element, 'done');
    expect(departures()).to.deep.equal([]);
    expect(textOf(element)).to.include('You are logged in. One moment, please.');
  });

  it('comes before a sign-in somewhere else, too', async () => {
    fakeFetch({
      'GET /sso/api/v1/settings/config/short': ok({
        systempreferences: { ssoproviders: ['google', 'Own & Sons'] },
      }),
      'GET /sso/*': ok(),
    });
    const element = await open(PORTAL.replace(' ', ' api-base="/sso" '));
    const events = record(element);
    await poll(() => textOf(element).includes('Continue with Google'));
    for (const provider of findAll(element, '[part=sso] button')) provider.click();
    const urls = ['google', 'Own%20%26%20Sons'].map(
      (name) => `${location.origin}/sso/api/v1/auth/sso/${name}`,
    );
    expect(details(events, 'portal-navigate')).to.deep.equal(urls.map((url) => ({ url, reason: 'sso' })));
    expect(departures()).to.deep.equal(urls.map((url) => ({ url, how: 'push' })));
  });

  it('can have it wait, while the screen says that it is done', async () => {
    fakeFetch(answersFor('done'));
    const element = await open();
    const finish = holdUp(element);
    await walkTo(element, 'done');
    expect(textOf(element)).to.include('You are logged in. One moment, please.');
    expect(departures()).to.deep.equal([]);
    finish();
    await poll(() => departures().length === 1);
    expect(departures()).to.deep.equal([{ url: `${location.origin}/admin`, how: 'push' }]);
  });

  it('can have it wait, while the provider’s button is busy and does not send twice', async () => {
    fakeFetch({
      'GET /held/api/v1/settings/config/short': ok({ systempreferences: { ssoproviders: ['google'] } }),
      'GET /held/*': ok(),
    });
    const element = await open(PORTAL.replace(' ', ' api-base="/held" '));
    const events = record(element);
    const finish = holdUp(element);
    const provider = await poll(() => findAll(element, '[part=sso] button')[0]);
    provider.click();
    await poll(() => provider.ariaDisabled === 'true');
    provider.click();
    expect(details(events, 'portal-navigate')).to.have.length(1);
    expect(departures()).to.deep.equal([]);
    finish();
    await poll(() => departures().length === 1 && !provider.ariaDisabled);
    expect(details(events, 'portal-navigate')).to.have.length(1);
  });

  for (const [target, path] of [
    ['admin', '/admin'],
    ['member', '/member'],
  ] as const) {
    it(`comes as a landing is left, which Back does not run again: sso/${target}`, async () => {
      openAt(`/login/sso/${target}`);
      fakeFetch();
      const events = record(document);
      mount('<login-portal></login-portal>');
      await poll(() => departures().length === 1);
      const url = location.origin + path;
      expect(details(events, 'portal-navigate')).to.deep.equal([{ url, reason: 'sso' }]);
      expect(details(events, 'portal-success')).to.deep.equal([{ flow: 'sso' }]);
      expect(departures()).to.deep.equal([{ url, how: 'replace' }]);
    });
  }

  it('leads nowhere when the element was removed while it waited, and works again in another place', async () => {
    fakeFetch(answersFor('done'));
    const element = await open();
    const finish = holdUp(element);
    await walkTo(element, 'done');
    element.remove();
    await poll(() => stageOf(element) === undefined);
    finish();
    mount('<section></section>').append(element);
    await untilStage(element, 'start');
    await walkTo(element, 'done');
    await poll(() => departures().length > 0);
    expect(departures()).to.deep.equal([{ url: `${location.origin}/admin`, how: 'push' }]);
  });

  it('still leads on when the element was only moved while it waited', async () => {
    fakeFetch(answersFor('done'));
    const element = await open();
    const finish = holdUp(element);
    await walkTo(element, 'done');
    mount('<section></section>').append(element);
    finish();
    await poll(() => departures().length === 1);
  });

  it('does not come for an unknown address, which stays inside the portal', async () => {
    fakeFetch({ [PROBE]: ok({ action: 'registration' }) });
    const element = await open();
    const events = record(element);
    enter(element, 'Email address', EMAIL);
    await poll(() => details(events, 'portal-route').length > 0);
    await untilStage(element, 'start');
    expect(details(events, 'portal-navigate')).to.deep.equal([]);
    expect(departures()).to.deep.equal([]);
  });
});
