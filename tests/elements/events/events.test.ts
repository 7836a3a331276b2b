import { expect } from 'chai';
import { REDEEM, USER_LOGIN, VOUCHER } from '../../support/calls.ts';
import { expectAbsent } from '../../support/expect-absent.ts';
import { fakeFetch, ok, refused, sequence } from '../../support/fake-fetch.ts';
import { eventDetails, type HostEvent, recordEvents } from '../../support/host-events.ts';
import { setUrl } from '../../support/location.ts';
import '../../support/loaded.ts';
import { button, field, fill, find } from '../../support/shadow.ts';
import {
  CODE,
  EMAIL,
  enter,
  goToStage,
  open,
  openStage,
  PASSWORD,
  repliesFor,
  submit,
} from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';
import { ALL_DETAILS, openVoucher } from '../../support/vouchers.ts';

const inOrder = (events: readonly HostEvent[]) => events.map(({ type, detail }) => [type, detail]);

const waitForEvents = (
  events: readonly HostEvent[],
  type: Parameters<typeof eventDetails>[1],
  count: number,
) => waitFor(() => eventDetails(events, type).length === count);

/** tests/unit/services/host-events.test.ts has how far each event reaches. */
describe('the events of an element', () => {
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
    await waitForEvents(events, 'portal-error', 1);
    enter(element, 'password', PASSWORD);
    await waitForEvents(events, 'portal-stage', 3);
    enter(element, 'code', CODE);
    await waitForEvents(events, 'portal-error', 2);
    enter(element, 'code', CODE);
    await waitForEvents(events, 'portal-stage', 4);
    const error = { flow: 'login', kind: 'refused', call: USER_LOGIN };
    expect(inOrder(events)).to.deep.equal([
      ['portal-theme', { theme: 'light' }],
      ['portal-stage', { stage: 'start' }],
      ['portal-ready', { element: 'login-portal' }],
      ['portal-route', { path: '' }],
      ['portal-stage', { stage: 'password' }],
      ['portal-error', { ...error, field: 'password', message: 'Not that one.' }],
      ['portal-stage', { stage: 'twofactor' }],
      ['portal-error', { ...error, field: 'code', message: 'Wrong code.' }],
      ['portal-success', { flow: 'login' }],
      ['portal-navigate', { url: `${location.origin}/admin`, reason: 'login' }],
      ['portal-stage', { stage: 'done' }],
    ]);
  });

  it('are fired in order for a voucher, without its code', async () => {
    fakeFetch({ [REDEEM]: sequence(refused('Closed today.'), ok(ALL_DETAILS), ok({ action: 'success' })) });
    const events = recordEvents(document);
    const element = await openVoucher(`email="${EMAIL}"`);
    submit(element);
    await waitForEvents(events, 'portal-error', 1);
    enter(element, 'voucher', VOUCHER);
    await waitForEvents(events, 'portal-error', 2);
    submit(element);
    fill(await waitFor(() => field(element, 'First name')), 'Ada');
    fill(field(element, 'Last name'), 'Lovelace');
    for (const value of ['one', 'en']) find(element, `[value=${value}]`).click();
    submit(element);
    await waitForEvents(events, 'portal-success', 1);
    const flow = 'voucher';
    expect(inOrder(events)).to.deep.equal([
      ['portal-stage', { stage: 'entry' }],
      ['portal-ready', { element: 'voucher-redeem' }],
      [
        'portal-error',
        { flow, field: 'voucher', message: 'Please provide a valid voucher code', kind: 'input' },
      ],
      [
        'portal-error',
        { flow, message: 'Closed today.', kind: 'refused', call: REDEEM.replace(VOUCHER, '{voucher}') },
      ],
      ['portal-stage', { stage: 'success' }],
      ['portal-success', { flow }],
    ]);
    element.remove();
    expectAbsent([VOUCHER, VOUCHER.replaceAll('-', '')], events);
  });

  it('report one start of a portal whose URL redirects', async () => {
    setUrl('/login/register');
    const events = recordEvents(document);
    await open('<login-portal></login-portal>');
    await waitFor(() => eventDetails(events, 'portal-route').length > 0);
    expect(location.pathname).to.equal('/login/');
    expect(eventDetails(events, 'portal-ready')).to.deep.equal([{ element: 'login-portal' }]);
  });

  it('report a repeated error once per attempt', async () => {
    const { element } = await openStage('password', { [USER_LOGIN]: refused('Not that one.') });
    const events = recordEvents(element);
    for (const count of [1, 2]) {
      enter(element, 'password', PASSWORD);
      await waitForEvents(events, 'portal-error', count);
    }
    element.setAttribute('locale', 'de');
    await waitFor(() => button(element, 'Anmelden'));
    expect(eventDetails(events, 'portal-error')).to.have.length(2);
  });
});
