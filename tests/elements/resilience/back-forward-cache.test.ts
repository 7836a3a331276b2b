import { expect } from 'chai';
import { departures, openAt } from '../../support/address.ts';
import { fakeFetch, held, inTurn, ok, silent } from '../../support/fake-fetch.ts';
import { CHECK, followLink, untilChecked } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, findAll } from '../../support/shadow.ts';
import {
  answersFor,
  CODE,
  EMAIL,
  enter,
  open,
  PASSWORD,
  PROBE,
  RECOVERY,
  submit,
  USER_LOGIN,
  untilStage,
  walkTo,
} from '../../support/stages.ts';
import { openVoucher, REDEEM, VOUCHER } from '../../support/vouchers.ts';

const comeBack = (persisted = true) =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted, bubbles: true }));

const values = (element: Element) => findAll<HTMLInputElement>(element, 'input').map(({ value }) => value);
const challenge = ok({ action: 'challenge' });
const busy = (element: Element) => findAll(element, '[aria-disabled], [data-slow]').length > 0;

describe('a page that comes back from the back/forward cache', () => {
  before(loadElements);

  it('begins anew after a sign-in: the address is there, password and code are not', async () => {
    fakeFetch({
      ...answersFor('twofactor'),
      [USER_LOGIN]: inTurn(challenge, ok({ action: 'admin' }), challenge),
    });
    const element = await open();
    await walkTo(element, 'twofactor');
    enter(element, 'Security code', CODE);
    await untilStage(element, 'done');
    comeBack();
    await untilStage(element, 'start');
    expect(values(element)).to.deep.equal([EMAIL]);
    expect(busy(element)).to.equal(false);
    await walkTo(element, 'twofactor');
    expect(values(element)).to.deep.equal([EMAIL, '']);
  });

  for (const stage of ['password', 'twofactor'] as const) {
    it(`drops what was typed in secret and not sent: ${stage}`, async () => {
      fakeFetch(answersFor(stage));
      const element = await open();
      await walkTo(element, stage);
      const label = stage === 'password' ? 'Password' : 'Security code';
      field(element, label).value = stage === 'password' ? PASSWORD : CODE;
      comeBack();
      await untilStage(element, 'start');
      await walkTo(element, stage);
      expect(field(element, label).value).to.equal('');
    });
  }

  it('is not busy any more, and the answer to what it asked before is ignored', async () => {
    const slow = held(ok({ action: 'admin' }));
    const { sent } = fakeFetch({ [PROBE]: inTurn(slow, ok({ action: 'password' })) });
    const element = await open();
    enter(element, 'Email address', EMAIL);
    await poll(() => sent(PROBE).length === 1 && busy(element));
    comeBack();
    await poll(() => !busy(element));
    slow.open();
    enter(element, 'Email address', EMAIL);
    await untilStage(element, 'password');
    expect(departures()).to.deep.equal([]);
  });

  it('is not busy any more: the recovery form', async () => {
    const { sent } = fakeFetch({ [RECOVERY]: inTurn(silent, ok()) });
    const element = await open('<forgot-password></forgot-password>');
    enter(element, 'Email address', EMAIL);
    await poll(() => sent(RECOVERY).length === 1 && busy(element));
    comeBack();
    await poll(() => !busy(element));
    expect(values(element)).to.deep.equal([EMAIL]);
    enter(element, 'Email address', EMAIL);
    await untilStage(element, 'success');
  });

  it('is not busy any more: a voucher, and nothing that was typed is lost', async () => {
    const { sent } = fakeFetch({ [REDEEM]: inTurn(silent, ok({ action: 'success' })) });
    const element = await openVoucher();
    submit(element);
    await poll(() => sent(REDEEM).length === 1 && busy(element));
    comeBack();
    await poll(() => !busy(element));
    expect(values(element)).to.deep.equal([VOUCHER, EMAIL]);
    submit(element);
    await untilStage(element, 'success');
  });

  it('still waits for the check of its link, which was asked for', async () => {
    const slow = held(ok({ type: 'vouchernewreg' }));
    const { element, sent } = followLink({}, { [CHECK]: slow });
    await poll(() => sent(CHECK).length === 1);
    comeBack();
    slow.open();
    await untilChecked(element, 'success');
  });

  it('is left as it is when it was loaded the ordinary way', async () => {
    openAt('/login/');
    fakeFetch(answersFor('password'));
    const element = await open('<login-portal></login-portal>');
    await walkTo(element, 'password');
    comeBack(false);
    field(element, 'Password').value = PASSWORD;
    await new Promise((resolve) => setTimeout(resolve));
    expect(field(element, 'Password').value).to.equal(PASSWORD);
  });
});
