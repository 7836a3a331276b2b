import { expect } from 'chai';
import { CAMPAIGN, CONFIG, GROUP, REGISTER } from '../../support/calls.ts';
import { captureWarnings } from '../../support/console.ts';
import {
  EVERY_REGISTRATION,
  fakeFetch,
  httpReply,
  ok,
  type Reply,
  sequence,
  usualReplies,
} from '../../support/fake-fetch.ts';
import { UNEXPECTED } from '../../support/faults.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, currentPath, hrefOf, openPath } from '../../support/links.ts';
import '../../support/loaded.ts';
import { submitRegistration } from '../../support/registration.ts';
import { button, field, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, open, stageOf, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

const CLOSED = 'Registration is not available.';
const SWITCHES = Object.keys(EVERY_REGISTRATION);
const broken = httpReply(502, '');
const configuration = (members: object = {}) => ok({ members: { ...EVERY_REGISTRATION, ...members } });

let configurations = 0;

/** Opens a widget with a configuration of its own, because a page loads each configuration once. */
async function openWidget(attributes: string, table: Record<string, Reply>, config = configuration()) {
  configurations += 1;
  const path = `/configuration-${configurations}`;
  const route = `GET ${path}`;
  const server = fakeFetch({ [route]: config, ...table });
  const html = `<self-register config-url="${path}" email="${EMAIL}" ${attributes}></self-register>`;
  return { element: await open(html), html, requestCount: () => server.sent(route).length, ...server };
}

/** The stage after the check. */
async function reach(...parameters: Parameters<typeof openWidget>) {
  const widget = await openWidget(...parameters);
  await waitFor(() => stageOf(widget.element) !== 'checking');
  return { ...widget, stage: stageOf(widget.element) };
}

const retry = (element: Element) => button(element, 'Try again').click();

describe('the availability of a registration', () => {
  captureWarnings();

  for (const [attributes, relevant] of [
    ['', 'defaultregistration'],
    ['campaign-id="7"', 'campaignsignup'],
    ['group-id="7"', 'groupsignup'],
    ['group-id="7" campaign-id="9"', 'groupsignup'],
  ] as const)
    it(`is set by one switch of the configuration: ${relevant} for <self-register ${attributes}>`, async () => {
      for (const expected of ['entry', 'closed']) {
        const isOn = (name: string) => (name === relevant) === (expected === 'entry');
        const members = Object.fromEntries(SWITCHES.map((name) => [name, isOn(name)]));
        const table = usualReplies(CAMPAIGN, GROUP);
        const { element, stage } = await reach(attributes, table, configuration(members));
        expect(stage).to.equal(expected);
        element.remove();
      }
    });

  it('closed: a widget shows a message instead of the form, links to the login and fires portal-error', async () => {
    const events = recordEvents(document);
    const { element } = await reach('login-url="/sign/in/"', {}, ok({ members: {} }));
    expect(textOf(element)).to.include(CLOSED);
    expect(findAll(element, 'form')).to.deep.equal([]);
    expect(hrefOf(element, 'Back to Login')).to.equal(
      `${location.origin}/sign/in/?email=${encodeURIComponent(EMAIL)}`,
    );
    await waitFor(() => eventDetails(events, 'portal-error').length === 1);
    expect(eventDetails(events, 'portal-error')).to.deep.equal([
      { flow: 'registration', message: CLOSED, kind: 'refused' },
    ]);
    expect(eventDetails(events, 'portal-stage')).to.deep.equal([{ stage: 'checking' }, { stage: 'closed' }]);
  });

  it('closed: the portal replaces the URL with its root and shows why', async () => {
    const entries = history.length;
    const element = openPath('register/groups/7');
    await waitForStage(element, 'start');
    expect([currentPath(), history.length]).to.deep.equal(['/login/', entries]);
    expect(textOf(element)).to.include(CLOSED);
  });

  it('unknown: the portal goes to its root and shows that something went wrong', async () => {
    fakeFetch({
      'GET /lost/api/v1/settings/config': configuration(),
      'GET /lost/api/v1/campaigns/*': broken,
      'GET /lost/*': ok(),
    });
    const element = openPath('register/campaigns/7');
    element.setAttribute('api-base', '/lost');
    await waitFor(() => textOf(element).includes(UNEXPECTED));
    expect([stageOf(element), currentPath()]).to.deep.equal(['start', '/login/']);
    expect(textOf(element)).to.not.include(CLOSED);
  });
});

describe('a registration that cannot load its configuration or campaign', () => {
  const warnings = captureWarnings();

  it('shows that something went wrong, fires portal-error for every attempt, and a retry works', async () => {
    const events = recordEvents(document);
    const config = sequence(broken, broken, configuration());
    const { element, requestCount, sent } = await openWidget('', { [REGISTER]: ok() }, config);
    await waitFor(() => alertText(element) === UNEXPECTED);
    expect(textOf(element)).to.not.include(CLOSED);
    expect(warnings.join()).to.include('its address is in config-url) could not be loaded');
    const firstAlert = find(element, '[role=alert]');
    retry(element);
    await waitFor(() => requestCount() === 2 && alertText(element) === UNEXPECTED);
    expect(find(element, '[role=alert]')).to.not.equal(firstAlert);
    await waitFor(() => focused() === find(element, '[part=title]'));
    const error = { flow: 'registration', message: UNEXPECTED, kind: 'busy', call: CONFIG };
    await waitFor(() => eventDetails(events, 'portal-error').length === 2);
    expect(eventDetails(events, 'portal-error')).to.deep.equal([error, error]);

    retry(element);
    await waitForStage(element, 'entry');
    const stages = ['checking', 'offline', 'checking', 'offline', 'checking', 'entry'];
    expect(eventDetails(events, 'portal-stage')).to.deep.equal(stages.map((stage) => ({ stage })));
    await waitFor(() => focused() === field(element, 'Title (optional)'));
    expect([requestCount(), field(element, 'Email address').value]).to.deep.equal([3, EMAIL]);
    submitRegistration(element);
    await waitForStage(element, 'success');
    expect(sent(REGISTER)).to.have.length(1);
  });

  it('is told to a person whose address is unknown, together with that', async () => {
    fakeFetch({
      'GET /unknown/api/v1/settings/config': broken,
      'POST /unknown/api/v1/login': ok({ action: 'registration' }),
      'GET /unknown/*': ok(),
    });
    const element = openPath('');
    element.setAttribute('api-base', '/unknown');
    await waitForStage(element, 'start');
    enter(element, 'email', EMAIL);
    await waitFor(() => alertText(element) === UNEXPECTED);
    expect(textOf(element)).to.include(
      "We don't know this email address. Please check it, or contact whoever invited you.",
    );
  });

  it('keeps its URL in the portal', async () => {
    fakeFetch({ 'GET /kept/api/v1/settings/config': broken, 'GET /kept/*': ok() });
    const element = openPath('register');
    element.setAttribute('api-base', '/kept');
    await waitFor(() => alertText(element) === UNEXPECTED);
    expect(currentPath()).to.equal('/login/register');
  });
});
