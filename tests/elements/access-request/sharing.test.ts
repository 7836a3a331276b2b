import { expect } from 'chai';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { DATA_REQUEST, REPORTS_REQUEST } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, field, fill, find, textOf } from '../../support/shadow.ts';
import { EMAIL, open, stageOf, submit, untilStage } from '../../support/stages.ts';

const MESSAGES = 'GET /api/v1/i18n/messages/login/en';

describe('several <access-request> on a page', () => {
  before(loadElements);

  // First: the answers last for the page.
  it('ask once for what they share, and for nothing they do not show', async () => {
    const { requests } = fakeFetch();
    await open('<access-request></access-request>');
    await open('<access-request kind="personalreports"></access-request>');
    await open('<forgot-password></forgot-password>');
    await poll(() => requests.length > 0);
    expect(requests.map(({ route }) => route)).to.deep.equal([MESSAGES]);
  });

  it('each have a form of their own', async () => {
    const { sent } = fakeFetch({ [DATA_REQUEST]: ok(), [REPORTS_REQUEST]: ok() });
    const first = await open('<access-request></access-request>');
    const second = await open('<access-request kind="personalreports"></access-request>');
    fill(field(first, 'Email address'), EMAIL);
    fill(field(second, 'Email address'), 'bob@example.org');
    submit(first);
    await untilStage(first, 'success');
    expect(stageOf(second)).to.equal('idle');
    submit(second);
    await untilStage(second, 'success');
    expect(sent(DATA_REQUEST).map(({ body }) => body)).to.deep.equal([{ email: EMAIL }]);
    expect(sent(REPORTS_REQUEST).map(({ body }) => body)).to.deep.equal([{ email: 'bob@example.org' }]);
  });

  it('follow the theme and the language that were chosen in a portal beside them', async () => {
    fakeFetch();
    const widget = await open('<access-request></access-request>');
    const portal = await open();
    button(portal, 'Switch to dark mode').click();
    await poll(() => find(widget, '[part=root]').dataset.theme === 'dark');
    find(portal, '[aria-haspopup=menu]').click();
    (await poll(() => find(portal, '[role=menuitemradio][lang=de]'))).click();
    await poll(() => textOf(widget).includes('E-Mail-Adresse'));
  });
});
