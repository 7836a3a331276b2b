import { expect } from 'chai';
import { DATA_REQUEST } from '../../support/calls.ts';
import { cookies } from '../../support/cookies.ts';
import { fakeFetch, ok, refused, sequence } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { currentPath, hrefOf } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { field, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, fillAndSubmit, open, submit, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const MISSING = 'Please provide your e-mail address!';

describe('<access-request> in a host page', () => {
  before(loadElements);

  it('fires its events in order', async () => {
    fakeFetch({ [DATA_REQUEST]: sequence(refused('Not now.'), ok()) });
    const events = recordEvents(document);
    const element = await open('<access-request></access-request>');
    fillAndSubmit(element, 'Email address', ' ');
    await waitFor(() => eventDetails(events, 'portal-error').length === 1);
    fillAndSubmit(element, 'Email address', EMAIL);
    await waitFor(() => eventDetails(events, 'portal-error').length === 2);
    submit(element);
    await waitFor(() => eventDetails(events, 'portal-success').length === 1);
    const flow = 'access-request';
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['portal-stage', { stage: 'idle' }],
      ['portal-ready', { element: flow }],
      ['portal-error', { flow, field: 'email', message: MISSING, kind: 'input' }],
      [
        'portal-error',
        {
          flow,
          field: 'email',
          message: 'Not now.',
          kind: 'refused',
          call: 'POST /api/v1/members/personaldata',
        },
      ],
      ['portal-stage', { stage: 'success' }],
      ['portal-success', { flow }],
    ]);
  });

  it('shows an error and sends nothing while the email address is empty', async () => {
    const { sent } = fakeFetch();
    const element = await open('<access-request></access-request>');
    const input = field(element, 'Email address');
    for (const text of ['', '   ']) {
      fillAndSubmit(element, 'Email address', text);
      expect(await waitFor(() => errorOf(input))).to.equal(MISSING);
      await waitFor(() => focused() === input);
    }
    expect(sent(DATA_REQUEST)).to.deep.equal([]);
  });

  it('does not move the focus when it is mounted', async () => {
    fakeFetch();
    const hostInput = mount<HTMLInputElement>('<input aria-label="Host input">');
    hostInput.focus();
    await open('<access-request email="ada@example.org"></access-request>');
    expect(focused()).to.equal(hostInput);
  });

  it('fills the field with the trimmed email attribute and sends it without typing', async () => {
    const { sent } = fakeFetch({ [DATA_REQUEST]: ok() });
    const element = await open(`<access-request email=" ${EMAIL} "></access-request>`);
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    submit(element);
    await waitForStage(element, 'success');
    expect(sent(DATA_REQUEST)[0]?.body).to.deep.equal({ email: EMAIL });
  });

  it('sends a value that a password manager set without an event', async () => {
    const { sent } = fakeFetch({ [DATA_REQUEST]: ok() });
    const element = await open('<access-request></access-request>');
    field(element, 'Email address').value = EMAIL;
    submit(element);
    await waitForStage(element, 'success');
    expect(sent(DATA_REQUEST)[0]?.body).to.deep.equal({ email: EMAIL });
  });

  it('does not change URL, title, cookies or storage, and links to the pages of its attributes', async () => {
    fakeFetch({ [DATA_REQUEST]: ok() });
    const before = [currentPath(), document.title, history.length];
    const element = await open(
      '<access-request login-url="/sign/in/" privacy-url="/our/privacy"></access-request>',
    );
    fillAndSubmit(element, 'Email address', EMAIL);
    await waitForStage(element, 'success');
    expect([currentPath(), document.title, history.length]).to.deep.equal(before);
    expect([cookies(), { ...localStorage }, { ...sessionStorage }]).to.deep.equal([{}, {}, {}]);
    expect(hrefOf(element, 'Back to Login')).to.equal(`${location.origin}/sign/in/`);
    expect(hrefOf(element, 'Privacy Statement')).to.equal(`${location.origin}/our/privacy`);
    expect(navigations()).to.deep.equal([]);
  });

  it('replaces the form with a confirmation and focuses its title', async () => {
    fakeFetch({ [DATA_REQUEST]: ok() });
    const element = await open('<access-request></access-request>');
    fillAndSubmit(element, 'Email address', EMAIL);
    await waitForStage(element, 'success');
    expect(findAll(element, 'form')).to.deep.equal([]);
    expect(textOf(element)).to.include('Your Request was sent successfully!');
    expect(focused()).to.equal(findAll(element, '[part=title]')[0]);
  });
});
