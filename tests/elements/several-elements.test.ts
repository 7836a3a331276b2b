import { expect } from 'chai';
import { CONFIG, SHORT_CONFIG } from '../support/calls.ts';
import { cookies } from '../support/cookies.ts';
import { deferred, fakeFetch, ok, usualReply } from '../support/fake-fetch.ts';
import { FORMS, serveForm } from '../support/forms.ts';
import { currentPath } from '../support/links.ts';
import { navigations } from '../support/location.ts';
import '../support/loaded.ts';
import { mount } from '../support/mount.ts';
import { button, field, find, findAll, focused, textOf } from '../support/shadow.ts';
import { EMAIL, enter, open, repliesFor, stageOf, waitForStage } from '../support/stages.ts';
import { waitFor } from '../support/timing.ts';

const MESSAGES = 'GET /api/v1/i18n/messages/login/en';

const theme = (element: Element) => find(element, '[part=root]').dataset.theme;
const values = (element: Element) => findAll<HTMLInputElement>(element, 'input').map(({ value }) => value);

/** What belongs to the host page. */
const page = () => [
  [currentPath(), document.title, history.length],
  [cookies(), { ...localStorage }, { ...sessionStorage }],
  navigations(),
];

describe('several elements on a page', () => {
  // Must be the first tests, because a page caches the replies.
  it('load the messages once if all are widgets, and nothing else', async () => {
    const { requests } = fakeFetch();
    mount('<cookie-consent></cookie-consent>');
    await open('<access-request></access-request>');
    await open('<forgot-password></forgot-password>');
    await waitFor(() => requests.length > 0);
    expect(requests.map(({ route }) => route)).to.deep.equal([MESSAGES]);
  });

  it('load shared data once, and each shows it, also one that is added later', async () => {
    const slow = deferred(ok({ version: '7.0.1' }));
    const { requests } = fakeFetch({ [CONFIG]: slow });
    const elements = [await open(), await open()];
    await open('<forgot-password></forgot-password>');
    slow.resolve();
    elements.push(await open());
    for (const element of elements) await waitFor(() => textOf(element).includes('7.0.1'));
    expect(requests.map(({ route }) => route)).to.have.members([CONFIG, SHORT_CONFIG]);
  });

  it('have separate screens and stages', async () => {
    fakeFetch(repliesFor('password'));
    const first = await open();
    const second = await open();
    enter(first, 'email', EMAIL);
    await waitForStage(first, 'password');
    expect([stageOf(second), field(second, 'Email address').value]).to.deep.equal(['start', '']);
    button(second, 'Forgot password?').click();
    await waitForStage(second, 'idle');
    expect(stageOf(first)).to.equal('password');
  });

  it('change their theme together and save it', async () => {
    const elements = [
      await open(),
      await open(),
      await open('<forgot-password theme="light"></forgot-password>'),
    ];
    for (const [index, next] of ['dark', 'light'].entries()) {
      button(elements[index] as HTMLElement, `Switch to ${next} mode`).click();
      await waitFor(() => elements.every((element) => theme(element) === next));
      expect(JSON.parse(cookies().userpref ?? '')).to.deep.equal({ darkmode: next === 'dark' });
    }
  });

  for (const name of ['forgotten password', 'voucher', 'registration'] as const)
    it(`share no state if they are widgets, and a widget does not change focus, URL, title, cookies or storage: ${name}`, async () => {
      const form = FORMS[name];
      serveForm(form, usualReply(form.route));
      const hostInput = mount<HTMLInputElement>('<input aria-label="Host input">');
      hostInput.focus();
      const before = page();
      const first = await form.open();
      const second = await form.open();
      expect(focused()).to.equal(hostInput);
      const untouched = values(second);
      form.submit(first);
      await waitForStage(first, form.nextStage);
      expect(page()).to.deep.equal(before);
      expect([stageOf(second), values(second)]).to.deep.equal([form.stage, untouched]);
    });
});
