import { expect } from 'chai';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { followLink, openPath, path, titleOf, untilTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { enterPasswords, openForm, RESETS } from '../../support/new-password.ts';
import { poll } from '../../support/poll.ts';
import { button, findAll } from '../../support/shadow.ts';
import { stageOf, untilStage } from '../../support/stages.ts';

/** As a link of the page's own, or the address bar, within the history of this page. */
function goTo(to: string): void {
  history.pushState(null, '', `/login/${to}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

describe('the screen for a new password', () => {
  before(loadElements);

  for (const screen of ['resetpw', 'activate', 'resetpw?email=ada%40example.org', 'activate/']) {
    it(`leads to the login when no link was opened before: ${screen}`, async () => {
      const { length } = history;
      const { requests } = fakeFetch();
      const element = openPath(screen);
      await untilStage(element, 'start');
      expect(path()).to.equal('/login/');
      expect(history.length).to.equal(length);
      expect(requests.filter(({ route }) => route.startsWith('POST'))).to.deep.equal([]);
    });
  }

  for (const [type, here, elsewhere] of [
    ['forgotpw', 'Reset User-Password', 'activate'],
    ['activate', 'Activate Account', 'resetpw'],
  ] as const) {
    it(`is not open to a token of another type: ${type} at ${elsewhere}`, async () => {
      const { element } = followLink({ type });
      await untilTitle(element, here);
      goTo(elsewhere);
      await untilStage(element, 'start');
      expect(path()).to.equal('/login/');
    });
  }

  it('is not open to the next element on the page, nor after a reload', async () => {
    const { element } = await openForm();
    element.remove();
    const next = openPath('resetpw');
    await untilStage(next, 'start');
    expect(titleOf(next)).to.equal('Login');
  });

  it('is still there for who looked at the login in between', async () => {
    const { element } = await openForm();
    button(element, 'Back to Login').click();
    await untilStage(element, 'start');
    history.back();
    await untilTitle(element, 'Reset User-Password');
    expect(path()).to.equal('/login/resetpw');
  });

  it('is closed once the password is saved, also for Back', async () => {
    const { element } = await openForm(RESETS.user, ok());
    enterPasswords(element);
    await untilStage(element, 'success');
    expect(titleOf(element)).to.equal('Reset User-Password');
    expect(findAll(element, 'input')).to.deep.equal([]);
    button(element, 'Back to Login').click();
    await untilStage(element, 'start');
    history.back();
    await poll(() => path() === '/login/' && stageOf(element) === 'start');
  });
});
