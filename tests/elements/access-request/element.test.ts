import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { cookies } from '../../support/cookies.ts';
import { fakeFetch, inTurn, ok, refused } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { DATA_REQUEST, hrefOf, path } from '../../support/links.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, errorOf, open, submit, untilStage } from '../../support/stages.ts';

const MISSING = 'Please provide your e-mail address!';

describe('<access-request> in somebody else’s page', () => {
  before(loadElements);

  it('tells its story in events', async () => {
    fakeFetch({ [DATA_REQUEST]: inTurn(refused('Not now.'), ok()) });
    const events = record(document);
    const element = await open('<access-request></access-request>');
    enter(element, 'Email address', ' ');
    await poll(() => details(events, 'portal-error').length === 1);
    enter(element, 'Email address', EMAIL);
    await poll(() => details(events, 'portal-error').length === 2);
    submit(element);
    await poll(() => details(events, 'portal-success').length === 1);
    const flow = 'access-request';
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['portal-stage', { stage: 'idle' }],
      ['portal-ready', { element: flow }],
      ['portal-error', { flow, field: 'email', message: MISSING }],
      ['portal-error', { flow, field: 'email', message: 'Not now.' }],
      ['portal-stage', { stage: 'success' }],
      ['portal-success', { flow }],
    ]);
  });

  it('asks for the address before anything is sent, and again when it is missing again', async () => {
    const { sent } = fakeFetch();
    const element = await open('<access-request></access-request>');
    const input = field(element, 'Email address');
    for (const text of ['', '   ']) {
      enter(element, 'Email address', text);
      expect(await poll(() => errorOf(input))).to.equal(MISSING);
      await poll(() => focused() === input);
    }
    expect(sent(DATA_REQUEST)).to.deep.equal([]);
  });

  it('takes no focus when it appears', async () => {
    fakeFetch();
    const own = mount<HTMLInputElement>('<input aria-label="The page’s own">');
    own.focus();
    await open('<access-request email="ada@example.org"></access-request>');
    expect(focused()).to.equal(own);
  });

  it('begins with the address the page knows, whose sending needs no typing', async () => {
    const { sent } = fakeFetch({ [DATA_REQUEST]: ok() });
    const element = await open(`<access-request email=" ${EMAIL} "></access-request>`);
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    submit(element);
    await untilStage(element, 'success');
    expect(sent(DATA_REQUEST)[0]?.body).to.deep.equal({ email: EMAIL });
  });

  it('sends what a password manager wrote without an event', async () => {
    const { sent } = fakeFetch({ [DATA_REQUEST]: ok() });
    const element = await open('<access-request></access-request>');
    field(element, 'Email address').value = EMAIL;
    submit(element);
    await untilStage(element, 'success');
    expect(sent(DATA_REQUEST)[0]?.body).to.deep.equal({ email: EMAIL });
  });

  it('leaves address bar, title, cookies and storage alone, and has links out of itself', async () => {
    fakeFetch({ [DATA_REQUEST]: ok() });
    const before = [path(), document.title, history.length];
    const element = await open(
      '<access-request login-url="/sign/in/" privacy-url="/our/privacy"></access-request>',
    );
    enter(element, 'Email address', EMAIL);
    await untilStage(element, 'success');
    expect([path(), document.title, history.length]).to.deep.equal(before);
    expect([cookies(), { ...localStorage }, { ...sessionStorage }]).to.deep.equal([{}, {}, {}]);
    expect(hrefOf(element, 'Back to Login')).to.equal(`${location.origin}/sign/in/`);
    expect(hrefOf(element, 'Privacy Statement')).to.equal(`${location.origin}/our/privacy`);
    expect(departures()).to.deep.equal([]);
  });

  it('says in the place of the form that a mail is on its way', async () => {
    fakeFetch({ [DATA_REQUEST]: ok() });
    const element = await open('<access-request></access-request>');
    enter(element, 'Email address', EMAIL);
    await untilStage(element, 'success');
    expect(findAll(element, 'form')).to.deep.equal([]);
    expect(textOf(element)).to.include('Your Request was sent successfully!');
    expect(focused()).to.equal(findAll(element, '[part=title]')[0]);
  });
});
