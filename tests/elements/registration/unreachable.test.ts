import { expect } from 'chai';
import { CAMPAIGN, CONFIG, REGISTER } from '../../support/calls.ts';
import { captureWarnings } from '../../support/console.ts';
import {
  deferred,
  fakeFetch,
  httpReply,
  networkError,
  neverReplies,
  ok,
  type Reply,
  sequence,
  usualReply,
} from '../../support/fake-fetch.ts';
import { UNEXPECTED, UNREACHABLE } from '../../support/faults.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, currentPath, firePageShow, openPath } from '../../support/links.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { submitRegistration } from '../../support/registration.ts';
import { button, field, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, open, stageOf, waitForStage } from '../../support/stages.ts';
import { settle, watchTimeouts } from '../../support/timing.ts';
import { waitFor } from '../../support/wait-for.ts';

const CLOSED = 'Registration is not available.';
const CONFIGURATION = ok({ members: { defaultregistration: true, campaignsignup: true } });
const broken = httpReply(502, '');

let configurations = 0;

/** Opens a widget whose configuration gets these replies. */
async function openWidget(first: Reply, ...others: Reply[]) {
  configurations += 1;
  const route = `GET /unreachable-${configurations}/config`;
  const server = fakeFetch({ [route]: sequence(first, ...others), [REGISTER]: ok() });
  const html = `<self-register config-url="/unreachable-${configurations}/config" email="${EMAIL}"></self-register>`;
  const element = await open(html);
  return { element, html, requestCount: () => server.sent(route).length, ...server };
}

const retry = (element: Element) => button(element, 'Try again').click();

describe('a registration that cannot load its configuration', () => {
  before(loadElements);
  const warnings = captureWarnings();

  for (const [fault, reply] of Object.entries({
    'answers 404': httpReply(404, '<h1>Not Found</h1>'),
    'answers 500': httpReply(500, ''),
    'answers nonsense': ok(7),
  }))
    it(`shows that something went wrong if the server ${fault}`, async () => {
      const { element } = await openWidget(reply);
      await waitFor(() => alertText(element) === UNEXPECTED);
      expect(button(element, 'Try again')).to.be.instanceOf(HTMLElement);
    });

  it('shows that the server cannot be reached if there is no answer', async () => {
    const { element } = await openWidget(networkError);
    await waitFor(() => alertText(element) === UNREACHABLE);
  });

  it('shows that something went wrong, and a retry works', async () => {
    const { element, requestCount, sent } = await openWidget(broken, broken, CONFIGURATION);
    await waitFor(() => alertText(element) === UNEXPECTED);
    expect(textOf(element)).to.not.include(CLOSED);
    expect(warnings.join()).to.include('The configuration could not be loaded');
    const firstAlert = find(element, '[role=alert]');
    retry(element);
    await waitFor(() => requestCount() === 2 && alertText(element) === UNEXPECTED);
    expect(find(element, '[role=alert]')).to.not.equal(firstAlert);
    expect(focused()).to.equal(find(element, '[part=title]'));
    retry(element);
    await waitForStage(element, 'entry');
    expect(focused()).to.equal(find(element, '[part=title]'));
    expect([requestCount(), field(element, 'Email address').value]).to.deep.equal([3, EMAIL]);
    submitRegistration(element);
    await waitForStage(element, 'success');
    expect(sent(REGISTER)).to.have.length(1);
  });

  it('times out after 20 seconds', async () => {
    const timeouts = watchTimeouts();
    timeouts.shorten();
    const { element } = await openWidget(neverReplies);
    await waitFor(() => alertText(element) === UNREACHABLE);
    expect(new Set(timeouts.requested)).to.deep.equal(new Set([20_000]));
  });

  it('fires portal-error for every attempt', async () => {
    const events = recordEvents(document);
    const { element } = await openWidget(broken);
    await waitFor(() => alertText(element) === UNEXPECTED);
    retry(element);
    await waitFor(() => eventDetails(events, 'portal-error').length === 2);
    const flow = 'registration';
    expect(eventDetails(events, 'portal-error')).to.deep.equal(
      Array(2).fill({
        flow,
        message: UNEXPECTED,
        kind: 'busy',
        call: 'GET /api/v1/settings/config',
      }),
    );
    const stages = ['checking', 'offline', 'checking', 'offline'];
    expect(eventDetails(events, 'portal-stage')).to.deep.equal(stages.map((stage) => ({ stage })));
  });

  it('loads the configuration again for an element that is added later', async () => {
    const { element, html, requestCount } = await openWidget(broken, CONFIGURATION);
    await waitFor(() => stageOf(element) === 'offline');
    const later = mount(html);
    await waitForStage(later, 'entry');
    expect(requestCount()).to.equal(2);
    retry(element);
    await waitForStage(element, 'entry');
    expect(requestCount()).to.equal(2);
  });

  it('shares one request with an element that is added at the same time', async () => {
    const slow = deferred(broken);
    const { element, html, requestCount } = await openWidget(slow, CONFIGURATION);
    const other = mount(html);
    await waitFor(() => stageOf(other) === 'checking');
    // An effect asks for the configuration.
    await settle();
    slow.resolve();
    for (const each of [element, other]) await waitFor(() => alertText(each) === UNEXPECTED);
    expect(requestCount()).to.equal(1);
  });

  it('keeps its URL in the portal', async () => {
    fakeFetch({ [CONFIG]: broken });
    const element = openPath('register');
    await waitFor(() => alertText(element) === UNEXPECTED);
    expect(currentPath()).to.equal('/login/register');
  });
});

describe('a registration that cannot load the data of its campaign', () => {
  before(loadElements);
  captureWarnings();

  it('shows that something went wrong, and a retry works', async () => {
    const { sent } = fakeFetch({
      'GET /unreachable-campaign/config': CONFIGURATION,
      [CAMPAIGN]: sequence(broken, usualReply(CAMPAIGN)),
    });
    const element = await open(
      '<self-register config-url="/unreachable-campaign/config" campaign-id="7"></self-register>',
    );
    await waitFor(() => alertText(element) === UNEXPECTED);
    expect(findAll(element, 'form')).to.deep.equal([]);
    retry(element);
    await waitForStage(element, 'entry');
    expect(sent(CAMPAIGN)).to.have.length(2);
  });
});

describe('a registration restored from the back/forward cache while it is checked', () => {
  before(loadElements);

  it('is checked again', async () => {
    const { sent } = fakeFetch({
      'GET /restored/config': CONFIGURATION,
      [CAMPAIGN]: sequence(neverReplies, usualReply(CAMPAIGN)),
    });
    const element = await open(
      '<self-register config-url="/restored/config" campaign-id="7"></self-register>',
    );
    await waitFor(() => sent(CAMPAIGN).length === 1);
    firePageShow();
    await waitForStage(element, 'entry');
    expect(sent(CAMPAIGN)).to.have.length(2);
  });
});
