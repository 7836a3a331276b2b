import { expect } from 'chai';
import { CHECK_TOKEN, TOKEN } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import {
  deferred,
  httpReply,
  networkError,
  neverReplies,
  ok,
  type Reply,
  refused,
  sequence,
} from '../../support/fake-fetch.ts';
import { INVALID_LINK, STOPPED, UNEXPECTED, UNREACHABLE } from '../../support/faults.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, currentPath, followLink, hrefOf, waitForTitle } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import '../../support/loaded.ts';
import { button, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { waitForStage } from '../../support/stages.ts';
import { settle, waitFor, watchTimeouts } from '../../support/timing.ts';

const CALL = 'GET /api/v1/token/{token}';
const forgotten = ok({ type: 'forgotpw' });

/** tests/unit/screens/token/token.flow.test.ts has every problem. The client repeats a GET after a network error. */
const UNCHECKED: Record<string, [replies: Reply[], message: string]> = {
  '500 with a message': [[refused('The database sleeps.', 500)], 'The database sleeps.'],
  'a 404 page': [[httpReply(404, '<h1>Not Found</h1>')], STOPPED],
  'an unknown target': [[ok({ type: 'forgotpw', target: 'root' })], UNEXPECTED],
  'a network error': [[networkError, networkError], UNREACHABLE],
};

describe('a refused link', () => {
  for (const [fault, reply] of Object.entries<Reply>({
    'a message': refused('Not today.'),
    '404 without a message': httpReply(404, null),
    'an unknown type': ok({ type: 'constructor' }),
  }))
    it(`shows an error with links to other screens, and removes the token from the URL: ${fault}`, async () => {
      const lines = captureConsole();
      const events = recordEvents(document);
      const { element, sent } = followLink({}, { [CHECK_TOKEN]: reply });
      await waitForStage(element, 'fail');
      expect(alertText(element)).to.equal(INVALID_LINK);
      await waitFor(() => focused() === find(element, '[part=title]'));
      // The move has cut off what a screen reader says of the alert.
      await waitFor(() => textOf(find(element, '[data-announcer]')).includes('Oops'));
      expect(currentPath()).to.equal('/login/token/');
      expect(hrefOf(element, 'Log in again')).to.equal('/login/');
      expect(hrefOf(element, 'Set a new password')).to.equal('/login/forgotpw?cat=any');
      expect(hrefOf(element, 'Access to your personal data')).to.equal('/login/requestpdaccess');
      expect(hrefOf(element, 'Access to your personal reports')).to.equal('/login/requestpraccess');
      expect(findAll(element, '[part=panel] button')).to.deep.equal([]);
      expect(sent(CHECK_TOKEN)).to.have.length(1);
      expect(navigations()).to.deep.equal([]);
      const [error, ...others] = eventDetails(events, 'portal-error');
      expect(error).to.include({ flow: 'token', message: INVALID_LINK, call: CALL });
      expect(others).to.deep.equal([]);
      expect(eventDetails(events, 'portal-success')).to.deep.equal([]);
      expect(lines.join() + JSON.stringify(events)).to.not.include(TOKEN);
    });

  it('offers to redeem a voucher if it is for one', async () => {
    const { element } = followLink({ type: 'vouchernewreg' });
    await waitForStage(element, 'success');
    button(element, 'Redeem Voucher').click();
    await waitForStage(element, 'entry');
    expect(currentPath()).to.equal('/login/voucher/');
  });
});

describe('a link that could not be checked', () => {
  beforeEach(captureConsole);

  for (const [fault, [replies, message]] of Object.entries(UNCHECKED))
    it(`shows an error that does not call it invalid, keeps the token in the URL, and a retry works: ${fault}`, async () => {
      const lines = captureConsole();
      const events = recordEvents(document);
      const failures = [...replies, ...replies] as [Reply, ...Reply[]];
      const { element, sent } = followLink({}, { [CHECK_TOKEN]: sequence(...failures, forgotten) });
      for (const requests of [replies.length, 2 * replies.length]) {
        await waitFor(() => sent(CHECK_TOKEN).length === requests);
        await waitForStage(element, 'unchecked');
        expect(alertText(element)).to.equal(`We couldn't check your link just now. ${message}`);
        expect(currentPath()).to.equal(`/login/token/${TOKEN}`);
        expect(hrefOf(element, 'Log in again')).to.equal(undefined);
        await waitFor(() => focused() === find(element, '[part=title]'));
        button(element, 'Try again').click();
      }
      await waitForTitle(element, 'Reset User-Password');
      expect(currentPath()).to.equal('/login/resetpw');
      const errors = eventDetails(events, 'portal-error');
      expect(errors).to.have.length(2);
      for (const error of errors) expect(error).to.include({ flow: 'token', message, call: CALL });
      expect(lines.join() + JSON.stringify(events)).to.not.include(TOKEN);
    });
});

describe('the check of a link', () => {
  it('times out after 20 seconds, and is sent once if "Try again" is clicked twice', async () => {
    const timeouts = watchTimeouts();
    timeouts.shorten();
    const slow = deferred(forgotten);
    const { element, sent } = followLink({}, { [CHECK_TOKEN]: sequence(neverReplies, slow) });
    await waitForStage(element, 'unchecked');
    expect(alertText(element)).to.include(UNREACHABLE);
    expect(new Set(timeouts.requested)).to.deep.equal(new Set([20_000]));
    timeouts.restore();
    const retry = button(element, 'Try again');
    retry.click();
    retry.click();
    await waitFor(() => sent(CHECK_TOKEN).length === 2);
    await settle();
    slow.resolve();
    await waitForTitle(element, 'Reset User-Password');
    expect(sent(CHECK_TOKEN)).to.have.length(2);
  });
});
