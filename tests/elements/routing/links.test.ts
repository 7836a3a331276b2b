import { expect } from 'chai';
import { departures, openAt } from '../../support/address.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { settled } from '../../support/late.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { button, find } from '../../support/shadow.ts';
import { open, stageOf, untilStage } from '../../support/stages.ts';

/** Clicks, and says whether a listener took the click away from the browser; the browser does not follow it either way. */
function click(element: HTMLElement, options: MouseEventInit = {}): boolean {
  let taken = true;
  addEventListener(
    'click',
    (event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...options }),
  );
  return taken;
}

describe('links', () => {
  before(loadElements);

  it('into the portal are followed without a load, also from inside their text', async () => {
    fakeFetch();
    const element = await open();
    expect(click(button(element, 'Forgot password?'))).to.equal(true);
    await untilStage(element, 'idle');
    expect(click(find(element, '.back span'))).to.equal(true);
    await untilStage(element, 'start');
    expect(departures()).to.deep.equal([]);
  });

  for (const options of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    it(`are left to the browser with ${JSON.stringify(options)}`, async () => {
      fakeFetch();
      const element = await open();
      expect(click(button(element, 'Forgot password?'), options)).to.equal(false);
      expect(stageOf(element)).to.equal('start');
    });
  }

  it('to other places, or for another tab, are left to the browser', async () => {
    fakeFetch();
    const element = await open();
    click(button(element, 'Forgot password?'));
    await untilStage(element, 'idle');
    expect(click(button(element, 'Privacy Statement'))).to.equal(false);
  });

  it('are left alone when the host page has handled the click', async () => {
    fakeFetch();
    const element = await open();
    element.shadowRoot?.addEventListener('click', (event) => event.preventDefault(), {
      capture: true,
      once: true,
    });
    button(element, 'Forgot password?').click();
    await settled();
    expect(stageOf(element)).to.equal('start');
    expect(departures()).to.deep.equal([]);
  });

  it('of the host page are the host page’s, even those into the portal', async () => {
    fakeFetch();
    const element = await open();
    const foreign = mount<HTMLAnchorElement>('<a href="/login/forgotpw">Forgot it?</a>');
    expect(click(foreign)).to.equal(false);
    element.append(foreign);
    expect(click(foreign)).to.equal(false);
    expect(stageOf(element)).to.equal('start');
  });

  for (const [attributes, login, recovery] of [
    ['', '/login/', '/login/forgotpw'],
    ['login-url="/de/sign-in/"', '/de/sign-in/', '/de/sign-in/forgotpw'],
    ['login-url="/de/sign-in?from=home"', '/de/sign-in?from=home', '/de/sign-in/forgotpw'],
    ['base="/portal/"', '/login/', '/login/forgotpw'],
  ] as const) {
    it(`of a portal in somebody else’s page lead to its own page in a new tab: ${attributes}`, async () => {
      openAt('/about');
      fakeFetch();
      const element = await open(`<login-portal routing="memory" ${attributes}></login-portal>`);
      const absolute = (path: string) => new URL(path, location.origin).href;
      const { href } = button(element, 'Forgot password?') as HTMLAnchorElement;
      expect(href.replace(/\?.*/, '')).to.equal(absolute(recovery));

      expect(click(button(element, 'Forgot password?'), { ctrlKey: true })).to.equal(false);
      expect(stageOf(element)).to.equal('start');
      expect(click(button(element, 'Forgot password?'))).to.equal(true);
      await untilStage(element, 'idle');
      expect((button(element, 'Back to Login') as HTMLAnchorElement).href).to.equal(absolute(login));
      expect(click(button(element, 'Back to Login'))).to.equal(true);
      await untilStage(element, 'start');
      expect(location.pathname).to.equal('/about');
      expect(departures()).to.deep.equal([]);
    });
  }
});
