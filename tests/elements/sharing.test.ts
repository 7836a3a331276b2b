import { expect } from 'chai';
import { cookies } from '../support/cookies.ts';
import { fakeFetch, held, ok } from '../support/fake-fetch.ts';
import { loadElements } from '../support/mount.ts';
import { poll } from '../support/poll.ts';
import { button, field, fill, find, textOf } from '../support/shadow.ts';
import { answersFor, EMAIL, open, stageOf, untilStage, walkTo } from '../support/stages.ts';

const theme = (element: Element) => find(element, '[part=root]').dataset.theme;

const CONFIGURATION = 'GET /api/v1/settings/config';
const SHORT_CONFIGURATION = 'GET /api/v1/settings/config/short';
const MESSAGES = 'GET /api/v1/i18n/messages/login/en';

describe('several elements on a page', () => {
  before(loadElements);

  // First: the answers last for the page.
  it('ask once for what they share, and each shows it, also one that comes late', async () => {
    const slow = held(ok({ version: '7.0.1' }));
    const { requests, sent } = fakeFetch({ [CONFIGURATION]: slow });
    const elements = [await open(), await open(), await open('<forgot-password></forgot-password>')];
    slow.open();
    elements.push(await open());
    for (const element of elements.filter(({ localName }) => localName === 'login-portal'))
      await poll(() => textOf(element).includes('7.0.1'));
    for (const route of [CONFIGURATION, SHORT_CONFIGURATION, MESSAGES]) expect(sent(route)).to.have.length(1);
    expect(requests).to.have.length(3);
  });

  it('ask anew where they speak to another API', async () => {
    const { sent } = fakeFetch({ 'GET /other/*': ok() });
    await open('<login-portal routing="memory" api-base="/other"></login-portal>');
    await open('<login-portal routing="memory" api-base="/other/"></login-portal>');
    await open('<login-portal routing="memory"></login-portal>');
    expect(sent('GET /other/api/v1/settings/config').length).to.be.within(1, 2);
    expect(sent(CONFIGURATION)).to.have.length(0);
  });

  it('each have a form of their own', async () => {
    fakeFetch(answersFor('password'));
    const first = await open();
    const second = await open();
    const widget = await open('<forgot-password></forgot-password>');
    fill(field(first, 'Email address'), EMAIL);
    expect(field(second, 'Email address').value).to.equal('');
    expect(field(widget, 'Email address').value).to.equal('');
    await walkTo(first, 'password');
    expect(stageOf(second)).to.equal('start');
    button(first, 'Cancel').click();
    await untilStage(first, 'start');
  });

  it('change their theme together, and remember it', async () => {
    fakeFetch();
    const first = await open();
    const second = await open();
    const widget = await open('<forgot-password theme="light"></forgot-password>');
    button(first, 'Switch to dark mode').click();
    await poll(() => [first, second, widget].every((element) => theme(element) === 'dark'));
    expect(JSON.parse(cookies().userpref ?? '')).to.deep.equal({ darkmode: true });
    button(second, 'Switch to light mode').click();
    await poll(() => [first, second, widget].every((element) => theme(element) === 'light'));
    expect(JSON.parse(cookies().userpref ?? '')).to.deep.equal({ darkmode: false });
  });
});
