import { expect } from 'chai';
import { DATA_REQUEST, PROBE, USER_RECOVERY } from '../support/calls.ts';
import { type FakeServer, fakeFetch, ok, type Reply, refused, sequence } from '../support/fake-fetch.ts';
import { currentPath, hrefOf, openPath, titleOf, waitForTitle } from '../support/links.ts';
import '../support/loaded.ts';
import { goBack } from '../support/location.ts';
import { mount } from '../support/mount.ts';
import { button, field, textOf } from '../support/shadow.ts';
import { EMAIL, enter, stageOf, waitForStage } from '../support/stages.ts';
import { waitFor } from '../support/timing.ts';

const startServer = (reply: Reply = ok()) => fakeFetch({ [USER_RECOVERY]: reply, [DATA_REQUEST]: reply });

const posts = ({ requests }: FakeServer) =>
  requests.flatMap(({ route, body }) => (route.startsWith('POST') ? [[route, body]] : []));

const requested = (route: string) => [[route, { email: EMAIL }]];

describe('a request for a mail', () => {
  // tests/flows/ has the other paths.
  for (const [path, route] of [
    ['forgotpw?cat=constructor', USER_RECOVERY],
    ['forgotpw?account=member', USER_RECOVERY],
    ['requestpdaccess?kind=personalreports', DATA_REQUEST],
    ['reportaccess', DATA_REQUEST],
  ] as const)
    it(`is sent with one call: ${path} calls ${route}`, async () => {
      const server = startServer();
      const element = openPath(path);
      await waitForStage(element, 'idle');
      enter(element, 'email', EMAIL);
      await waitForStage(element, 'success');
      expect(posts(server)).to.deep.equal(requested(route));
    });
});

const WITH_EMAIL = `email=${encodeURIComponent(EMAIL)}`;

describe('the activation of an account', () => {
  const answers = (...replies: [Reply, Reply]) =>
    fakeFetch({
      [PROBE]: ok({ action: 'password', active_user: false }),
      [USER_RECOVERY]: sequence(...replies),
    });

  async function press(): Promise<HTMLElement> {
    const element = openPath('');
    await waitForStage(element, 'start');
    enter(element, 'email', EMAIL);
    const link = await waitFor(() => button(element, 'Activate account'));
    link.click();
    link.click();
    await waitForTitle(element, 'Activate Account');
    return element;
  }

  it('is one press, which says that a mail is on its way, and another address can be entered', async () => {
    const server = answers(ok(), ok());
    const element = await press();
    await waitForStage(element, 'success');
    expect(textOf(element)).to.include('Within a few moments, you will receive an email').and.include(EMAIL);
    expect(hrefOf(element, 'Back to Login')).to.equal(`/login/?${WITH_EMAIL}`);
    expect(server.sent(USER_RECOVERY)).to.have.length(1);

    button(element, 'Change the address').click();
    await waitForStage(element, 'idle');
    expect(titleOf(element)).to.equal('Activate Account');
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    enter(element, 'email', 'b@example.org');
    await waitForStage(element, 'success');
    expect(server.sent(USER_RECOVERY).map(({ body }) => body)).to.deep.equal([
      { email: EMAIL },
      { email: 'b@example.org' },
    ]);
  });
});

describe('the query parameter submit', () => {
  it('submits the form once with any value that is not empty, and is removed', async () => {
    const server = startServer();
    const element = openPath(`requestpdaccess?${WITH_EMAIL}&submit=no&submit=`);
    await waitForStage(element, 'success');
    expect(currentPath()).to.equal(`/login/requestpdaccess?${WITH_EMAIL}`);
    button(element, 'Back to Login').click();
    await waitForTitle(element, 'Login');
    await goBack();
    await waitForStage(element, 'success');
    expect(posts(server)).to.deep.equal(requested(DATA_REQUEST));
  });

  it('does not submit the form if it is empty', async () => {
    const server = startServer();
    const element = openPath(`requestpdaccess?${WITH_EMAIL}&submit=`);
    await waitForStage(element, 'idle');
    await waitFor(() => field(element, 'Email address').value === EMAIL);
    expect(posts(server)).to.deep.equal([]);
  });

  for (const [query, reply, text, sent] of [
    [`submit=1&${WITH_EMAIL}`, refused('Not now.'), 'Not now.', requested(DATA_REQUEST)],
    ['submit=1', ok(), 'Please provide your e-mail address!', []],
  ] as const)
    it(`is also removed after an error: "${text}"`, async () => {
      const server = startServer(reply);
      const element = openPath(`requestpdaccess?${query}`);
      await waitFor(() => textOf(element).includes(text));
      element.remove();
      const reloaded = mount('<login-portal></login-portal>');
      await waitFor(() => stageOf(reloaded) === 'idle');
      expect(currentPath()).to.not.include('submit');
      expect(posts(server)).to.deep.equal(sent);
    });
});
