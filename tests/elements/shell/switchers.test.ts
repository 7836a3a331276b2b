import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { cookies } from '../../support/cookies.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { countListeners } from '../../support/listeners.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, field, fill, find, findAll, focused } from '../../support/shadow.ts';
import { EMAIL, open } from '../../support/stages.ts';
import { expectAccessibleEverywhere } from '../../support/widths.ts';

const LANGUAGES = '<language-switcher></language-switcher>';
const THEME = '<theme-switcher></theme-switcher>';
const root = (element: Element) => find(element, '[part=root]');

async function openSwitcher(html: string) {
  const element = mount(html);
  await poll(() => findAll(element, 'button').length === 1);
  return element;
}

async function openMenu(element: Element) {
  find(element, '[aria-haspopup=menu]').click();
  await poll(() => findAll(element, '[role=menuitemradio]').length === 5);
  return findAll(element, '[role=menuitemradio]');
}

async function choose(element: Element, locale: string) {
  await openMenu(element);
  find(element, `[role=menuitemradio][lang=${locale}]`).click();
}

describe('the switchers alone in a page', function () {
  this.timeout(20_000);
  before(loadElements);
  afterEach(() => emulateMedia({ colorScheme: 'light' }));

  it('offer five languages by label and own name, and ask the server for words only', async () => {
    const { requests } = fakeFetch();
    const items = await openMenu(await openSwitcher(LANGUAGES));
    expect(items.map(({ textContent, lang }) => [lang, textContent])).to.deep.equal([
      ['en', 'ENEnglish'],
      ['nl', 'NLNederlands'],
      ['de', 'DEDeutsch'],
      ['pl', 'PLPolski'],
      ['pt', 'PTPortuguês'],
    ]);
    expect(items.filter(({ ariaChecked }) => ariaChecked === 'true').map(({ lang }) => lang)).to.deep.equal([
      'en',
    ]);
    expect(requests.filter(({ route }) => !route.includes('/messages/'))).to.deep.equal([]);
  });

  it('are as large as they are, and their menu stays in the window', async () => {
    fakeFetch();
    const bar = mount(`<div>${LANGUAGES}${THEME}</div>`);
    await poll(() => findAll(bar, 'button').length === 2);
    const [languages, theme] = [...bar.children].map((element) => element.getBoundingClientRect());
    expect(languages?.width).to.be.within(40, 160);
    expect(theme?.width).to.be.within(40, 80);
    await openMenu(bar);
    const { left, right } = find(bar, '[role=menu]').getBoundingClientRect();
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(innerWidth);
  });

  it('say when they are ready, and nothing else without a choice', async () => {
    fakeFetch();
    const events = record(document);
    await openSwitcher(LANGUAGES);
    await openSwitcher(THEME);
    await poll(() => details(events, 'portal-ready').length === 2);
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { element: 'language-switcher' },
      { element: 'theme-switcher' },
    ]);
  });

  it('are for everybody, in both themes, wide and narrow, the menu open', async () => {
    fakeFetch();
    const theme = await openSwitcher(THEME);
    await expectAccessibleEverywhere(theme);
    theme.remove();
    const languages = await openSwitcher(LANGUAGES);
    await openMenu(languages);
    await expectAccessibleEverywhere(languages);
  });

  it('show what was said last, by the system where the page follows it or by the person, unless an attribute says more', async () => {
    fakeFetch();
    document.documentElement.style.colorScheme = 'light dark';
    await emulateMedia({ colorScheme: 'dark' });
    const theme = await openSwitcher(THEME);
    const portal = await open();
    const dark = () => [theme, portal].map((element) => root(element).dataset.theme).join();
    expect(dark()).to.equal('dark,dark');
    await emulateMedia({ colorScheme: 'light' });
    await poll(() => dark() === 'light,light');
    expect(cookies()).to.deep.equal({});
    button(theme, 'Switch to dark mode').click();
    await poll(() => dark() === 'dark,dark');
    expect(JSON.parse(cookies().userpref ?? '')).to.deep.equal({ darkmode: true });
    expect(getComputedStyle(root(theme)).colorScheme).to.equal('dark');
    button(theme, 'Switch to light mode').click();
    await poll(() => dark() === 'light,light');
    const fixed = await open('<forgot-password theme="light"></forgot-password>');
    await emulateMedia({ colorScheme: 'dark' });
    await poll(() => dark() === 'dark,dark');
    expect(root(fixed).dataset.theme).to.equal('light');
    expect(JSON.parse(cookies().userpref ?? '')).to.deep.equal({ darkmode: false });
    button(theme, 'Switch to light mode').click();
    await poll(() => dark() === 'light,light');
    document.documentElement.style.colorScheme = '';
  });

  it('leave nothing behind when they are removed, and nothing is lost when they are moved', async () => {
    fakeFetch();
    const listeners = countListeners();
    const element = await openSwitcher(LANGUAGES);
    const theme = await openSwitcher(THEME);
    await openMenu(element);
    const place = mount('<section></section>');
    place.append(element);
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    expect(findAll(element, '[aria-haspopup=menu]')).to.have.length(1);
    element.remove();
    theme.remove();
    await poll(() => listeners.left().length === 0);
  });

  // Last: the language lasts for the page.
  it('switch every element in place, and what was typed, where the focus is, all stays', async () => {
    fakeFetch();
    const portal = await open();
    const widget = await open('<forgot-password></forgot-password>');
    const switcher = await openSwitcher(LANGUAGES);
    const events = record(document);
    fill(field(portal, 'Email address'), EMAIL);
    await choose(switcher, 'de');
    await poll(() => [portal, widget, switcher].every((element) => root(element).lang === 'de'));
    expect(details(events, 'portal-locale')).to.deep.equal([{ locale: 'de' }]);
    expect(departures()).to.deep.equal([]);
    expect(field(portal, 'E-Mail-Adresse').value).to.equal(EMAIL);
    expect(focused()).to.equal(find(switcher, '[aria-haspopup=menu]'));
    expect(JSON.parse(cookies().userpref ?? '')).to.deep.equal({ locale: 'de' });
    expect(localStorage.getItem('locale')).to.equal('de');
    await choose(switcher, 'en');
    await poll(() => root(portal).lang === 'en');
  });
});
