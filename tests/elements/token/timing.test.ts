import { expect } from 'chai';
import { CHECK_TOKEN, TOKEN } from '../../support/calls.ts';
import { deferred, networkError, neverReplies, ok, sequence } from '../../support/fake-fetch.ts';
import { UNREACHABLE } from '../../support/faults.ts';
import { recordEvents } from '../../support/host-events.ts';
import { alertText, currentPath, followLink, waitForTitle } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { button, textOf } from '../../support/shadow.ts';
import { stageOf, waitForStage } from '../../support/stages.ts';
import { ignoreAborts, settle, watchTimeouts } from '../../support/timing.ts';
import { waitFor } from '../../support/wait-for.ts';

const forgotten = ok({ type: 'forgotpw' });

describe('the check of a link', () => {
  before(loadElements);

  it('times out after 20 seconds, and a retry works', async () => {
    const timeouts = watchTimeouts();
    timeouts.shorten();
    const { element, sent } = followLink({}, { [CHECK_TOKEN]: sequence(neverReplies, forgotten) });
    await waitForStage(element, 'unchecked');
    expect(alertText(element)).to.include(UNREACHABLE);
    expect(new Set(timeouts.requested)).to.deep.equal(new Set([20_000]));
    expect(sent(CHECK_TOKEN)).to.have.length(1);
    timeouts.restore();
    button(element, 'Try again').click();
    await waitForTitle(element, 'Reset User-Password');
  });

  it('is sent once if "Try again" is clicked twice', async () => {
    const slow = deferred(forgotten);
    const { element, sent } = followLink({}, { [CHECK_TOKEN]: sequence(networkError, networkError, slow) });
    await waitForStage(element, 'unchecked');
    const retry = button(element, 'Try again');
    retry.click();
    retry.click();
    await waitFor(() => sent(CHECK_TOKEN).length > 2);
    await settle();
    slow.resolve();
    await waitForTitle(element, 'Reset User-Password');
    expect(sent(CHECK_TOKEN)).to.have.length(3);
  });

  for (const [how, leave] of [
    ['the element was removed', (element: HTMLElement) => element.remove()],
    ['the user has left the screen', () => history.back()],
  ] as const) {
    it(`has no effect after ${how}`, async () => {
      const slow = deferred(ok({ type: 'portalaccess' }));
      history.pushState(null, '', '/login/');
      history.pushState(null, '', '/login/');
      const { element, sent } = followLink({}, { [CHECK_TOKEN]: slow });
      ignoreAborts();
      await waitFor(() => sent(CHECK_TOKEN).length === 1);
      leave(element);
      await waitFor(() => stageOf(element) !== 'info');
      // The footer appears last.
      if (element.isConnected) await waitFor(() => textOf(element).includes('Version'));
      await settle();
      const events = recordEvents(document);
      const [text, address] = [textOf(element), currentPath()];
      slow.resolve();
      await settle();
      expect([textOf(element), currentPath()]).to.deep.equal([text, address]);
      expect(events).to.deep.equal([]);
      expect(navigations()).to.deep.equal([]);
    });
  }

  it('is aborted when the element is removed', async () => {
    const signals: AbortSignal[] = [];
    const { element, sent } = followLink({}, { [CHECK_TOKEN]: neverReplies });
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (String(input).includes(TOKEN) && init?.signal) signals.push(init.signal);
      return fetch(input, init);
    };
    await waitFor(() => sent(CHECK_TOKEN).length === 1);
    element.remove();
    await waitFor(() => signals[0]?.aborted);
  });

  it('is not repeated by Back, because no history entry has the token', async () => {
    const { element, sent } = followLink({ type: 'vouchernewreg' });
    await waitForStage(element, 'success');
    button(element, 'Back to Login').click();
    await waitForStage(element, 'start');
    history.back();
    await waitForStage(element, 'fail');
    expect(currentPath()).to.equal('/login/token/');
    expect(sent(CHECK_TOKEN)).to.have.length(1);
  });
});
