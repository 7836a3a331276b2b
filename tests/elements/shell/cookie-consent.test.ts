import { expect } from 'chai';
import { cookies } from '../../support/cookies.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { trackListeners } from '../../support/listeners.ts';
import { setUrl } from '../../support/location.ts';
import '../../support/loaded.ts';
import { mount } from '../../support/mount.ts';
import { button, find, findAll, focused } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

const BANNER = '[part=cookie-banner]';
const CONSENT = '<cookie-consent></cookie-consent>';
const banners = () => findAll(document, BANNER);

const pageStyle = () => getComputedStyle(document.documentElement);

/** Mounts the element and waits until the page reserves space for the banner. */
async function openBanner() {
  const element = mount(CONSENT);
  await waitFor(() => pageStyle().paddingBlockEnd === `${find(element, BANNER).offsetHeight}px`);
  return element;
}

describe('<cookie-consent>', function () {
  this.timeout(20_000);
  // Consent is given in the last tests, because a page keeps it.
  it('is a named region at the bottom of the window, and fires portal-ready', async () => {
    const events = recordEvents(document);
    await open();
    await open('<forgot-password></forgot-password>');
    const element = await openBanner();
    // Neither a portal in a host page nor a widget has one.
    const banner = find(document, BANNER);
    expect(banner.localName).to.equal('section');
    expect(banner.ariaLabel).to.equal('Cookies');
    expect(banner.getBoundingClientRect().bottom).to.equal(innerHeight);
    expect(banner.getBoundingClientRect().width).to.equal(document.documentElement.clientWidth);
    expect(getComputedStyle(banner)).to.include({ position: 'fixed', zIndex: '500' });
    button(element, 'Got it!').focus();
    expect(getComputedStyle(banner).zIndex, 'with focus').to.equal('500');
    await waitFor(() => eventDetails(events, 'portal-ready').length === 3);
    expect(eventDetails(events, 'portal-ready').at(-1)).to.deep.equal({ element: 'cookie-consent' });
    expect(element.offsetHeight, 'the height of the element in the page').to.equal(0);
  });

  it('links to the pages of its attributes and ignores invalid URLs', async () => {
    const element = await openBanner();
    const hrefs = () => findAll<HTMLAnchorElement>(element, 'a').map(({ href }) => href);
    const { origin } = location;
    expect(hrefs()).to.deep.equal([`${origin}/terms`, `${origin}/privacy`]);
    element.setAttribute('terms-url', 'https://example.org/agb');
    element.setAttribute('privacy-url', 'javascript:alert(1)');
    await waitFor(() => hrefs()[0] === 'https://example.org/agb');
    expect(hrefs()[1]).to.equal(`${origin}/privacy`);
    for (const { target, rel } of findAll<HTMLAnchorElement>(element, 'a'))
      expect({ target, rel }).to.deep.equal({ target: '_blank', rel: 'noopener' });
  });

  it('reserves space at the end of the page and scrolls the focused element above the banner', async () => {
    const place = mount('<div><button>Last</button></div>');
    place.style.paddingBlockStart = '90vh';
    const last = place.querySelector('button') as HTMLButtonElement;
    last.focus();
    const element = await openBanner();
    const top = () => find(element, BANNER).getBoundingClientRect().top;
    // The space is a whole number of pixels.
    await waitFor(() => Math.floor(last.getBoundingClientRect().bottom) <= Math.ceil(top()));
  });

  it('keeps its banner when it is moved, and leaves nothing behind when it is removed', async () => {
    const listeners = trackListeners();
    await waitFor(() => document.adoptedStyleSheets.length === 0);
    const element = await openBanner();
    const banner = find(element, BANNER);
    mount('<section></section>').append(element);
    await new Promise((resolve) => setTimeout(resolve));
    expect(find(element, BANNER)).to.equal(banner);
    await waitFor(() => document.adoptedStyleSheets.length === 1);
    element.remove();
    await waitFor(() => document.adoptedStyleSheets.length === 0);
    await waitFor(() => listeners.remaining().length === 0);
    expect(pageStyle().paddingBlockEnd).to.equal('0px');
  });

  it('shows one banner for several elements: when one is removed, the next shows it', async () => {
    const first = await openBanner();
    const events = recordEvents(document);
    const second = mount('<cookie-consent theme="dark"></cookie-consent>');
    await waitFor(() => eventDetails(events, 'portal-ready').length === 1);
    await new Promise(requestAnimationFrame);
    expect(banners()).to.have.length(1);
    expect(second.getBoundingClientRect().height, 'a dark element without a banner in a light page').to.equal(
      0,
    );
    first.remove();
    await waitFor(() => findAll(second, BANNER).length === 1);
    await waitFor(() => pageStyle().paddingBlockEnd === `${find(second, BANNER).offsetHeight}px`);
  });

  for (const [where, style] of Object.entries({
    'at the end of the page': { paddingBlockStart: '92vh' },
    'in a header with a lower z-index': { position: 'sticky', zIndex: '60', paddingBlockStart: '52vh' },
  }))
    it(`does not cover the menu of a language switcher ${where}`, async () => {
      const place = mount('<div><language-switcher></language-switcher></div>');
      Object.assign(place.style, style);
      const element = await openBanner();
      await waitFor(() => findAll(place, 'button').length === 1);
      scrollTo(0, document.documentElement.scrollHeight);
      find(place, '[aria-haspopup=menu]').click();
      const menu = await waitFor(() => findAll(place, '[role=menu]')[0]);
      await waitFor(() => focused()?.role === 'menuitemradio');
      const { top, bottom, height } = menu.getBoundingClientRect();
      expect(bottom).to.be.at.most(find(element, BANNER).getBoundingClientRect().top);
      expect(top).to.be.at.least(0);
      expect(height).to.be.at.least(100);
    });

  it('is not covered by a menu that is scrolled towards it, which closes when the banner gets the focus', async () => {
    const place = mount('<div><language-switcher></language-switcher></div>');
    place.style.paddingBlock = '80vh 100vh';
    const element = await openBanner();
    await waitFor(() => findAll(place, 'button').length === 1);
    scrollTo(0, innerHeight * 0.6);
    find(place, '[aria-haspopup=menu]').click();
    const menu = await waitFor(() => findAll(place, '[role=menu]')[0]);
    const { top } = find(element, BANNER).getBoundingClientRect();
    scrollBy(0, menu.getBoundingClientRect().bottom - top - 40);
    await waitFor(() => menu.getBoundingClientRect().bottom <= top);
    expect(menu.getBoundingClientRect().top).to.be.at.least(0);
    button(element, 'Got it!').focus();
    await waitFor(() => findAll(place, '[role=menu]').length === 0);
  });

  it('is closed by "Got it!" for all elements of the page, which a session cookie saves', async () => {
    setUrl('/login/');
    const host = mount<HTMLInputElement>('<input aria-label="Host input">');
    await open('<login-portal></login-portal>');
    mount(CONSENT);
    await waitFor(() => banners().length === 1);
    const events = recordEvents(document);
    host.focus();
    button(document.body, 'Got it!').focus();
    button(document.body, 'Got it!').click();
    await waitFor(() => banners().length === 0);
    expect(focused()).to.equal(host);
    expect(eventDetails(events, 'portal-consent')).to.deep.equal([{ choice: 'allow', stored: false }]);
    expect(cookies()).to.deep.equal({ 'cookie-consent-status': 'allow' });
    expect(pageStyle()).to.include({ paddingBlockEnd: '0px', scrollPaddingBlockEnd: 'auto' });
  });
});
