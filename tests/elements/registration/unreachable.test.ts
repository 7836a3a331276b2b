import { expect } from 'chai';
import { type Answer, fakeFetch, held, inTurn, ok, raw, silent } from '../../support/fake-fetch.ts';
import { UNREACHABLE } from '../../support/faults.ts';
import { details, record } from '../../support/host-events.ts';
import { losePatience } from '../../support/late.ts';
import { alertOf, comeBack, openPath, path } from '../../support/links.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { REGISTER, register } from '../../support/registration.ts';
import { button, field, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, open, stageOf, untilStage } from '../../support/stages.ts';
import { keepWarnings } from '../../support/warnings.ts';

const CLOSED = 'Registration is not available.';
const CONFIGURATION = ok({ members: { defaultregistration: true, campaignsignup: true } });
const OPEN_DATA = ok({ config: { selfregistration: { signup: true } } });
const broken = raw(502, '');

let address = 0;

/** A widget whose configuration is answered like this. */
async function arrive(first: Answer, ...others: Answer[]) {
  address += 1;
  const route = `GET /unreachable-${address}/config`;
  const server = fakeFetch({ [route]: inTurn(first, ...others), [REGISTER]: ok() });
  const html = `<self-register config-url="/unreachable-${address}/config" email="${EMAIL}"></self-register>`;
  const element = await open(html);
  return { element, html, asked: () => server.sent(route).length, ...server };
}

const retry = (element: Element) => button(element, 'Try again').click();

describe('a registration without its configuration', () => {
  before(loadElements);
  const written = keepWarnings();

  it('says that the server cannot be reached, and asks again when the person wants it', async () => {
    const { element, asked, sent } = await arrive(broken, broken, CONFIGURATION);
    await poll(() => alertOf(element) === UNREACHABLE);
    expect(textOf(element)).to.not.include(CLOSED);
    expect(written.join()).to.include('The configuration could not be loaded');
    const said = find(element, '[role=alert]');
    retry(element);
    await poll(() => asked() === 2 && alertOf(element) === UNREACHABLE);
    expect(find(element, '[role=alert]')).to.not.equal(said);
    expect(focused()).to.equal(find(element, '[part=title]'));
    retry(element);
    await untilStage(element, 'entry');
    expect(focused()).to.equal(find(element, '[part=title]'));
    expect([asked(), field(element, 'Email address').value]).to.deep.equal([3, EMAIL]);
    register(element);
    await untilStage(element, 'success');
    expect(sent(REGISTER)).to.have.length(1);
  });

  it('gives up after 20 seconds of silence', async () => {
    const limits = losePatience();
    const { element } = await arrive(silent);
    await poll(() => alertOf(element) === UNREACHABLE);
    expect(new Set(limits)).to.deep.equal(new Set([20_000]));
  });

  it('tells the page each time', async () => {
    const events = record(document);
    const { element } = await arrive(broken);
    await poll(() => alertOf(element) === UNREACHABLE);
    retry(element);
    await poll(() => details(events, 'portal-error').length === 2);
    const flow = 'registration';
    expect(details(events, 'portal-error')).to.deep.equal(Array(2).fill({ flow, message: UNREACHABLE }));
    const stages = ['checking', 'offline', 'checking', 'offline'];
    expect(details(events, 'portal-stage')).to.deep.equal(stages.map((stage) => ({ stage })));
  });

  it('does not hold back one that comes later, which asks again', async () => {
    const { element, html, asked } = await arrive(broken, CONFIGURATION);
    await poll(() => stageOf(element) === 'offline');
    const later = mount(html);
    await untilStage(later, 'entry');
    expect(asked()).to.equal(2);
    retry(element);
    await untilStage(element, 'entry');
    expect(asked()).to.equal(2);
  });

  it('shares one request with those who ask at the same time', async () => {
    const slow = held(broken);
    const { element, html, asked } = await arrive(slow, CONFIGURATION);
    const other = mount(html);
    await poll(() => stageOf(other) === 'checking');
    slow.open();
    for (const each of [element, other]) await poll(() => alertOf(each) === UNREACHABLE);
    expect(asked()).to.equal(1);
  });

  it('stays where it is in the portal', async () => {
    fakeFetch({ 'GET /api/v1/settings/config': broken });
    const element = openPath('register');
    await poll(() => alertOf(element) === UNREACHABLE);
    expect(path()).to.equal('/login/register');
  });
});

describe('a registration without the data of its campaign', () => {
  before(loadElements);
  keepWarnings();

  it('says that the server cannot be reached, and asks again when the person wants it', async () => {
    const data = 'GET /api/v1/campaigns/7/registration/data';
    const { sent } = fakeFetch({
      'GET /unreachable-campaign/config': CONFIGURATION,
      [data]: inTurn(broken, OPEN_DATA),
    });
    const element = await open(
      '<self-register config-url="/unreachable-campaign/config" campaign-id="7"></self-register>',
    );
    await poll(() => alertOf(element) === UNREACHABLE);
    expect(findAll(element, 'form')).to.deep.equal([]);
    retry(element);
    await untilStage(element, 'entry');
    expect(sent(data)).to.have.length(2);
  });
});

describe('a registration that comes back from the back/forward cache while it is checked', () => {
  before(loadElements);

  it('checks again', async () => {
    const data = 'GET /api/v1/campaigns/7/registration/data';
    const { sent } = fakeFetch({
      'GET /restored/config': CONFIGURATION,
      [data]: inTurn(silent, OPEN_DATA),
    });
    const element = await open(
      '<self-register config-url="/restored/config" campaign-id="7"></self-register>',
    );
    await poll(() => sent(data).length === 1);
    comeBack();
    await untilStage(element, 'entry');
    expect(sent(data)).to.have.length(2);
  });
});
