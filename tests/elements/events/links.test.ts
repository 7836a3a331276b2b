import { expect } from 'chai';
import type { PortalEvents } from '../../../src/services/host-events.ts';
import { departures } from '../../support/address.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { openRegistry } from '../../support/registration.ts';
import { button } from '../../support/shadow.ts';
import { open, PORTAL, untilStage } from '../../support/stages.ts';

type Navigation = CustomEvent<PortalEvents['portal-navigate']>;

const WIDGETS = ['forgot-password', 'access-request', 'voucher-redeem', 'self-register'];
const URL_OF_LOGIN = `${location.origin}/sign-in/`;

/** A widget whose links can be clicked, and what it tells. */
async function widget(tag: string) {
  fakeFetch(openRegistry());
  const element = await open(`<${tag} login-url="/sign-in/" config-url="/members/config"></${tag}>`);
  return { element, events: record(element), back: () => button(element, 'Back to Login') };
}

/** Clicks and keeps the browser here; says whether somebody else had prevented it before. */
function click(link: HTMLElement, options: MouseEventInit = {}): boolean {
  let taken = false;
  const stay = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...options }),
  );
  return taken;
}

describe('a link of a widget into the portal', () => {
  before(loadElements);

  for (const tag of WIDGETS) {
    it(`tells the host page where it leads, and leads there: <${tag}>`, async () => {
      const { events, back } = await widget(tag);
      expect(click(back())).to.equal(true);
      expect(details(events, 'portal-navigate')).to.deep.equal([{ url: URL_OF_LOGIN, reason: 'route' }]);
      expect(departures()).to.deep.equal([{ url: URL_OF_LOGIN, how: 'push' }]);
    });

    it(`is left to a host page that takes over: <${tag}>`, async () => {
      const { element, events, back } = await widget(tag);
      element.addEventListener('portal-navigate', (event) => event.preventDefault());
      click(back());
      expect(details(events, 'portal-navigate')).to.have.length(1);
      expect(departures()).to.deep.equal([]);
    });
  }

  it('waits for what the host page hands in', async () => {
    const { element, back } = await widget('forgot-password');
    const { promise, resolve } = Promise.withResolvers<void>();
    element.addEventListener('portal-navigate', (event) => (event as Navigation).detail.waitUntil(promise));
    click(back());
    expect(departures()).to.deep.equal([]);
    resolve();
    await poll(() => departures().length === 1);
  });

  for (const options of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    it(`is the browser's with ${JSON.stringify(options)}`, async () => {
      const { events, back } = await widget('forgot-password');
      expect(click(back(), options)).to.equal(false);
      expect(details(events, 'portal-navigate')).to.deep.equal([]);
    });
  }

  it('is nobody’s when a listener of the host page has prevented the click', async () => {
    const { element, events, back } = await widget('forgot-password');
    element.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    click(back());
    expect(details(events, 'portal-navigate')).to.deep.equal([]);
    expect(departures()).to.deep.equal([]);
  });
});

describe('a link that fires nothing', () => {
  before(loadElements);

  it('opens a new tab', async () => {
    for (const [tag, name] of [
      ['forgot-password', 'Privacy Statement'],
      ['access-request', 'Privacy Statement'],
      ['self-register', 'Terms & Conditions'],
    ] as const) {
      const { element, events } = await widget(tag);
      expect(click(button(element, name)), tag).to.equal(false);
      expect(details(events, 'portal-navigate')).to.deep.equal([]);
    }
  });

  it('belongs to the host page, in a slot of a widget', async () => {
    const { element, events } = await widget('forgot-password');
    const link = mount<HTMLAnchorElement>('<a slot="footer" href="/sign-in/">Sign in</a>');
    element.append(link);
    expect(click(link)).to.equal(false);
    expect(details(events, 'portal-navigate')).to.deep.equal([]);
  });

  it('stays inside a portal', async () => {
    fakeFetch();
    const element = await open(PORTAL);
    const events = record(element);
    expect(click(button(element, 'Forgot password?'))).to.equal(true);
    await untilStage(element, 'idle');
    expect(details(events, 'portal-navigate')).to.deep.equal([]);
  });
});
