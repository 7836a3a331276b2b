import { expect } from 'chai';
import { cookies } from '../../support/cookies.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { chooseLanguage } from '../../support/language-menu.ts';
import { followLink, openPath } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import '../../support/loaded.ts';
import { field, fill, find, focused } from '../../support/shadow.ts';
import { goToStage, open, PASSWORD, repliesFor, stageOf, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

const lang = (element: Element) => find(element, '[part=root]').lang;

describe('choosing a language', () => {
  // A page keeps the chosen language, so every test starts with the language of the previous one.
  it('switches without a reload if portal-locale is prevented', async () => {
    const element = openPath('');
    await waitForStage(element, 'start');
    element.addEventListener('portal-locale', (event) => event.preventDefault());
    await chooseLanguage(element, 'nl');
    await waitFor(() => lang(element) === 'nl');
    expect(navigations()).to.deep.equal([]);
    expect(cookies().userpref).to.include('"locale":"nl"');
  });

  it('switches all elements of a host page without a reload, keeping stage, typed text and focus', async () => {
    fakeFetch(repliesFor('password'));
    const element = await open();
    const other = await open();
    await chooseLanguage(element, 'en');
    await waitFor(() => lang(element) === 'en' && lang(other) === 'en');
    await goToStage(element, 'password');
    const input = field(element, 'Password');
    fill(input, PASSWORD);
    await chooseLanguage(element, 'de');
    await waitFor(() => lang(element) === 'de' && lang(other) === 'de');
    expect(navigations()).to.deep.equal([]);
    expect(stageOf(element)).to.equal('password');
    expect(field(element, 'Passwort')).to.equal(input);
    expect(input.value).to.equal(PASSWORD);
    await waitFor(() => focused() === find(element, '[aria-haspopup=menu]'));
  });

  it('switches without a reload if a reload would lose the token’s screen', async () => {
    const { element } = followLink({ type: 'vouchernewreg' });
    for (const locale of ['nl', 'de']) {
      await waitForStage(element, 'success');
      await chooseLanguage(element, locale);
      await waitFor(() => lang(element) === locale);
    }
    expect(navigations()).to.deep.equal([]);
  });

  it('fires an event for the current language, too, because it is saved', async () => {
    const element = await open();
    const events = recordEvents(element);
    await chooseLanguage(element, 'de');
    await waitFor(() => eventDetails(events, 'portal-locale').length > 0);
    expect(eventDetails(events, 'portal-locale')).to.deep.equal([{ locale: 'de' }]);
  });
});
