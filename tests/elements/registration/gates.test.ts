import { expect } from 'chai';
import { openAt } from '../../support/address.ts';
import { type Answer, fakeFetch, ok, raw } from '../../support/fake-fetch.ts';
import { FAULTS, REFUSALS, UNREACHABLE } from '../../support/faults.ts';
import { details, record } from '../../support/host-events.ts';
import { hrefOf, openPath, path } from '../../support/links.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { openRegistry } from '../../support/registration.ts';
import { field, findAll, textOf } from '../../support/shadow.ts';
import { open, stageOf, untilStage } from '../../support/stages.ts';
import { keepWarnings } from '../../support/warnings.ts';

const CLOSED = 'Registration is not available.';
const OPEN_DATA = ok({ config: { selfregistration: { signup: true, register: false } } });
let address = 0;

/** A configuration of its own for each try: a page asks for each one once. */
async function arrive(attributes: string, table: Record<string, Answer>, members: object = {}) {
  address += 1;
  const url = `/gate-${address}/config`;
  const server = fakeFetch({ ...openRegistry(members, url), ...table });
  const element = await open(`<self-register config-url="${url}" ${attributes}></self-register>`);
  await poll(() => stageOf(element) !== 'checking');
  return { element, stage: stageOf(element), ...server };
}

const CAMPAIGN = 'GET /api/v1/campaigns/7/registration/data';
const GROUP = 'GET /api/v1/groups/7/registration/data';

describe('who may register', () => {
  before(loadElements);
  const written = keepWarnings();

  it('is said by the configuration, a switch for each type', async () => {
    const switches = ['defaultregistration', 'campaignsignup', 'groupsignup'];
    const table = { [CAMPAIGN]: OPEN_DATA, [GROUP]: OPEN_DATA };
    for (const [attributes, own] of [
      ['', 'defaultregistration'],
      ['campaign-id="7"', 'campaignsignup'],
      ['group-id="7"', 'groupsignup'],
      ['group-id="7" campaign-id="9"', 'groupsignup'],
    ] as const)
      for (const on of switches) {
        const members = Object.fromEntries(switches.map((name) => [name, name === on]));
        const { element, stage } = await arrive(attributes, table, members);
        expect(stage, `${attributes} with ${on}`).to.equal(on === own ? 'entry' : 'closed');
        element.remove();
      }
  });

  it('is said by the campaign or group, too', async () => {
    for (const [data, stage] of [
      [{ config: { selfregistration: { signup: true, register: false } } }, 'entry'],
      [{ config: { selfregistration: { signup: false, register: true } } }, 'entry'],
      [{ config: { selfregistration: { signup: false, register: false } } }, 'closed'],
      [{ config: { selfregistration: {} } }, 'closed'],
      [{ config: { selfregistration: null } }, 'closed'],
      [{ config: {} }, 'closed'],
      [{}, 'closed'],
      [{ config: { selfregistration: { signup: 'true' } } }, 'lost'],
    ] as const)
      for (const [attribute, route] of [
        ['campaign-id', CAMPAIGN],
        ['group-id', GROUP],
      ] as const) {
        const { element, stage: reached } = await arrive(`${attribute}="7"`, { [route]: ok(data) });
        expect(reached, JSON.stringify(data)).to.equal(stage);
        element.remove();
      }
  });

  for (const [kind, { answer }] of Object.entries(FAULTS)) {
    // D38: what is no answer says nothing about the campaign or group.
    const expected = REFUSALS.has(kind) ? 'closed' : 'lost';
    it(`a campaign or group that answers with ${kind} ends at ${expected}, and that is logged`, async () => {
      for (const [attribute, route] of [
        ['campaign-id', CAMPAIGN],
        ['group-id', GROUP],
      ] as const) {
        const { element, stage } = await arrive(`${attribute}="7"`, { [route]: answer });
        expect(stage).to.equal(expected);
        expect(textOf(element).includes(CLOSED)).to.equal(expected === 'closed');
        expect(written.join()).to.include('The registration data could not be loaded');
        element.remove();
      }
    });
  }

  it('an id of any characters stays one segment of the address; dots alone are none', async () => {
    const id = 'Köln & Bonn/2026 (50 %)?#';
    const route = `GET /api/v1/groups/${encodeURIComponent(id)}/registration/data`;
    const { stage, requests } = await arrive(`group-id="${id}"`, { [route]: OPEN_DATA });
    expect(stage).to.equal('entry');
    expect(requests.map((request) => request.route)).to.include(route);
    const dots = await arrive('group-id=".."', {});
    expect(dots.stage).to.equal('closed');
  });

  it('a widget says in its place that it is closed, links to the login, and tells the page', async () => {
    const events = record(document);
    const { element } = await arrive('login-url="/sign/in/"', {}, { defaultregistration: false });
    expect(textOf(element)).to.include(CLOSED);
    expect(findAll(element, 'form')).to.deep.equal([]);
    expect(hrefOf(element, 'Back to Login')).to.equal(`${location.origin}/sign/in/`);
    await poll(() => details(events, 'portal-error').length === 1);
    expect(details(events, 'portal-error')).to.deep.equal([{ flow: 'registration', message: CLOSED }]);
    expect(details(events, 'portal-stage')).to.deep.equal([{ stage: 'checking' }, { stage: 'closed' }]);
  });

  it('the portal goes to its root, too, when the data of a campaign does not come, and says that instead', async () => {
    fakeFetch({
      'GET /lost/api/v1/settings/config': ok({ members: { campaignsignup: true } }),
      'GET /lost/api/v1/campaigns/*': raw(502, ''),
      'GET /lost/*': ok(),
    });
    openAt('/login/register/campaigns/7');
    const element = mount('<login-portal api-base="/lost"></login-portal>');
    await untilStage(element, 'start');
    expect(path()).to.equal('/login/');
    expect(textOf(element)).to.include(UNREACHABLE);
    expect(textOf(element)).to.not.include(CLOSED);
  });

  it('another campaign is another form', async () => {
    const other = 'GET /api/v1/campaigns/8/registration/data';
    const { element, sent } = await arrive('campaign-id="7"', { [CAMPAIGN]: OPEN_DATA, [other]: OPEN_DATA });
    element.setAttribute('theme', 'dark');
    expect(sent(CAMPAIGN)).to.have.length(1);
    const input = field(element, 'First name');
    element.setAttribute('campaign-id', '8');
    await poll(() => sent(other).length === 1);
    await poll(() => stageOf(element) === 'entry' && field(element, 'First name') !== input);
  });

  it('the portal goes to its root instead, in the same entry of the history, and says why', async () => {
    fakeFetch();
    const entries = history.length;
    for (const route of ['register', 'register/campaigns/7', 'register/groups/7']) {
      const element = openPath(route);
      await untilStage(element, 'start');
      expect([path(), history.length]).to.deep.equal(['/login/', entries]);
      expect(textOf(element)).to.include(CLOSED);
      element.remove();
    }
  });
});
