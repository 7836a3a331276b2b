import { expect } from 'chai';
import { RECOVERY, USER_LOGIN } from '../../support/calls.ts';
import { fakeFetch, ok, refused, sequence } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { navigations } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { button } from '../../support/shadow.ts';
import {
  CODE,
  EMAIL,
  enter,
  goToStage,
  open,
  PASSWORD,
  PORTAL,
  repliesFor,
  waitForStage,
} from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('the events of an element', () => {
  before(loadElements);

  it('are fired in order during a sign-in', async () => {
    fakeFetch({
      ...repliesFor('twofactor'),
      [USER_LOGIN]: sequence(
        refused('Not that one.'),
        ok({ action: 'challenge' }),
        refused('Wrong code.'),
        ok({ action: 'admin' }),
      ),
    });
    const events = recordEvents(document);
    const element = await open();
    await goToStage(element, 'password');
    enter(element, 'password', PASSWORD);
    await waitFor(() => eventDetails(events, 'portal-error').length === 1);
    enter(element, 'password', PASSWORD);
    await waitForStage(element, 'twofactor');
    enter(element, 'code', CODE);
    await waitFor(() => eventDetails(events, 'portal-error').length === 2);
    enter(element, 'code', CODE);
    await waitFor(() => eventDetails(events, 'portal-stage').length === 4);
    expect(navigations()).to.have.length(1);
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['portal-theme', { theme: 'light' }],
      ['portal-stage', { stage: 'start' }],
      ['portal-ready', { element: 'login-portal' }],
      ['portal-route', { path: '' }],
      ['portal-stage', { stage: 'password' }],
      [
        'portal-error',
        { flow: 'login', field: 'password', message: 'Not that one.', kind: 'refused', call: USER_LOGIN },
      ],
      ['portal-stage', { stage: 'twofactor' }],
      [
        'portal-error',
        { flow: 'login', field: 'code', message: 'Wrong code.', kind: 'refused', call: USER_LOGIN },
      ],
      ['portal-success', { flow: 'login' }],
      ['portal-navigate', { url: `${location.origin}/admin`, reason: 'login' }],
      ['portal-stage', { stage: 'done' }],
    ]);
  });

  it('report routes relative to the base', async () => {
    fakeFetch();
    const events = recordEvents(document);
    const element = await open();
    button(element, 'Forgot password?').click();
    await waitForStage(element, 'idle');
    button(element, 'Back to Login').click();
    await waitForStage(element, 'start');
    await waitFor(() => eventDetails(events, 'portal-route').length === 3);
    expect(eventDetails(events, 'portal-route')).to.deep.equal([
      { path: '' },
      { path: 'forgotpw' },
      { path: '' },
    ]);
    expect(eventDetails(events, 'portal-ready')).to.have.length(1);
  });

  it('are fired in order during a password recovery', async () => {
    fakeFetch({ [RECOVERY]: ok() });
    const events = recordEvents(document);
    const element = await open('<forgot-password></forgot-password>');
    enter(element, 'email', ' ');
    await waitFor(() => eventDetails(events, 'portal-error').length === 1);
    enter(element, 'email', EMAIL);
    await waitFor(() => eventDetails(events, 'portal-success').length === 1);
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['portal-stage', { stage: 'idle' }],
      ['portal-ready', { element: 'forgot-password' }],
      [
        'portal-error',
        {
          flow: 'forgot-password',
          field: 'email',
          message: 'Please provide your email address!',
          kind: 'input',
        },
      ],
      ['portal-stage', { stage: 'success' }],
      ['portal-success', { flow: 'forgot-password' }],
    ]);
  });

  it('report a repeated error once per attempt', async () => {
    fakeFetch({ ...repliesFor('password'), [USER_LOGIN]: refused('Not that one.') });
    const element = await open(PORTAL);
    const events = recordEvents(element);
    await goToStage(element, 'password');
    for (const count of [1, 2]) {
      enter(element, 'password', PASSWORD);
      await waitFor(() => eventDetails(events, 'portal-error').length === count);
    }
    element.setAttribute('locale', 'de');
    await waitFor(() => button(element, 'Anmelden'));
    expect(eventDetails(events, 'portal-error')).to.have.length(2);
  });
});
