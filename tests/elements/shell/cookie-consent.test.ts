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

const page = () => getComputedStyle(document.documentElement);

/** Waits until the page has room for it, too. */
async function openBanner(html = ALONE) {
  const element = mount(html);
  await poll(() => page().paddingBlockEnd === `${find(element, BANNER).offsetHeight}px`);
  return element;
}

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
    button(element, 'Got it!').focus();
    expect(getComputedStyle(banner).zIndex, 'with the focus').to.equal('500');
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

  it('is there once, however many ask for it: the next one takes the place of the one that is removed', async () => {
    fakeFetch();
    const first = await openBanner();
    const events = record(document);
    const second = mount('<cookie-consent theme="dark"></cookie-consent>');
    await poll(() => details(events, 'portal-ready').length === 1);
    await new Promise(requestAnimationFrame);
    expect(banners()).to.have.length(1);
    first.remove();
    await poll(() => findAll(second, BANNER).length === 1);
    await poll(() => page().paddingBlockEnd === `${find(second, BANNER).offsetHeight}px`);
  });

  for (const [where, style] of Object.entries({
    'at the end of the page': { paddingBlockStart: '92vh' },
    'in a header that lies under the banner': { position: 'sticky', zIndex: '60', paddingBlockStart: '52vh' },
  }))
    it(`is not over the menu of a language switcher ${where}`, async () => {
      fakeFetch();
      const place = mount('<div><language-switcher></language-switcher></div>');
      Object.assign(place.style, style);
      const element = await openBanner();
      await poll(() => findAll(place, 'button').length === 1);
      scrollTo(0, document.documentElement.scrollHeight);
      find(place, '[aria-haspopup=menu]').click();
      const menu = await poll(() => findAll(place, '[role=menu]')[0]);
      await poll(() => focused()?.role === 'menuitemradio');
      const { top, bottom, height } = menu.getBoundingClientRect();
      expect(bottom).to.be.at.most(find(element, BANNER).getBoundingClientRect().top);
      expect(top).to.be.at.least(0);
      expect(height).to.be.at.least(100);
    });

  it('lies under a menu that is scrolled over it, and the menu closes when the banner has the focus', async () => {
    fakeFetch();
    const place = mount('<div><language-switcher></language-switcher></div>');
    place.style.paddingBlock = '80vh 100vh';
    const element = await openBanner();
    await poll(() => findAll(place, 'button').length === 1);
    scrollTo(0, innerHeight * 0.6);
    find(place, '[aria-haspopup=menu]').click();
    const lowest = await poll(() => findAll(place, '[role=menuitemradio]').at(-1));
    const top = find(element, BANNER).getBoundingClientRect().top;
    scrollBy(0, lowest.getBoundingClientRect().top - top - 4);
    const { left, top: y } = lowest.getBoundingClientRect();
    expect(y, 'over the banner').to.be.within(top, innerHeight);
    const root = lowest.getRootNode() as ShadowRoot;
    expect(root.elementFromPoint(left + 20, y + 4)?.closest('button')).to.equal(lowest);
    button(element, 'Got it!').focus();
    await poll(() => findAll(place, '[role=menu]').length === 0);
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
    mount(ALONE);
    await poll(() => banners().length === 1);
    host.focus();
    button(document.body, 'Got it!').focus();
    button(document.body, 'Got it!').click();
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
