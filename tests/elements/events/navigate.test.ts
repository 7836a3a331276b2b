import { expect } from 'chai';
import type { PortalEvents } from '../../../src/services/host-events.ts';
import { PROBE } from '../../support/calls.ts';
import { click } from '../../support/click.ts';
import { WIDGET_TAGS } from '../../support/elements.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { navigations, setUrl } from '../../support/location.ts';
import '../../support/loaded.ts';
import { mount } from '../../support/mount.ts';
import { button, findAll, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, goToStage, open, repliesFor, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

type Navigation = CustomEvent<PortalEvents['portal-navigate']>;
type Route = PortalEvents['portal-route'];

const { origin } = location;
const DONE = "You're logged in. Taking you there…";

/** Delays every navigation until the returned function is called. */
function delayNavigation(element: Element): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  element.addEventListener('portal-navigate', (event) => (event as Navigation).detail.waitUntil(promise));
  return resolve;
}

const preventDefault = (event: Event) => event.preventDefault();

/** tests/unit/app/navigation/leave.test.ts has every case of prevented and delayed navigations. */
describe('portal-navigate', () => {
  it('delays single sign-on with waitUntil while the button is busy and ignores clicks', async () => {
    fakeFetch({
      'GET /held/api/v1/settings/config/short': ok({ systempreferences: { ssoproviders: ['Own & Sons'] } }),
      'GET /held/*': ok(),
    });
    const element = await open('<login-portal routing="memory" api-base="/held"></login-portal>');
    const events = recordEvents(element);
    const release = delayNavigation(element);
    const provider = await waitFor(() => findAll(element, '[part=sso] button')[0]);
    provider.click();
    await waitFor(() => provider.ariaDisabled === 'true');
    provider.click();
    expect(navigations()).to.deep.equal([]);
    release();
    await waitFor(() => navigations().length === 1 && !provider.ariaDisabled);
    const url = `${origin}/held/api/v1/auth/sso/Own%20%26%20Sons`;
    expect(eventDetails(events, 'portal-navigate')).to.deep.equal([{ url, reason: 'sso' }]);
    expect(navigations()).to.deep.equal([{ url, type: 'push' }]);
  });

  it('is fired when a landing of single sign-on redirects, which replaces the history entry', async () => {
    setUrl('/login/sso/member');
    const events = recordEvents(document);
    mount('<login-portal></login-portal>');
    await waitFor(() => navigations().length === 1);
    const url = `${origin}/member`;
    expect(eventDetails(events, 'portal-navigate')).to.deep.equal([{ url, reason: 'sso' }]);
    expect(eventDetails(events, 'portal-success')).to.deep.equal([{ flow: 'sso' }]);
    expect(navigations()).to.deep.equal([{ url, type: 'replace' }]);
  });

  it('delays the navigation with waitUntil, also if the element is moved, while the login is shown as done', async () => {
    fakeFetch(repliesFor('done'));
    const element = await open();
    const release = delayNavigation(element);
    await goToStage(element, 'done');
    expect(textOf(element)).to.include(DONE);
    mount('<section></section>').append(element);
    expect(navigations()).to.deep.equal([]);
    release();
    await waitFor(() => navigations().length === 1);
    expect(navigations()).to.deep.equal([{ url: `${origin}/admin`, type: 'push' }]);
  });

  it('is not fired for an unknown email address or a link, which stay inside the portal', async () => {
    fakeFetch({ [PROBE]: ok({ action: 'registration' }) });
    const element = await open();
    const events = recordEvents(element);
    // Not counted: the event of the first screen can come after `portal-ready`.
    const paths = () => eventDetails(events, 'portal-route').map((detail) => (detail as Route).path);
    expect(click(button(element, 'Forgot password?'))).to.equal(true);
    await waitFor(() => paths().includes('forgotpw'));
    button(element, 'Back to Login').click();
    await waitFor(() => paths().at(-1) === '');
    await waitForStage(element, 'start');
    enter(element, 'email', EMAIL);
    await waitFor(() => paths().includes('register'));
    expect(eventDetails(events, 'portal-navigate')).to.deep.equal([]);
    expect(navigations()).to.deep.equal([]);
  });
});

const LOGIN_URL = `${origin}/sign-in/`;

/** Opens a widget and records its events. */
async function openWidget(tag: string) {
  const element = await open(`<${tag} login-url="/sign-in/" config-url="/members/config"></${tag}>`);
  const events = recordEvents(element);
  // A registration has its links when its form is there.
  await waitFor(() => element.shadowRoot?.querySelector('.aside a'));
  return {
    element,
    leaving: () => eventDetails(events, 'portal-navigate'),
    backLink: () => button(element, 'Back to Login'),
  };
}

describe('a link of a widget', () => {
  for (const tag of WIDGET_TAGS)
    it(`to the portal fires portal-navigate and navigates unless that is prevented: <${tag}>`, async () => {
      const { element, leaving, backLink } = await openWidget(tag);
      expect(click(backLink())).to.equal(true);
      expect(leaving()).to.deep.equal([{ url: LOGIN_URL, reason: 'route' }]);
      expect(navigations()).to.deep.equal([{ url: LOGIN_URL, type: 'push' }]);
      element.addEventListener('portal-navigate', preventDefault);
      click(backLink());
      expect(leaving()).to.have.length(2);
      expect(navigations()).to.have.length(1);
    });
});
