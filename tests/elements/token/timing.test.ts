import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { dropped, held, inTurn, ok, silent } from '../../support/fake-fetch.ts';
import { UNREACHABLE } from '../../support/faults.ts';
import { record } from '../../support/host-events.ts';
import { ignoreAborts, losePatience, regainPatience, settled } from '../../support/late.ts';
import { alertOf, CHECK, followLink, path, TOKEN, untilChecked, untilTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, textOf } from '../../support/shadow.ts';
import { stageOf, untilStage } from '../../support/stages.ts';

const forgotten = ok({ type: 'forgotpw' });

describe('the check of a link', () => {
  before(loadElements);

  it('is given up after 20 seconds of silence, and can be tried again', async () => {
    const limits = losePatience();
    const { element, sent } = followLink({}, { [CHECK]: inTurn(silent, forgotten) });
    await untilChecked(element, 'unchecked');
    expect(alertOf(element)).to.include(UNREACHABLE);
    expect(new Set(limits)).to.deep.equal(new Set([20_000]));
    expect(sent(CHECK)).to.have.length(1);
    regainPatience();
    button(element, 'Try again').click();
    await untilTitle(element, 'Reset User-Password');
  });

  it('is one request, however often it is tried again at once', async () => {
    const slow = held(forgotten);
    const { element, sent } = followLink({}, { [CHECK]: inTurn(dropped, dropped, slow) });
    await untilChecked(element, 'unchecked');
    const again = button(element, 'Try again');
    again.click();
    again.click();
    await poll(() => sent(CHECK).length > 2);
    await settled();
    slow.open();
    await untilTitle(element, 'Reset User-Password');
    expect(sent(CHECK)).to.have.length(3);
  });

  for (const [how, leave] of [
    ['the element is gone', (element: HTMLElement) => element.remove()],
    ['the person went elsewhere', () => history.back()],
  ] as const) {
    it(`does nothing any more when ${how}`, async () => {
      const slow = held(ok({ type: 'portalaccess' }));
      history.pushState(null, '', '/login/');
      history.pushState(null, '', '/login/');
      const { element, sent } = followLink({}, { [CHECK]: slow });
      ignoreAborts();
      await poll(() => sent(CHECK).length === 1);
      leave(element);
      await poll(() => stageOf(element) !== 'info');
      await settled();
      const events = record(document);
      const [text, address] = [textOf(element), path()];
      slow.open();
      await settled();
      expect([textOf(element), path()]).to.deep.equal([text, address]);
      expect(events).to.deep.equal([]);
      expect(departures()).to.deep.equal([]);
    });
  }

  it('is called back when the element is removed', async () => {
    const signals: AbortSignal[] = [];
    const { element, sent } = followLink({}, { [CHECK]: silent });
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (String(input).includes(TOKEN) && init?.signal) signals.push(init.signal);
      return fetch(input, init);
    };
    await poll(() => sent(CHECK).length === 1);
    element.remove();
    await poll(() => signals[0]?.aborted);
  });

  it('is not run again by Back: the link is in no entry of the history', async () => {
    const { element, sent } = followLink({ type: 'vouchernewreg' });
    await untilChecked(element, 'success');
    button(element, 'Back to Login').click();
    await untilStage(element, 'start');
    history.back();
    await untilChecked(element, 'fail');
    expect(path()).to.equal('/login/token/');
    expect(sent(CHECK)).to.have.length(1);
  });
});
