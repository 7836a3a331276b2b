import { expect } from 'chai';
import { DATA_REQUEST, REPORTS_REQUEST } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { openPath, titleOf, waitForTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { textOf } from '../../support/shadow.ts';
import { EMAIL, enter, open, waitForStage } from '../../support/stages.ts';

const KINDS = {
  personaldata: {
    title: 'Access to your personal data',
    intro: "We'll send you a link to the data we hold about you.",
    route: DATA_REQUEST,
  },
  personalreports: {
    title: 'Access to your personal reports',
    intro: "We'll send you a link to your reports.",
    route: REPORTS_REQUEST,
  },
};

const startServer = () => fakeFetch({ [DATA_REQUEST]: ok(), [REPORTS_REQUEST]: ok() });
const posts = ({ requests }: ReturnType<typeof startServer>) =>
  requests.map(({ route }) => route).filter((route) => route.startsWith('POST'));

describe('the attribute kind of an access request', () => {
  before(loadElements);

  for (const [attribute, kind] of [
    ['', 'personaldata'],
    ['kind', 'personaldata'],
    ['kind="personaldata"', 'personaldata'],
    ['kind="personalreports"', 'personalreports'],
    ['kind=" personalreports "', 'personalreports'],
  ] as const) {
    it(`selects the call: <access-request ${attribute}> requests ${kind}`, async () => {
      const { title, intro, route } = KINDS[kind];
      const server = startServer();
      const element = await open(`<access-request ${attribute}></access-request>`);
      expect(titleOf(element)).to.equal(title);
      expect(textOf(element)).to.include(intro);
      enter(element, 'email', EMAIL);
      await waitForStage(element, 'success');
      expect(posts(server)).to.deep.equal([route]);
      expect(server.sent(route)[0]?.body).to.deep.equal({ email: EMAIL });
      expect(titleOf(element)).to.equal(title);
    });
  }

  it('falls back to its default with one warning if the value is invalid', async () => {
    const lines = captureConsole();
    const server = startServer();
    const element = await open('<access-request kind="everything"></access-request>');
    await open('<access-request kind="everything"></access-request>');
    expect(titleOf(element)).to.equal(KINDS.personaldata.title);
    expect(lines).to.deep.equal([
      '<access-request> kind: "everything" is not one of personaldata, personalreports. The default is used.',
    ]);
    enter(element, 'email', EMAIL);
    await waitForStage(element, 'success');
    expect(posts(server)).to.deep.equal([DATA_REQUEST]);
  });

  it('is also a property, and null restores the default', async () => {
    startServer();
    const element = (await open('<access-request></access-request>')) as HTMLElement & { kind: unknown };
    element.kind = 'personalreports';
    await waitForTitle(element, KINDS.personalreports.title);
    expect(element.getAttribute('kind')).to.equal('personalreports');
    element.kind = null;
    await waitForTitle(element, KINDS.personaldata.title);
  });
});

describe('the portal’s access request routes', () => {
  before(loadElements);

  for (const [path, kind] of [
    ['requestpdaccess', 'personaldata'],
    ['reportaccess', 'personaldata'],
    ['requestpraccess', 'personalreports'],
    ['requestpdaccess?kind=personalreports', 'personaldata'],
  ] as const) {
    it(`${path} requests ${kind}`, async () => {
      const server = startServer();
      const element = openPath(path);
      await waitForTitle(element, KINDS[kind].title);
      enter(element, 'email', EMAIL);
      await waitForStage(element, 'success');
      expect(posts(server)).to.deep.equal([KINDS[kind].route]);
    });
  }
});
