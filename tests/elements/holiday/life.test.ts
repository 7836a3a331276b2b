import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { openAt } from '../../support/address.ts';
import { setCookie } from '../../support/cookies.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { settled } from '../../support/late.ts';
import { countListeners } from '../../support/listeners.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, findAll } from '../../support/shadow.ts';
import { open, PORTAL } from '../../support/stages.ts';

const RealDate = Date;
const NEW_YEAR = new RealDate(2027, 11, 31, 14).getTime();
const { requestAnimationFrame: realRequest, ResizeObserver: RealObserver } = window;

/** The person's calendar says it is the last of December, as long as a test lasts. */
function setNewYear() {
  window.Date = class extends RealDate {
    static override now = () => NEW_YEAR;
    constructor(...values: [] | [string]) {
      super(...((values.length > 0 ? values : [NEW_YEAR]) as [number]));
    }
  } as DateConstructor;
}

const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
const canvases = (element: Element) => findAll(element, 'canvas');

describe('a holiday', () => {
  before(loadElements);
  beforeEach(async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    setNewYear();
    fakeFetch();
  });
  afterEach(() => {
    Object.assign(window, {
      Date: RealDate,
      requestAnimationFrame: realRequest,
      ResizeObserver: RealObserver,
    });
  });

  it('is seen on a page of the portal, and leaves nothing behind when the portal is removed', async () => {
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
    const listeners = countListeners();
    // The banner would observe its own size.
    setCookie('cookie-consent-status', 'allow');
    openAt('/login/');
    const element = await open('<login-portal></login-portal>');
    await poll(() => canvases(element).length === 1 && frames > 3);
    expect(observed.size).to.equal(1);
    expect(listeners.left()).to.include('visibilitychange on HTMLDocument');

    element.remove();
    // React's own, one for the whole document.
    await poll(() => listeners.left().join() === 'selectionchange on HTMLDocument');
    expect(observed.size).to.equal(0);
    const drawn = frames;
    await new Promise(realRequest);
    await new Promise(realRequest);
    expect(frames).to.equal(drawn);
  });

  it('goes on where the portal is moved to, stopped where it was stopped', async () => {
    openAt('/login/');
    const element = await open('<login-portal></login-portal>');
    await poll(() => canvases(element).length === 1);
    button(element, 'Stop the animation').click();
    await poll(() => button(element, 'Play the animation'));
    document.body.append(element);
    await settled();
    expect(canvases(element)).to.have.length(1);
    button(element, 'Play the animation').click();
    await poll(() => button(element, 'Stop the animation'));
    element.remove();
  });

  for (const html of [PORTAL, '<forgot-password></forgot-password>', '<voucher-redeem></voucher-redeem>']) {
    it(`is not seen in somebody else's page: ${html}`, async () => {
      const element = await open(html);
      for (let turn = 0; turn < 3; turn++) await idle();
      await settled();
      expect(canvases(element)).to.have.length(0);
      expect(findAll(element, '[data-season]')).to.have.length(0);
    });
  }
});
