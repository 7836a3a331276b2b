import { expect } from 'chai';
import { DATA_REQUEST, REPORTS_REQUEST } from '../../support/calls.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { chooseLanguage } from '../../support/language-menu.ts';
import { loadElements } from '../../support/mount.ts';
import { button, field, fill, find, textOf } from '../../support/shadow.ts';
import { EMAIL, open, stageOf, submit, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const MESSAGES = 'GET /api/v1/i18n/messages/login/en';

describe('several <access-request> elements on a page', () => {
  before(loadElements);

  // Must be the first test, because a page caches the replies.
  it('load the shared messages once and nothing else', async () => {
    const { requests } = fakeFetch();
    await open('<access-request></access-request>');
    await open('<access-request kind="personalreports"></access-request>');
    await open('<forgot-password></forgot-password>');
    await waitFor(() => requests.length > 0);
    expect(requests.map(({ route }) => route)).to.deep.equal([MESSAGES]);
  });

  it('have separate forms', async () => {
    const { sent } = fakeFetch({ [DATA_REQUEST]: ok(), [REPORTS_REQUEST]: ok() });
    const first = await open('<access-request></access-request>');
    const second = await open('<access-request kind="personalreports"></access-request>');
    fill(field(first, 'Email address'), EMAIL);
    fill(field(second, 'Email address'), 'bob@example.org');
    submit(first);
    await waitForStage(first, 'success');
    expect(stageOf(second)).to.equal('idle');
    submit(second);
    await waitForStage(second, 'success');
    expect(sent(DATA_REQUEST).map(({ body }) => body)).to.deep.equal([{ email: EMAIL }]);
    expect(sent(REPORTS_REQUEST).map(({ body }) => body)).to.deep.equal([{ email: 'bob@example.org' }]);
  });

  it('follow the theme and the language chosen in a portal on the same page', async () => {
    fakeFetch();
    const widget = await open('<access-request></access-request>');
    const portal = await open();
    button(portal, 'Switch to dark mode').click();
    await waitFor(() => find(widget, '[part=root]').dataset.theme === 'dark');
    await chooseLanguage(portal, 'de');
    await waitFor(() => textOf(widget).includes('E-Mail-Adresse'));
  });
});
