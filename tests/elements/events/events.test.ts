import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { fakeFetch, inTurn, ok, refused } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button } from '../../support/shadow.ts';
import {
  answersFor,
  CODE,
  EMAIL,
  enter,
  open,
  PASSWORD,
  PORTAL,
  RECOVERY,
  USER_LOGIN,
  untilStage,
  walkTo,
} from '../../support/stages.ts';

describe('the events of an element', () => {
  before(loadElements);

  it('tell the story of a sign-in, in its order', async () => {
    fakeFetch({
      ...answersFor('twofactor'),
      [USER_LOGIN]: inTurn(
        refused('Not that one.'),
        ok({ action: 'challenge' }),
        refused('Wrong code.'),
        ok({ action: 'admin' }),
      ),
    });
    const events = record(document);
    const element = await open();
    await walkTo(element, 'password');
    enter(element, 'Password', PASSWORD);
    await poll(() => details(events, 'portal-error').length === 1);
    enter(element, 'Password', PASSWORD);
    await untilStage(element, 'twofactor');
    enter(element, 'Security code', CODE);
    await poll(() => details(events, 'portal-error').length === 2);
    enter(element, 'Security code', CODE);
    await poll(() => details(events, 'portal-stage').length === 4);
    expect(departures()).to.have.length(1);
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['portal-stage', { stage: 'start' }],
      ['portal-ready', { element: 'login-portal' }],
      ['portal-route', { path: '' }],
      ['portal-stage', { stage: 'password' }],
      ['portal-error', { flow: 'login', field: 'password', message: 'Not that one.' }],
      ['portal-stage', { stage: 'twofactor' }],
      ['portal-error', { flow: 'login', field: 'code', message: 'Wrong code.' }],
      ['portal-success', { flow: 'login' }],
      ['portal-navigate', { url: `${location.origin}/admin`, reason: 'login' }],
      ['portal-stage', { stage: 'done' }],
    ]);
  });

  it('tell the routes, relative to the base', async () => {
    fakeFetch();
    const events = record(document);
    const element = await open();
    button(element, 'Forgot password?').click();
    await untilStage(element, 'idle');
    button(element, 'Back to Login').click();
    await untilStage(element, 'start');
    await poll(() => details(events, 'portal-route').length === 3);
    expect(details(events, 'portal-route')).to.deep.equal([{ path: '' }, { path: 'forgotpw' }, { path: '' }]);
    expect(details(events, 'portal-ready')).to.have.length(1);
  });

  it('tell the story of a forgotten password', async () => {
    fakeFetch({ [RECOVERY]: ok() });
    const events = record(document);
    const element = await open('<forgot-password></forgot-password>');
    enter(element, 'Email address', ' ');
    await poll(() => details(events, 'portal-error').length === 1);
    enter(element, 'Email address', EMAIL);
    await poll(() => details(events, 'portal-success').length === 1);
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['portal-stage', { stage: 'idle' }],
      ['portal-ready', { element: 'forgot-password' }],
      [
        'portal-error',
        { flow: 'forgot-password', field: 'email', message: 'Please provide your email address!' },
      ],
      ['portal-stage', { stage: 'success' }],
      ['portal-success', { flow: 'forgot-password' }],
    ]);
  });

  it('tell of an error again when it comes again, and once only', async () => {
    fakeFetch({ ...answersFor('password'), [USER_LOGIN]: refused('Not that one.') });
    const element = await open(PORTAL);
    const events = record(element);
    await walkTo(element, 'password');
    for (const count of [1, 2]) {
      enter(element, 'Password', PASSWORD);
      await poll(() => details(events, 'portal-error').length === count);
    }
    element.setAttribute('locale', 'de');
    await poll(() => button(element, 'Anmelden'));
    expect(details(events, 'portal-error')).to.have.length(2);
  });
});
