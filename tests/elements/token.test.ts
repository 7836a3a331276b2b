import { expect } from 'chai';
import { CHECK_TOKEN, TOKEN } from '../support/calls.ts';
import { captureConsole } from '../support/console.ts';
import { ok, refused, sequence } from '../support/fake-fetch.ts';
import { INVALID_LINK } from '../support/faults.ts';
import { eventDetails, recordEvents } from '../support/host-events.ts';
import { alertText, currentPath, followLink, hrefOf, waitForTitle } from '../support/links.ts';
import { navigations } from '../support/location.ts';
import '../support/loaded.ts';
import { button, find, findAll, focused, textOf } from '../support/shadow.ts';
import { waitForStage } from '../support/stages.ts';
import { waitFor } from '../support/timing.ts';

const CALL = 'GET /api/v1/token/{token}';

/** src/features/token/token.flow.test.ts has what each problem means. */
describe('a refused link', () => {
  it('shows an error with links to other screens, and removes the token from the URL', async () => {
    const lines = captureConsole();
    const events = recordEvents(document);
    const { element, sent } = followLink({}, { [CHECK_TOKEN]: refused('Not today.') });
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
    // Nobody knows what it was for, so no way comes first.
    expect(findAll(element, '[part=panel] :is(button, [data-look=primary])')).to.deep.equal([]);
    expect(sent(CHECK_TOKEN)).to.have.length(1);
    expect(navigations()).to.deep.equal([]);
    const [error, ...others] = eventDetails(events, 'portal-error');
    expect(error).to.include({ flow: 'token', message: INVALID_LINK, call: CALL });
    expect(others).to.deep.equal([]);
    expect(eventDetails(events, 'portal-success')).to.deep.equal([]);
    expect(lines.join() + JSON.stringify(events)).to.not.include(TOKEN);
  });
});

/** src/features/token/token.flow.test.ts has a reply without an address. */
it('a link that confirms an address leads to the login and to nothing else', async () => {
  const { element } = followLink({ type: 'vouchernewreg', email: 'nora.vik+1@example.org' });
  await waitForStage(element, 'success');
  expect(textOf(find(element, '[part~=step]'))).to.include('Your email address is confirmed.');
  expect(currentPath()).to.equal('/login/token/');
  const links = findAll<HTMLAnchorElement>(element, '.card a');
  expect(links.map((link) => [textOf(link), link.getAttribute('href')])).to.deep.equal([
    ['Log in', '/login/?email=nora.vik%2B1%40example.org'],
  ]);
  expect(findAll(element, '.card button')).to.deep.equal([]);
});

it('a link that could not be checked stays in the URL, is not called invalid, and a retry checks it once', async () => {
  const lines = captureConsole();
  const events = recordEvents(document);
  const message = 'The database sleeps.';
  const failure = refused(message, 500);
  const { element, sent } = followLink(
    {},
    { [CHECK_TOKEN]: sequence(failure, failure, ok({ type: 'forgotpw' })) },
  );
  for (const requests of [1, 2]) {
    await waitFor(() => sent(CHECK_TOKEN).length === requests);
    await waitForStage(element, 'unchecked');
    expect(alertText(element)).to.equal(`We couldn't check your link just now. ${message}`);
    expect(currentPath()).to.equal(`/login/token/${TOKEN}`);
    expect(hrefOf(element, 'Log in again')).to.equal(undefined);
    await waitFor(() => focused() === find(element, '[part=title]'));
    const retry = button(element, 'Try again');
    retry.click();
    retry.click();
  }
  await waitForTitle(element, 'Reset User-Password');
  expect(currentPath()).to.equal('/login/resetpw');
  expect(sent(CHECK_TOKEN)).to.have.length(3);
  const errors = eventDetails(events, 'portal-error');
  expect(errors).to.have.length(2);
  for (const error of errors) expect(error).to.include({ flow: 'token', message, call: CALL });
  expect(lines.join() + JSON.stringify(events)).to.not.include(TOKEN);
});

describe('a mailed link', () => {
  for (const [check, query, reported] of [
    [
      { memberid: 'm 7', campaignid: 'c&1', groupid: 3, token: 'n3w' },
      'mid=m+7&cid=c%261&gid=3&mat=n3w',
      'mid=m+7&cid=c%261&gid=3',
    ],
    [{ memberid: 7, campaignid: null, groupid: '', token: null }, 'mid=7', 'mid=7'],
    [{ memberid: 7, campaignid: { id: 7 }, token: 12, target: 'odd' }, 'mid=7&mat=12', 'mid=7'],
  ] as const) {
    it(`with a token of type registration and the reply ${JSON.stringify(check)} redirects to ?${query} without the token in portal-navigate`, async () => {
      const events = recordEvents(document);
      followLink({ type: 'registration', ...check });
      await waitFor(() => navigations().length === 1);
      const url = `${location.origin}/registrationsuccess`;
      expect(navigations()).to.deep.equal([{ url: `${url}?${query}`, type: 'replace' }]);
      expect(eventDetails(events, 'portal-navigate')).to.deep.equal([
        { url: `${url}?${reported}`, reason: 'token' },
      ]);
    });
  }
});
