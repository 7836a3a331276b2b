import { expect } from 'chai';
import { LANGUAGES as NAMES } from '../../../src/i18n/locale.ts';
import { cookies, setCookie } from '../../support/cookies.ts';
import { itIn } from '../../support/engine.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { openLanguageMenu } from '../../support/language-menu.ts';
import { trackListeners } from '../../support/listeners.ts';
import { emulateMedia } from '../../support/media.ts';
import '../../support/loaded.ts';
import { mount } from '../../support/mount.ts';
import { button, find, findAll, focused } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';
import { settle, waitFor } from '../../support/timing.ts';

const LANGUAGES = '<language-switcher></language-switcher>';
const THEME = '<theme-switcher></theme-switcher>';
const root = (element: Element) => find(element, '[part=root]');

async function openSwitcher(html: string) {
  const element = mount(html);
  await waitFor(() => findAll(element, 'button').length === 1);
  return element;
}

describe('the switchers as elements', function () {
  this.timeout(20_000);
  it('list the languages with code and native name, and load only messages', async () => {
    const { requests } = fakeFetch();
    const items = await openLanguageMenu(await openSwitcher(LANGUAGES));
    expect(items.map(({ textContent, lang }) => [lang, textContent])).to.deep.equal(
      Object.entries(NAMES).map(([locale, name]) => [locale, locale.toUpperCase() + name]),
    );
    expect(items.filter(({ ariaChecked }) => ariaChecked === 'true').map(({ lang }) => lang)).to.deep.equal([
      'en',
    ]);
    expect(requests.filter(({ route }) => !route.includes('/messages/'))).to.deep.equal([]);
  });

  it('list only the languages of the attribute, in its order, and none of them is another', async () => {
    const items = await openLanguageMenu(
      await openSwitcher('<language-switcher languages="pl nl-NL"></language-switcher>'),
    );
    expect(items.map(({ lang, ariaChecked }) => [lang, ariaChecked])).to.deep.equal([
      ['pl', 'true'],
      ['nl', 'false'],
    ]);
    setCookie('userpref', '{"locale":"de"}');
    const portal = await open('<login-portal routing="memory" locale="de" languages="nl"></login-portal>');
    expect(root(portal).lang).to.equal('nl');
    expect(findAll(portal, '[aria-haspopup=menu]')).to.deep.equal([]);
  });

  itIn(
    'Chromium',
    'follow the latest choice of system or user, unless an attribute sets the theme',
    async () => {
      document.documentElement.style.colorScheme = 'light dark';
      await emulateMedia({ colorScheme: 'dark' });
      const theme = await openSwitcher(THEME);
      const portal = await open();
      const themes = () => [theme, portal].map((element) => root(element).dataset.theme).join();
      expect(themes()).to.equal('dark,dark');
      await emulateMedia({ colorScheme: 'light' });
      await waitFor(() => themes() === 'light,light');
      expect(cookies()).to.deep.equal({});
      button(theme, 'Switch to dark mode').click();
      await waitFor(() => themes() === 'dark,dark');
      expect(JSON.parse(cookies().userpref ?? '')).to.deep.equal({ darkmode: true });
      expect(getComputedStyle(root(theme)).colorScheme).to.equal('dark');
      button(theme, 'Switch to light mode').click();
      await waitFor(() => themes() === 'light,light');
      const fixed = await open('<forgot-password theme="light"></forgot-password>');
      await emulateMedia({ colorScheme: 'dark' });
      await waitFor(() => themes() === 'dark,dark');
      expect(root(fixed).dataset.theme).to.equal('light');
      expect(JSON.parse(cookies().userpref ?? '')).to.deep.equal({ darkmode: false });
      button(theme, 'Switch to light mode').click();
      await waitFor(() => themes() === 'light,light');
      document.documentElement.style.colorScheme = '';
    },
  );

  it('close the language menu with its button, also if the browser focuses no clicked button', async () => {
    const element = await openSwitcher(LANGUAGES);
    await openLanguageMenu(element);
    await waitFor(() => focused()?.role === 'menuitemradio');
    const menuButton = find(element, '[aria-haspopup=menu]');
    const mayMoveFocus = menuButton.dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true, cancelable: true, composed: true }),
    );
    // As Safari does.
    if (mayMoveFocus) (focused() as HTMLElement).blur();
    await settle();
    menuButton.click();
    await waitFor(() => findAll(element, '[role=menuitemradio]').length === 0);
    await waitFor(() => focused() === menuButton);
  });

  it('keep working when they are moved, and leave nothing behind when they are removed', async () => {
    const listeners = trackListeners();
    const element = await openSwitcher(LANGUAGES);
    const theme = await openSwitcher(THEME);
    await openLanguageMenu(element);
    const place = mount('<section></section>');
    place.append(element);
    await settle();
    expect(findAll(element, '[aria-haspopup=menu]')).to.have.length(1);
    element.remove();
    theme.remove();
    await waitFor(() => expect(listeners.remaining()).to.deep.equal([]));
  });

  // The last two tests change what a page keeps. events/locale.test.ts has the switcher of the portal.
  it('fire portal-ready, and every theme switch fires portal-theme at first and after a change on any of them', async () => {
    const events = recordEvents(document);
    await openSwitcher(LANGUAGES);
    const theme = await openSwitcher(THEME);
    await waitFor(() => eventDetails(events, 'portal-ready').length === 2);
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { element: 'language-switcher' },
      { theme: 'light' },
      { element: 'theme-switcher' },
    ]);
    await open();
    button(theme, 'Switch to dark mode').click();
    const themes = ['light', 'light', 'dark', 'dark'].map((theme) => ({ theme }));
    await waitFor(() => eventDetails(events, 'portal-theme').length === themes.length);
    expect(eventDetails(events, 'portal-theme')).to.deep.equal(themes);
    button(theme, 'Switch to light mode').click();
  });
});
