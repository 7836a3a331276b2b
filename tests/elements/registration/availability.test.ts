import { expect } from 'chai';
import { CAMPAIGN, GROUP } from '../../support/calls.ts';
import { captureWarnings } from '../../support/console.ts';
import { fakeFetch, httpReply, ok, type Reply, usualReplies, usualReply } from '../../support/fake-fetch.ts';
import { FAULTS, REFUSALS, UNEXPECTED } from '../../support/faults.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { currentPath, hrefOf, openPath } from '../../support/links.ts';
import { setUrl } from '../../support/location.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { registrationConfig } from '../../support/registration.ts';
import { field, findAll, textOf } from '../../support/shadow.ts';
import { open, stageOf, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const CLOSED = 'Registration is not available.';
let configurations = 0;

/** A page loads each configuration once, so every call uses another one. */
async function openWidget(attributes: string, table: Record<string, Reply>, members: object = {}) {
  configurations += 1;
  const url = `/availability-${configurations}/config`;
  const server = fakeFetch({ ...registrationConfig(members, url), ...table });
  const element = await open(`<self-register config-url="${url}" ${attributes}></self-register>`);
  await waitFor(() => stageOf(element) !== 'checking');
  return { element, stage: stageOf(element), ...server };
}

describe('the availability of a registration', () => {
  before(loadElements);
  const warnings = captureWarnings();

  it('is set in the configuration, by one switch per type', async () => {
    const switches = ['defaultregistration', 'campaignsignup', 'groupsignup'];
    const table = usualReplies(CAMPAIGN, GROUP);
    for (const [attributes, relevant] of [
      ['', 'defaultregistration'],
      ['campaign-id="7"', 'campaignsignup'],
      ['group-id="7"', 'groupsignup'],
      ['group-id="7" campaign-id="9"', 'groupsignup'],
    ] as const)
      for (const on of switches) {
        const members = Object.fromEntries(switches.map((name) => [name, name === on]));
        const { element, stage } = await openWidget(attributes, table, members);
        expect(stage, `${attributes} with ${on}`).to.equal(on === relevant ? 'entry' : 'closed');
        element.remove();
      }
  });

  it('is also set in the data of the campaign or group', async () => {
    for (const [data, stage] of [
      [{ config: { selfregistration: { signup: true, register: false } } }, 'entry'],
      [{ config: { selfregistration: { signup: false, register: true } } }, 'entry'],
      [{ config: { selfregistration: { signup: false, register: false } } }, 'closed'],
      [{ config: { selfregistration: {} } }, 'closed'],
      [{ config: { selfregistration: null } }, 'closed'],
      [{ config: {} }, 'closed'],
      [{}, 'closed'],
      [{ config: { selfregistration: { signup: 'true' } } }, 'entry'],
      [{ config: { selfregistration: { signup: 0, register: '1' } } }, 'entry'],
      [{ config: { selfregistration: { signup: 'odd', register: 0 } } }, 'closed'],
      [{ config: [] }, 'closed'],
      [null, 'closed'],
    ] as const)
      for (const [attribute, route] of [
        ['campaign-id', CAMPAIGN],
        ['group-id', GROUP],
      ] as const) {
        const { element, stage: reached } = await openWidget(`${attribute}="7"`, { [route]: ok(data) });
        expect(reached, JSON.stringify(data)).to.equal(stage);
        element.remove();
      }
  });

  for (const [fault, { reply }] of Object.entries(FAULTS)) {
    // Without an answer it is unknown whether the campaign or group is open (D38).
    const expected = REFUSALS.has(fault) ? 'closed' : 'lost';
    it(`is ${expected} if the data of a campaign or group is ${fault}, which is logged`, async () => {
      for (const [attribute, route] of [
        ['campaign-id', CAMPAIGN],
        ['group-id', GROUP],
      ] as const) {
        const { element, stage } = await openWidget(`${attribute}="7"`, { [route]: reply });
        expect(stage).to.equal(expected);
        expect(textOf(element).includes(CLOSED)).to.equal(expected === 'closed');
        expect(warnings.join()).to.include('The registration data could not be loaded');
        element.remove();
      }
    });
  }

  it('encodes an id as one path segment, and rejects an id of dots', async () => {
    const id = 'Köln & Bonn/2026 (50 %)?#';
    const route = `GET /api/v1/groups/${encodeURIComponent(id)}/registration/data`;
    const { stage, requests } = await openWidget(`group-id="${id}"`, { [route]: usualReply(GROUP) });
    expect(stage).to.equal('entry');
    expect(requests.map((request) => request.route)).to.include(route);
    const dots = await openWidget('group-id=".."', {});
    expect(dots.stage).to.equal('closed');
  });

  it('closed: a widget shows a message instead of the form, links to the login and fires portal-error', async () => {
    const events = recordEvents(document);
    const { element } = await openWidget('login-url="/sign/in/"', {}, { defaultregistration: false });
    expect(textOf(element)).to.include(CLOSED);
    expect(findAll(element, 'form')).to.deep.equal([]);
    expect(hrefOf(element, 'Back to Login')).to.equal(`${location.origin}/sign/in/`);
    await waitFor(() => eventDetails(events, 'portal-error').length === 1);
    expect(eventDetails(events, 'portal-error')).to.deep.equal([
      { flow: 'registration', message: CLOSED, kind: 'refused' },
    ]);
    expect(eventDetails(events, 'portal-stage')).to.deep.equal([{ stage: 'checking' }, { stage: 'closed' }]);
  });

  it('unknown: the portal goes to its root and shows that something went wrong', async () => {
    fakeFetch({
      'GET /lost/api/v1/settings/config': ok({ members: { campaignsignup: true } }),
      'GET /lost/api/v1/campaigns/*': httpReply(502, ''),
      'GET /lost/*': ok(),
    });
    setUrl('/login/register/campaigns/7');
    const element = mount('<login-portal api-base="/lost"></login-portal>');
    await waitForStage(element, 'start');
    expect(currentPath()).to.equal('/login/');
    expect(textOf(element)).to.include(UNEXPECTED);
    expect(textOf(element)).to.not.include(CLOSED);
  });

  it('is checked again for another campaign, with a new form', async () => {
    const other = 'GET /api/v1/campaigns/8/registration/data';
    const { element, sent } = await openWidget('campaign-id="7"', {
      ...usualReplies(CAMPAIGN),
      [other]: usualReply(CAMPAIGN),
    });
    element.setAttribute('theme', 'dark');
    expect(sent(CAMPAIGN)).to.have.length(1);
    const input = field(element, 'First name');
    element.setAttribute('campaign-id', '8');
    await waitFor(() => sent(other).length === 1);
    await waitFor(() => stageOf(element) === 'entry' && field(element, 'First name') !== input);
  });

  it('closed: the portal replaces the URL with its root and shows why', async () => {
    fakeFetch();
    const entries = history.length;
    for (const route of ['register', 'register/campaigns/7', 'register/groups/7']) {
      const element = openPath(route);
      await waitForStage(element, 'start');
      expect([currentPath(), history.length]).to.deep.equal(['/login/', entries]);
      expect(textOf(element)).to.include(CLOSED);
      element.remove();
    }
  });
});
