import { expect } from 'chai';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { currentPath, followLink, openPath, titleOf, waitForTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { enterPasswords, openPasswordForm, RESETS } from '../../support/new-password.ts';
import { button, findAll } from '../../support/shadow.ts';
import { stageOf, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

/** Simulates a navigation within the page. */
function goTo(to: string): void {
  history.pushState(null, '', `/login/${to}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

describe('the screen for a new password', () => {
  before(loadElements);

  for (const screen of ['resetpw', 'activate', 'resetpw?email=ada%40example.org', 'activate/']) {
    it(`redirects to the login without a link: ${screen}`, async () => {
      const { length } = history;
      const { requests } = fakeFetch();
      const element = openPath(screen);
      await waitForStage(element, 'start');
      expect(currentPath()).to.equal('/login/');
      expect(history.length).to.equal(length);
      expect(requests.filter(({ route }) => route.startsWith('POST'))).to.deep.equal([]);
    });
  }

  for (const [type, here, elsewhere] of [
    ['forgotpw', 'Reset User-Password', 'activate'],
    ['activate', 'Activate Account', 'resetpw'],
  ] as const) {
    it(`redirects to the login with a token of another type: ${type} at ${elsewhere}`, async () => {
      const { element } = followLink({ type });
      await waitForTitle(element, here);
      goTo(elsewhere);
      await waitForStage(element, 'start');
      expect(currentPath()).to.equal('/login/');
    });
  }

  it('is not available to the next element on the page', async () => {
    const { element } = await openPasswordForm();
    element.remove();
    const next = openPath('resetpw');
    await waitForStage(next, 'start');
    expect(titleOf(next)).to.equal('Login');
  });

  it('is still available after a visit to the login', async () => {
    const { element } = await openPasswordForm();
    button(element, 'Back to Login').click();
    await waitForStage(element, 'start');
    history.back();
    await waitForTitle(element, 'Reset User-Password');
    expect(currentPath()).to.equal('/login/resetpw');
  });

  it('is not available after the password was saved, also not with Back', async () => {
    const { element } = await openPasswordForm(RESETS.user, ok());
    enterPasswords(element);
    await waitForStage(element, 'success');
    expect(titleOf(element)).to.equal('Reset User-Password');
    expect(findAll(element, 'input')).to.deep.equal([]);
    button(element, 'Back to Login').click();
    await waitForStage(element, 'start');
    history.back();
    await waitFor(() => currentPath() === '/login/' && stageOf(element) === 'start');
  });
});
