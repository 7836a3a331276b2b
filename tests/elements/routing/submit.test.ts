import { expect } from 'chai';
import { DATA_REQUEST, MEMBER_RECOVERY, REPORTS_REQUEST } from '../../support/calls.ts';
import { type FakeServer, fakeFetch, ok, type Reply, refused } from '../../support/fake-fetch.ts';
import { currentPath, openPath, waitForTitle } from '../../support/links.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { button, field, textOf } from '../../support/shadow.ts';
import { EMAIL, stageOf, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const SCREENS = {
  'forgotpw?cat=member': MEMBER_RECOVERY,
  requestpdaccess: DATA_REQUEST,
  reportaccess: DATA_REQUEST,
  requestpraccess: REPORTS_REQUEST,
};

const WITH_EMAIL = `email=${encodeURIComponent(EMAIL)}`;
const join = (screen: string, query: string) => `${screen}${screen.includes('?') ? '&' : '?'}${query}`;
const startServer = (reply: Reply = ok()) =>
  fakeFetch(Object.fromEntries(Object.values(SCREENS).map((route) => [route, reply])));
const posts = ({ requests }: FakeServer) =>
  requests.map(({ route }) => route).filter((route) => route.startsWith('POST'));

/** Simulates a reload: a new element at the same URL. */
async function reload(element: Element): Promise<HTMLElement> {
  element.remove();
  const again = mount('<login-portal></login-portal>');
  await waitFor(() => stageOf(again));
  return again;
}

describe('the query parameter submit', () => {
  before(loadElements);

  for (const [screen, route] of Object.entries(SCREENS)) {
    // Every non-empty value is truthy.
    for (const query of [
      'submit=1',
      'submit=true',
      'submit=false',
      'submit=0',
      'submit=%20',
      'submit=no&submit=',
    ]) {
      it(`submits the form once: ${screen} with "${query}"`, async () => {
        const server = startServer();
        const element = openPath(join(screen, `${WITH_EMAIL}&${query}`));
        await waitForStage(element, 'success');
        expect(posts(server)).to.deep.equal([route]);
        expect(server.sent(route)[0]?.body).to.deep.equal({ email: EMAIL });
      });
    }

    for (const query of ['', 'submit', 'submit=', 'Submit=1']) {
      it(`does not submit the form: ${screen} with "${query}"`, async () => {
        const server = startServer();
        const element = openPath(join(screen, `${WITH_EMAIL}&${query}`));
        await waitForStage(element, 'idle');
        await waitFor(() => field(element, 'Email address').value === EMAIL);
        expect(posts(server)).to.deep.equal([]);
      });
    }

    it(`is removed: ${screen} is not submitted again after Back or a reload`, async () => {
      const { length } = history;
      const server = startServer();
      const element = openPath(join(screen, `submit=1&${WITH_EMAIL}`));
      await waitForStage(element, 'success');
      expect(currentPath()).to.equal(`/login/${join(screen, WITH_EMAIL)}`);
      expect(history.length).to.equal(length);

      button(element, 'Back to Login').click();
      await waitForTitle(element, 'Login');
      history.back();
      await waitForStage(element, 'idle');
      expect(field(element, 'Email address').value).to.equal(EMAIL);

      await waitForStage(await reload(element), 'idle');
      expect(posts(server)).to.deep.equal([route]);
    });
  }

  it('is also removed if the request fails', async () => {
    const server = startServer(refused('Not now.'));
    const element = openPath(`requestpdaccess?submit=1&${WITH_EMAIL}`);
    await waitFor(() => textOf(element).includes('Not now.'));
    await waitForStage(await reload(element), 'idle');
    expect(posts(server)).to.deep.equal([DATA_REQUEST]);
  });

  it('sends nothing without an email address, and is removed from the URL', async () => {
    const server = startServer();
    const element = openPath('requestpdaccess?submit=1');
    await waitFor(() => textOf(element).includes('Please provide your e-mail address!'));
    expect(currentPath()).to.equal('/login/requestpdaccess');
    expect(posts(server)).to.deep.equal([]);
  });

  it('is also removed for another API', async () => {
    const server = fakeFetch({
      'POST /other/api/v1/members/personaldata': ok(),
      [DATA_REQUEST]: ok(),
      'GET /other/*': ok(),
    });
    const element = openPath(`requestpdaccess?submit=1&${WITH_EMAIL}`);
    await waitForStage(element, 'success');
    element.setAttribute('api-base', '/other');
    await waitForStage(element, 'idle');
    expect(posts(server)).to.deep.equal([DATA_REQUEST]);
  });
});
