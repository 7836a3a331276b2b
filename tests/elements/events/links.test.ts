import { expect } from 'chai';
import type { PortalEvents } from '../../../src/services/host-events.ts';
import { click } from '../../support/click.ts';
import { WIDGET_TAGS } from '../../support/elements.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { navigations } from '../../support/location.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { registrationConfig } from '../../support/registration.ts';
import { button, findAll, textOf } from '../../support/shadow.ts';
import { open, PORTAL, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

type Navigation = CustomEvent<PortalEvents['portal-navigate']>;

const LOGIN_URL = `${location.origin}/sign-in/`;

/** Opens a widget and records its events. */
async function openWidget(tag: string) {
  fakeFetch(registrationConfig());
  const element = await open(`<${tag} login-url="/sign-in/" config-url="/members/config"></${tag}>`);
  return { element, events: recordEvents(element), backLink: () => button(element, 'Back to Login') };
}

describe('a widget’s link to the portal', () => {
  before(loadElements);

  for (const tag of WIDGET_TAGS) {
    it(`fires portal-navigate and navigates: <${tag}>`, async () => {
      const { events, backLink } = await openWidget(tag);
      expect(click(backLink())).to.equal(true);
      expect(eventDetails(events, 'portal-navigate')).to.deep.equal([{ url: LOGIN_URL, reason: 'route' }]);
      expect(navigations()).to.deep.equal([{ url: LOGIN_URL, type: 'push' }]);
    });

    it(`does not navigate if the host page prevents portal-navigate: <${tag}>`, async () => {
      const { element, events, backLink } = await openWidget(tag);
      element.addEventListener('portal-navigate', (event) => event.preventDefault());
      click(backLink());
      expect(eventDetails(events, 'portal-navigate')).to.have.length(1);
      expect(navigations()).to.deep.equal([]);
    });
  }

  it('waits for the promise that the host page passes to waitUntil', async () => {
    const { element, backLink } = await openWidget('forgot-password');
    const { promise, resolve } = Promise.withResolvers<void>();
    element.addEventListener('portal-navigate', (event) => (event as Navigation).detail.waitUntil(promise));
    click(backLink());
    expect(navigations()).to.deep.equal([]);
    resolve();
    await waitFor(() => navigations().length === 1);
  });

  for (const options of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    it(`is handled by the browser with ${JSON.stringify(options)}`, async () => {
      const { events, backLink } = await openWidget('forgot-password');
      expect(click(backLink(), options)).to.equal(false);
      expect(eventDetails(events, 'portal-navigate')).to.deep.equal([]);
    });
  }

  it('does nothing if a listener of the host page has prevented the click', async () => {
    const { element, events, backLink } = await openWidget('forgot-password');
    element.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    click(backLink());
    expect(eventDetails(events, 'portal-navigate')).to.deep.equal([]);
    expect(navigations()).to.deep.equal([]);
  });
});

describe('portal-navigate is not fired for a link that', () => {
  before(loadElements);

  it('opens a new tab', async () => {
    for (const [tag, name] of [
      ['forgot-password', 'Privacy Statement'],
      ['access-request', 'Privacy Statement'],
      ['self-register', 'Terms & Conditions'],
    ] as const) {
      const { element, events } = await openWidget(tag);
      // The registration checks first whether it is open.
      await waitFor(() => findAll(element, 'a').some((link) => textOf(link) === name));
      expect(click(button(element, name)), tag).to.equal(false);
      expect(eventDetails(events, 'portal-navigate')).to.deep.equal([]);
    }
  });

  it('is in a slot of a widget', async () => {
    const { element, events } = await openWidget('forgot-password');
    const link = mount<HTMLAnchorElement>('<a slot="footer" href="/sign-in/">Sign in</a>');
    element.append(link);
    expect(click(link)).to.equal(false);
    expect(eventDetails(events, 'portal-navigate')).to.deep.equal([]);
  });

  it('stays inside the portal', async () => {
    fakeFetch();
    const element = await open(PORTAL);
    const events = recordEvents(element);
    expect(click(button(element, 'Forgot password?'))).to.equal(true);
    await waitForStage(element, 'idle');
    expect(eventDetails(events, 'portal-navigate')).to.deep.equal([]);
  });
});
