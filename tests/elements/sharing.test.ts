import { expect } from 'chai';
import { CONFIG, SHORT_CONFIG } from '../support/calls.ts';
import { cookies } from '../support/cookies.ts';
import { deferred, fakeFetch, ok } from '../support/fake-fetch.ts';
import { loadElements } from '../support/mount.ts';
import { button, field, fill, find, textOf } from '../support/shadow.ts';
import { EMAIL, goToStage, open, repliesFor, stageOf, waitForStage } from '../support/stages.ts';
import { waitFor } from '../support/wait-for.ts';

const theme = (element: Element) => find(element, '[part=root]').dataset.theme;

const MESSAGES = 'GET /api/v1/i18n/messages/login/en';

describe('several elements on a page', () => {
  before(loadElements);

  // Must be the first test, because a page caches the replies.
  it('load shared data once, and each shows it, also one that is added later', async () => {
    const slow = deferred(ok({ version: '7.0.1' }));
    const { requests, sent } = fakeFetch({ [CONFIG]: slow });
    const elements = [await open(), await open(), await open('<forgot-password></forgot-password>')];
    slow.resolve();
    elements.push(await open());
    for (const element of elements.filter(({ localName }) => localName === 'login-portal'))
      await waitFor(() => textOf(element).includes('7.0.1'));
    for (const route of [CONFIG, SHORT_CONFIG, MESSAGES]) expect(sent(route)).to.have.length(1);
    expect(requests).to.have.length(3);
  });

  it('load shared data again for another API', async () => {
    const { sent } = fakeFetch({ 'GET /other/*': ok() });
    await open('<login-portal routing="memory" api-base="/other"></login-portal>');
    await open('<login-portal routing="memory" api-base="/other/"></login-portal>');
    await open('<login-portal routing="memory"></login-portal>');
    expect(sent('GET /other/api/v1/settings/config').length).to.be.within(1, 2);
    expect(sent(CONFIG)).to.have.length(0);
  });

  it('have separate forms', async () => {
    fakeFetch(repliesFor('password'));
    const first = await open();
    const second = await open();
    const widget = await open('<forgot-password></forgot-password>');
    fill(field(first, 'Email address'), EMAIL);
    expect(field(second, 'Email address').value).to.equal('');
    expect(field(widget, 'Email address').value).to.equal('');
    await goToStage(first, 'password');
    expect(stageOf(second)).to.equal('start');
    button(second, 'Forgot password?').click();
    await waitForStage(second, 'idle');
    expect(stageOf(first)).to.equal('password');
    button(first, 'Cancel').click();
    await waitForStage(first, 'start');
  });

  it('change their theme together and save it', async () => {
    fakeFetch();
    const first = await open();
    const second = await open();
    const widget = await open('<forgot-password theme="light"></forgot-password>');
    button(first, 'Switch to dark mode').click();
    await waitFor(() => [first, second, widget].every((element) => theme(element) === 'dark'));
    expect(JSON.parse(cookies().userpref ?? '')).to.deep.equal({ darkmode: true });
    button(second, 'Switch to light mode').click();
    await waitFor(() => [first, second, widget].every((element) => theme(element) === 'light'));
    expect(JSON.parse(cookies().userpref ?? '')).to.deep.equal({ darkmode: false });
  });
});
