import { expect } from 'chai';
import '../../support/address.ts';
import { CALLS, serve } from '../../support/calls.ts';
import { fakeFetch, held, inTurn, ok } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, find } from '../../support/shadow.ts';
import { answersFor, CODE, enter, open, USER_LOGIN, untilStage, walkTo } from '../../support/stages.ts';

describe('a form that is sent twice', () => {
  before(loadElements);

  for (const [name, call] of Object.entries(CALLS)) {
    it(`${name}: makes one request`, async () => {
      const slow = held(call.good);
      const sent = serve(call, slow);
      const element = await call.arrive();
      call.send(element);
      call.again(element);
      find<HTMLFormElement>(element, 'form').requestSubmit();
      await poll(() => sent().length > 0);
      call.again(element);
      find<HTMLFormElement>(element, 'form').requestSubmit();
      slow.open();
      await untilStage(element, call.next);
      expect(sent()).to.have.length(1);
    });
  }

  it('asks for one new code, and not while the old one is being checked', async () => {
    const slow = held(ok({ action: 'admin' }));
    const { sent } = fakeFetch({
      ...answersFor('twofactor'),
      [USER_LOGIN]: inTurn(ok({ action: 'challenge' }), slow),
    });
    const element = await open();
    await walkTo(element, 'twofactor');
    enter(element, 'Security code', CODE);
    button(element, 'Send a new code').click();
    button(element, 'Send a new code').click();
    slow.open();
    await untilStage(element, 'done');
    expect(sent(USER_LOGIN)).to.have.length(2);
  });
});
