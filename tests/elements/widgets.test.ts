import { expect } from 'chai';
import { cookies } from '../support/cookies.ts';
import { fakeFetch, usualReply } from '../support/fake-fetch.ts';
import { FORMS, serveForm } from '../support/forms.ts';
import { currentPath } from '../support/links.ts';
import { navigations } from '../support/location.ts';
import { loadElements, mount } from '../support/mount.ts';
import { findAll, focused } from '../support/shadow.ts';
import { open, stageOf, waitForStage } from '../support/stages.ts';
import { waitFor } from '../support/wait-for.ts';

const WIDGETS = ['forgotten password', 'personal data request', 'voucher', 'registration'] as const;

/** What belongs to the host page. */
const page = () => [
  [currentPath(), document.title, history.length],
  [cookies(), { ...localStorage }, { ...sessionStorage }],
  navigations(),
];

const values = (element: Element) => findAll<HTMLInputElement>(element, 'input').map(({ value }) => value);

describe('a widget in a host page', () => {
  before(loadElements);

  // Must be the first test, because a page caches the replies.
  it('loads the messages, once for all widgets, and nothing else', async () => {
    const { requests } = fakeFetch();
    await open('<access-request></access-request>');
    await open('<access-request kind="personalreports"></access-request>');
    await open('<forgot-password></forgot-password>');
    await waitFor(() => requests.length > 0);
    expect(requests.map(({ route }) => route)).to.deep.equal(['GET /api/v1/i18n/messages/login/en']);
  });

  for (const name of WIDGETS) {
    const form = FORMS[name];

    it(`does not change focus, URL, title, cookies or storage: ${name}`, async () => {
      serveForm(form, usualReply(form.route));
      const hostInput = mount<HTMLInputElement>('<input aria-label="Host input">');
      hostInput.focus();
      const before = page();
      const element = await form.open();
      expect(focused()).to.equal(hostInput);
      form.submit(element);
      await waitForStage(element, form.nextStage);
      expect(page()).to.deep.equal(before);
    });

    it(`shares no state with a second one: ${name}`, async () => {
      serveForm(form, usualReply(form.route));
      const first = await form.open();
      const second = await form.open();
      const before = values(second);
      form.submit(first);
      await waitForStage(first, form.nextStage);
      expect([stageOf(second), values(second)]).to.deep.equal([form.stage, before]);
    });
  }
});
