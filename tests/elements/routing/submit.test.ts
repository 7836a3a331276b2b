import { expect } from 'chai';
import { type Answer, type FakeServer, fakeFetch, ok, refused } from '../../support/fake-fetch.ts';
import { DATA_REQUEST, openPath, path, REPORTS_REQUEST, untilTitle } from '../../support/links.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, field, textOf } from '../../support/shadow.ts';
import { EMAIL, MEMBER_RECOVERY, stageOf, untilStage } from '../../support/stages.ts';

const SCREENS = {
  'forgotpw?cat=member': MEMBER_RECOVERY,
  requestpdaccess: DATA_REQUEST,
  reportaccess: DATA_REQUEST,
  requestpraccess: REPORTS_REQUEST,
};

const WITH_EMAIL = `email=${encodeURIComponent(EMAIL)}`;
const join = (screen: string, query: string) => `${screen}${screen.includes('?') ? '&' : '?'}${query}`;
const server = (answer: Answer = ok()) =>
  fakeFetch(Object.fromEntries(Object.values(SCREENS).map((route) => [route, answer])));
const posts = ({ requests }: FakeServer) =>
  requests.map(({ route }) => route).filter((route) => route.startsWith('POST'));

/** The page as it is after a reload: a new element at the same address. */
async function reload(element: Element): Promise<HTMLElement> {
  element.remove();
  const again = mount('<login-portal></login-portal>');
  await poll(() => stageOf(again));
  return again;
}

describe('the query parameter submit', () => {
  before(loadElements);

  for (const [screen, route] of Object.entries(SCREENS)) {
    // Any text that is not empty is truthy (specification, section 2).
    for (const query of [
      'submit=1',
      'submit=true',
      'submit=false',
      'submit=0',
      'submit=%20',
      'submit=no&submit=',
    ]) {
      it(`sends by itself, once: ${screen} with "${query}"`, async () => {
        const fake = server();
        const element = openPath(join(screen, `${WITH_EMAIL}&${query}`));
        await untilStage(element, 'success');
        expect(posts(fake)).to.deep.equal([route]);
        expect(fake.sent(route)[0]?.body).to.deep.equal({ email: EMAIL });
      });
    }

    for (const query of ['', 'submit', 'submit=', 'Submit=1']) {
      it(`waits for the person: ${screen} with "${query}"`, async () => {
        const fake = server();
        const element = openPath(join(screen, `${WITH_EMAIL}&${query}`));
        await untilStage(element, 'idle');
        await poll(() => field(element, 'Email address').value === EMAIL);
        expect(posts(fake)).to.deep.equal([]);
      });
    }

    it(`is used up: ${screen} does not send again after Back or a reload`, async () => {
      const { length } = history;
      const fake = server();
      const element = openPath(join(screen, `submit=1&${WITH_EMAIL}`));
      await untilStage(element, 'success');
      expect(path()).to.equal(`/login/${join(screen, WITH_EMAIL)}`);
      expect(history.length).to.equal(length);

      button(element, 'Back to Login').click();
      await untilTitle(element, 'Login');
      history.back();
      await untilStage(element, 'idle');
      expect(field(element, 'Email address').value).to.equal(EMAIL);

      await untilStage(await reload(element), 'idle');
      expect(posts(fake)).to.deep.equal([route]);
    });
  }

  it('is used up when the request fails, too: the person decides to try again', async () => {
    const fake = server(refused('Not now.'));
    const element = openPath(`requestpdaccess?submit=1&${WITH_EMAIL}`);
    await poll(() => textOf(element).includes('Not now.'));
    await untilStage(await reload(element), 'idle');
    expect(posts(fake)).to.deep.equal([DATA_REQUEST]);
  });

  it('without an address sends nothing, and leaves a clean address', async () => {
    const fake = server();
    const element = openPath('requestpdaccess?submit=1');
    await poll(() => textOf(element).includes('Please provide your e-mail address!'));
    expect(path()).to.equal('/login/requestpdaccess');
    expect(posts(fake)).to.deep.equal([]);
  });

  it('is used up for another API, too', async () => {
    const fake = fakeFetch({
      'POST /other/api/v1/members/personaldata': ok(),
      [DATA_REQUEST]: ok(),
      'GET /other/*': ok(),
    });
    const element = openPath(`requestpdaccess?submit=1&${WITH_EMAIL}`);
    await untilStage(element, 'success');
    element.setAttribute('api-base', '/other');
    await untilStage(element, 'idle');
    expect(posts(fake)).to.deep.equal([DATA_REQUEST]);
  });
});
