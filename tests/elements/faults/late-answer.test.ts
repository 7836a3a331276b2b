import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { CALLS, serve } from '../../support/calls.ts';
import { fakeFetch, held, ok, silent } from '../../support/fake-fetch.ts';
import { record } from '../../support/host-events.ts';
import { ignoreAborts, settled } from '../../support/late.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, findAll, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, open, PROBE, stageOf, untilStage } from '../../support/stages.ts';

describe('an answer nobody waits for any more', () => {
  before(loadElements);

  for (const [name, call] of Object.entries(CALLS)) {
    async function sendAnd(leave: (element: HTMLElement) => void | Promise<void>) {
      const slow = held(call.good);
      const sent = serve(call, slow);
      ignoreAborts();
      const element = await call.arrive();
      call.send(element);
      await poll(() => sent().length === 1);
      await leave(element);
      await settled();
      const events = record(document);
      const before = textOf(element);
      slow.open();
      await settled();
      expect(textOf(element)).to.equal(before);
      expect(events).to.deep.equal([]);
      expect(departures()).to.deep.equal([]);
      return element;
    }

    it(`${name}: is ignored when the element is gone`, async () => {
      const element = await sendAnd((leaving) => leaving.remove());
      expect(stageOf(element)).to.equal(undefined);
    });

    if (!['start', 'idle', 'entry'].includes(call.stage)) {
      it(`${name}: is ignored after Cancel`, async () => {
        const element = await sendAnd((waiting) => button(waiting, 'Cancel').click());
        expect(stageOf(element)).to.equal('start');
      });
    }
  }

  it('is ignored when the person went to another screen', async () => {
    const slow = held(ok({ action: 'admin' }));
    const { sent } = fakeFetch({ [PROBE]: slow });
    ignoreAborts();
    const element = await open();
    enter(element, 'Email address', EMAIL);
    await poll(() => sent(PROBE).length === 1);
    button(element, 'Forgot password?').click();
    await untilStage(element, 'idle');
    await settled();
    const events = record(document);
    slow.open();
    await settled();
    expect(events).to.deep.equal([]);
    expect(departures()).to.deep.equal([]);
    button(element, 'Back to Login').click();
    await untilStage(element, 'start');
    expect(findAll(element, '[aria-disabled]')).to.deep.equal([]);
  });

  it('is called back, so that it costs nobody anything', async () => {
    const { sent } = fakeFetch({ [PROBE]: silent });
    const signals: AbortSignal[] = [];
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (init?.method === 'POST' && init.signal) signals.push(init.signal);
      return fetch(input, init);
    };
    const element = await open();
    enter(element, 'Email address', EMAIL);
    await poll(() => sent(PROBE).length === 1);
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([false]);
    element.remove();
    await poll(() => signals[0]?.aborted);
  });
});
