import { expect } from 'chai';
import { openAt } from '../../support/address.ts';
import { cookies } from '../../support/cookies.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { countListeners } from '../../support/listeners.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';
import { expectAccessibleEverywhere } from '../../support/widths.ts';

const BANNER = '[part=cookie-banner]';
const ALONE = '<cookie-consent></cookie-consent>';
const banners = () => findAll(document, BANNER);

async function openBanner(html = ALONE) {
  const element = mount(html);
  await poll(() => findAll(element, BANNER).length === 1);
  return element;
}

const page = () => getComputedStyle(document.documentElement);

describe('<cookie-consent>', function () {
  this.timeout(20_000);
  before(loadElements);

  // The person accepts in the last tests: that lasts for the page.
  it('is a region with a name at the bottom of the window, and says when it is ready', async () => {
    fakeFetch();
    const events = record(document);
    const element = await openBanner();
    const banner = find(element, BANNER);
    expect(banner.localName).to.equal('section');
    expect(banner.ariaLabel).to.equal('Cookies');
    expect(banner.getBoundingClientRect().bottom).to.equal(innerHeight);
    expect(banner.getBoundingClientRect().width).to.equal(document.documentElement.clientWidth);
    expect(getComputedStyle(banner)).to.include({ position: 'fixed', zIndex: '500' });
    await poll(() => details(events, 'portal-ready').length === 1);
    expect(details(events, 'portal-ready')).to.deep.equal([{ element: 'cookie-consent' }]);
    expect(element.offsetHeight, 'the place it takes where it stands').to.equal(0);
  });

  it('asks the server for nothing but its words', async () => {
    const { requests } = fakeFetch({ 'GET /fresh/*': ok() });
    await openBanner('<cookie-consent api-base="/fresh"></cookie-consent>');
    await poll(() => requests.length > 0);
    expect(requests.map(({ route }) => route)).to.deep.equal(['GET /fresh/api/v1/i18n/messages/login/en']);
  });

  it('links to what the attributes say, and to nothing that is no page', async () => {
    fakeFetch();
    const element = await openBanner();
    const hrefs = () => findAll<HTMLAnchorElement>(element, 'a').map(({ href }) => href);
    const { origin } = location;
    expect(hrefs()).to.deep.equal([`${origin}/terms`, `${origin}/privacy`]);
    element.setAttribute('terms-url', 'https://example.org/agb');
    element.setAttribute('privacy-url', 'javascript:alert(1)');
    await poll(() => hrefs()[0] === 'https://example.org/agb');
    expect(hrefs()[1]).to.equal(`${origin}/privacy`);
    for (const { target, rel } of findAll<HTMLAnchorElement>(element, 'a'))
      expect({ target, rel }).to.deep.equal({ target: '_blank', rel: 'noopener' });
  });

  it('speaks the language of the attribute', async () => {
    fakeFetch();
    const element = await openBanner('<cookie-consent locale="de"></cookie-consent>');
    await poll(() => textOf(element).includes('Verstanden!'));
    expect(find(element, BANNER).ariaLabel).to.equal('Cookies');
  });

  it('is for everybody, in both themes, wide and narrow', async () => {
    fakeFetch();
    await expectAccessibleEverywhere(await openBanner());
  });

  it('keeps room at the end of the page, and what has the focus above it', async () => {
    fakeFetch();
    const place = mount('<div><button>Last</button></div>');
    place.style.paddingBlockStart = '90vh';
    const last = place.querySelector('button') as HTMLButtonElement;
    last.focus();
    const element = await openBanner();
    const top = () => find(element, BANNER).getBoundingClientRect().top;
    await poll(() => page().paddingBlockEnd === `${find(element, BANNER).offsetHeight}px`);
    await poll(() => last.getBoundingClientRect().bottom <= top());
  });

  it('stays where it is when it is moved, and leaves nothing behind when it is removed', async () => {
    fakeFetch();
    const listeners = countListeners();
    await poll(() => document.adoptedStyleSheets.length === 0);
    const element = await openBanner();
    const banner = find(element, BANNER);
    mount('<section></section>').append(element);
    await new Promise((resolve) => setTimeout(resolve));
    expect(find(element, BANNER)).to.equal(banner);
    await poll(() => document.adoptedStyleSheets.length === 1);
    element.remove();
    await poll(() => document.adoptedStyleSheets.length === 0);
    await poll(() => listeners.left().length === 0);
    expect(page().paddingBlockEnd).to.equal('0px');
  });

  it('is no part of a widget, nor of a portal in somebody else’s page', async () => {
    fakeFetch();
    await open();
    await open('<forgot-password></forgot-password>');
    await poll(() => findAll(document, '[part=loading-screen]').length === 0);
    expect(banners()).to.have.length(0);
  });

  it('is taken off by "Got it!" for all elements of the page, and remembered for the session', async () => {
    openAt('/login/');
    fakeFetch();
    const host = mount<HTMLInputElement>('<input aria-label="The host’s">');
    await open('<login-portal></login-portal>');
    const element = await openBanner();
    await poll(() => banners().length === 2);
    host.focus();
    button(element, 'Got it!').focus();
    button(element, 'Got it!').click();
    await poll(() => banners().length === 0);
    expect(focused()).to.equal(host);
    expect(cookies()).to.deep.equal({ 'cookie-consent-status': 'allow' });
    expect(page()).to.include({ paddingBlockEnd: '0px', scrollPaddingBlockEnd: 'auto' });
  });

  it('lasts for the page where the cookie is lost, for elements that come later, too', async () => {
    fakeFetch();
    expect(cookies()).to.deep.equal({});
    const element = mount(ALONE);
    const events = record(element);
    await poll(() => details(events, 'portal-ready').length === 1);
    await new Promise(requestAnimationFrame);
    expect(banners()).to.have.length(0);
  });
});
