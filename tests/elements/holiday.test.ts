import { expect } from 'chai';
import { setCookie } from '../support/cookies.ts';
import { trackListeners } from '../support/listeners.ts';
import { setUrl } from '../support/location.ts';
import '../support/loaded.ts';
import { findAll } from '../support/shadow.ts';
import { open } from '../support/stages.ts';
import { waitFor } from '../support/timing.ts';

const RealDate = Date;
const NEW_YEAR = new RealDate(2027, 11, 31, 14).getTime();
const { requestAnimationFrame: realRequest, ResizeObserver: RealObserver } = window;

/** Sets the date to 31 December until the test ends. */
function setNewYear() {
  window.Date = class extends RealDate {
    static override now = () => NEW_YEAR;
    constructor(...values: [] | [string]) {
      super(...((values.length > 0 ? values : [NEW_YEAR]) as [number]));
    }
  } as DateConstructor;
}

const canvases = (element: Element) => findAll(element, 'canvas');

describe('the holiday effect', () => {
  beforeEach(setNewYear);
  afterEach(() => {
    Object.assign(window, {
      Date: RealDate,
      requestAnimationFrame: realRequest,
      ResizeObserver: RealObserver,
    });
  });

  it('runs on a portal page and stops completely when the portal is removed', async () => {
    let frames = 0;
    const observed = new Set<ResizeObserver>();
    window.requestAnimationFrame = (frame) => {
      frames++;
      return realRequest(frame);
    };
    window.ResizeObserver = class extends RealObserver {
      override observe(target: Element) {
        observed.add(this);
        super.observe(target);
      }
      override disconnect() {
        observed.delete(this);
        super.disconnect();
      }
    };
    const listeners = trackListeners();
    // The cookie banner would add a ResizeObserver.
    setCookie('cookie-consent-status', 'allow');
    setUrl('/login/');
    const element = await open('<login-portal></login-portal>');
    await waitFor(() => canvases(element).length === 1 && frames > 3);
    expect(observed.size).to.equal(1);
    expect(listeners.remaining()).to.include('visibilitychange on HTMLDocument');

    element.remove();
    // React's only listener on the document; preact has none.
    await waitFor(() => /^(selectionchange on HTMLDocument)?$/.test(listeners.remaining().join()));
    expect(observed.size).to.equal(0);
    const drawn = frames;
    await new Promise(realRequest);
    await new Promise(realRequest);
    expect(frames).to.equal(drawn);
  });

  it('can be turned off', async () => {
    setUrl('/login/');
    const element = await open('<login-portal holiday-effects="off"></login-portal>');
    element.setAttribute('holiday-effects', 'on');
    await waitFor(() => canvases(element).length === 1);
    element.setAttribute('holiday-effects', 'off');
    await waitFor(() => canvases(element).length === 0);
    expect(findAll(element, '[part=animation-switcher]')).to.deep.equal([]);
  });
});
