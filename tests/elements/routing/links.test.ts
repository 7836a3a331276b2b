import { expect } from 'chai';
import { click } from '../../support/click.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { navigations, setUrl } from '../../support/location.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { button, find } from '../../support/shadow.ts';
import { open, stageOf, waitForStage } from '../../support/stages.ts';
import { settle } from '../../support/timing.ts';

describe('links', () => {
  before(loadElements);

  it('into the portal are followed without a page load, also if their text is clicked', async () => {
    fakeFetch();
    const element = await open();
    expect(click(button(element, 'Forgot password?'))).to.equal(true);
    await waitForStage(element, 'idle');
    expect(click(find(element, '.back span'))).to.equal(true);
    await waitForStage(element, 'start');
    expect(navigations()).to.deep.equal([]);
  });

  for (const options of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    it(`are handled by the browser with ${JSON.stringify(options)}`, async () => {
      fakeFetch();
      const element = await open();
      expect(click(button(element, 'Forgot password?'), options)).to.equal(false);
      expect(stageOf(element)).to.equal('start');
    });
  }

  it('to other pages are handled by the browser', async () => {
    fakeFetch();
    const element = await open();
    click(button(element, 'Forgot password?'));
    await waitForStage(element, 'idle');
    expect(click(button(element, 'Privacy Statement'))).to.equal(false);
  });

  it('are not followed if the host page has prevented the click', async () => {
    fakeFetch();
    const element = await open();
    element.shadowRoot?.addEventListener('click', (event) => event.preventDefault(), {
      capture: true,
      once: true,
    });
    button(element, 'Forgot password?').click();
    await settle();
    expect(stageOf(element)).to.equal('start');
    expect(navigations()).to.deep.equal([]);
  });

  it('of the host page are not handled, also those into the portal', async () => {
    fakeFetch();
    const element = await open();
    const hostLink = mount<HTMLAnchorElement>('<a href="/login/forgotpw">Forgot it?</a>');
    expect(click(hostLink)).to.equal(false);
    element.append(hostLink);
    expect(click(hostLink)).to.equal(false);
    expect(stageOf(element)).to.equal('start');
  });

  for (const [attributes, login, recovery] of [
    ['', '/login/', '/login/forgotpw'],
    ['login-url="/de/sign-in/"', '/de/sign-in/', '/de/sign-in/forgotpw'],
    ['login-url="/de/sign-in?from=home"', '/de/sign-in?from=home', '/de/sign-in/forgotpw'],
    ['base="/portal/"', '/login/', '/login/forgotpw'],
  ] as const) {
    it(`of a portal in a host page point to the portal page for new tabs: ${attributes}`, async () => {
      setUrl('/about');
      fakeFetch();
      const element = await open(`<login-portal routing="memory" ${attributes}></login-portal>`);
      const absolute = (path: string) => new URL(path, location.origin).href;
      const { href } = button(element, 'Forgot password?') as HTMLAnchorElement;
      expect(href.replace(/\?.*/, '')).to.equal(absolute(recovery));

      expect(click(button(element, 'Forgot password?'), { ctrlKey: true })).to.equal(false);
      expect(stageOf(element)).to.equal('start');
      expect(click(button(element, 'Forgot password?'))).to.equal(true);
      await waitForStage(element, 'idle');
      expect((button(element, 'Back to Login') as HTMLAnchorElement).href).to.equal(absolute(login));
      expect(click(button(element, 'Back to Login'))).to.equal(true);
      await waitForStage(element, 'start');
      expect(location.pathname).to.equal('/about');
      expect(navigations()).to.deep.equal([]);
    });
  }
});
