import { expect } from 'chai';
import { CHECK_TOKEN, TOKEN } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import { fakeFetch, ok, type Reply, sequence } from '../../support/fake-fetch.ts';
import { INVALID_LINK, LINK_FAULTS, REFUSALS, UNEXPECTED, UNREACHABLE } from '../../support/faults.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, currentPath, followLink, hrefOf, openPath, waitForTitle } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { button, find, findAll, focused } from '../../support/shadow.ts';
import { waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const CALL = 'GET /api/v1/token/{token}';

/** Types that the portal does not know. */
const TYPES: Record<string, Reply> = {
  'an unknown type': ok({ type: 'admin' }),
  'the name of an inherited property': ok({ type: 'constructor' }),
  'an empty type': ok({ type: '' }),
  'a type in the wrong case': ok({ type: 'ForgotPW' }),
};

/** Correct envelopes with wrong data. */
const WRONG: Record<string, Reply> = {
  'no type': ok({}),
  'a type that is a number': ok({ type: 7 }),
  'an unknown target': ok({ type: 'forgotpw', target: 'root' }),
  'a list as data': ok([{ type: 'forgotpw' }]),
  'null as data': ok(null),
};

const faults = Object.entries(LINK_FAULTS);

const refused: Record<string, Reply> = {
  ...Object.fromEntries(
    faults.flatMap(([fault, { reply }]) => (REFUSALS.has(fault) ? [[fault, reply]] : [])),
  ),
  ...TYPES,
};

const unchecked = {
  ...Object.fromEntries(faults.filter(([fault]) => !REFUSALS.has(fault))),
  ...Object.fromEntries(
    Object.entries(WRONG).map(([fault, reply]) => [fault, { reply, message: UNEXPECTED }]),
  ),
};

describe('a refused link', () => {
  before(loadElements);

  for (const [fault, reply] of Object.entries(refused)) {
    it(`shows an error with links to other screens, and removes the token from the URL: ${fault}`, async () => {
      const lines = captureConsole();
      const events = recordEvents(document);
      const { element, sent } = followLink({}, { [CHECK_TOKEN]: reply });
      await waitForStage(element, 'fail');
      expect(alertText(element)).to.equal(INVALID_LINK);
      await waitFor(() => focused() === find(element, '[part=title]'));
      expect(currentPath()).to.equal('/login/token/');
      expect(hrefOf(element, 'Request a new link')).to.equal('/login/forgotpw?cat=any');
      expect(hrefOf(element, 'Access to your personal data')).to.equal('/login/requestpdaccess');
      expect(hrefOf(element, 'Access to your personal reports')).to.equal('/login/requestpraccess');
      expect(hrefOf(element, 'Back to Login')).to.equal('/login/');
      expect(findAll(element, '[part=panel] button')).to.deep.equal([]);
      expect(sent(CHECK_TOKEN)).to.have.length(1);
      expect(navigations()).to.deep.equal([]);
      const [error, ...others] = eventDetails(events, 'portal-error');
      expect(error).to.include({ flow: 'token', message: INVALID_LINK, call: CALL });
      expect(others).to.deep.equal([]);
      expect(eventDetails(events, 'portal-success')).to.deep.equal([]);
      expect(lines.join() + JSON.stringify(events)).to.not.include(TOKEN);
    });
  }

  it('without a token fails without a request', async () => {
    const { requests } = fakeFetch();
    const element = openPath('token/');
    await waitForStage(element, 'fail');
    expect(alertText(element)).to.equal(INVALID_LINK);
    expect(requests.filter(({ route }) => route.includes('/token'))).to.deep.equal([]);
  });
});

describe('a link that could not be checked', () => {
  before(loadElements);

  for (const [fault, { reply, message }] of Object.entries(unchecked)) {
    it(`shows an error that does not call it invalid, keeps the token in the URL, and a retry works: ${fault}`, async () => {
      const lines = captureConsole();
      const events = recordEvents(document);
      // The client repeats a GET after a network error.
      const tries = message === UNREACHABLE ? 2 : 1;
      const failures = Array.from<Reply>({ length: 2 * tries }).fill(reply) as [Reply, ...Reply[]];
      const { element, sent } = followLink(
        {},
        { [CHECK_TOKEN]: sequence(...failures, ok({ type: 'forgotpw' })) },
      );
      for (const requests of [tries, 2 * tries]) {
        await waitFor(() => sent(CHECK_TOKEN).length === requests);
        await waitForStage(element, 'unchecked');
        expect(alertText(element)).to.equal(`We couldn't check your link just now. ${message}`);
        expect(currentPath()).to.equal(`/login/token/${TOKEN}`);
        expect(hrefOf(element, 'Request a new link')).to.equal(undefined);
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
  }

  it('is checked again after a reload', async () => {
    const { element } = followLink({}, { [CHECK_TOKEN]: LINK_FAULTS['500 with a message']?.reply as Reply });
    await waitForStage(element, 'unchecked');
    element.remove();
    fakeFetch({ [CHECK_TOKEN]: ok({ type: 'forgotpw' }) });
    await waitForTitle(mount('<login-portal></login-portal>'), 'Reset User-Password');
  });
});
