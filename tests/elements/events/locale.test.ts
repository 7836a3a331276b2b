import { expect } from 'chai';
import { departures, openAt } from '../../support/address.ts';
import { cookies, setCookie } from '../../support/cookies.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { followLink, untilChecked } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, fill, find, findAll, focused } from '../../support/shadow.ts';
import { answersFor, open, PASSWORD, PORTAL, stageOf, walkTo } from '../../support/stages.ts';

const lang = (element: Element) => find(element, '[part=root]').lang;

async function choose(element: Element, locale: string) {
  find(element, '[aria-haspopup=menu]').click();
  (await poll(() => findAll(element, `[role=menuitemradio][lang=${locale}]`)[0])).click();
}

describe('the event before the language changes', () => {
  before(loadElements);

  // The choice lasts for the page, so the tests go from language to language.
  it('reloads a page of our own, the choice saved', async () => {
    openAt('/login/');
    setCookie('userpref', JSON.stringify({ darkmode: false, more: 1 }));
    fakeFetch();
    const element = await open('<login-portal></login-portal>');
    const events = record(element);
    await choose(element, 'pl');
    expect(details(events, 'portal-locale')).to.deep.equal([{ locale: 'pl' }]);
    expect(departures()).to.deep.equal([{ url: `${location.origin}/login/`, how: 'reload' }]);
    expect(JSON.parse(cookies().userpref ?? '')).to.deep.equal({ darkmode: false, more: 1, locale: 'pl' });
    expect(localStorage.getItem('locale')).to.equal('pl');
    expect(lang(element)).to.equal('en');
  });

  it('switches in place when it is prevented', async () => {
    openAt('/login/');
    fakeFetch();
    const element = await open('<login-portal></login-portal>');
    element.addEventListener('portal-locale', (event) => event.preventDefault());
    await choose(element, 'nl');
    await poll(() => lang(element) === 'nl');
    expect(departures()).to.deep.equal([]);
    expect(cookies().userpref).to.include('"locale":"nl"');
  });

  it('switches in place in somebody else’s page, and keeps stage, typed text and focus', async () => {
    fakeFetch(answersFor('password'));
    const element = await open(PORTAL);
    const other = await open(PORTAL);
    await choose(element, 'en');
    await poll(() => lang(element) === 'en' && lang(other) === 'en');
    await walkTo(element, 'password');
    const input = field(element, 'Password');
    fill(input, PASSWORD);
    await choose(element, 'de');
    await poll(() => lang(element) === 'de' && lang(other) === 'de');
    expect(departures()).to.deep.equal([]);
    expect(stageOf(element)).to.equal('password');
    expect(field(element, 'Passwort')).to.equal(input);
    expect(input.value).to.equal(PASSWORD);
    expect(focused()).to.equal(find(element, '[aria-haspopup=menu]'));
  });

  it('switches in place where a reload would lose what a token has opened', async () => {
    const { element } = followLink({ type: 'vouchernewreg' });
    await untilChecked(element, 'success');
    await choose(element, 'nl');
    await poll(() => lang(element) === 'nl');
    await untilChecked(element, 'success');
    await choose(element, 'de');
    await poll(() => lang(element) === 'de');
    expect(departures()).to.deep.equal([]);
  });

  it('does not come for the language that is there', async () => {
    fakeFetch();
    const element = await open(PORTAL);
    const events = record(element);
    await choose(element, 'de');
    expect(details(events, 'portal-locale')).to.deep.equal([]);
  });
});
