import { expect } from 'chai';
import { listenToConsole } from '../../support/console-lines.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { DATA_REQUEST, openPath, REPORTS_REQUEST, titleOf, untilTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, fill, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, open, submit, untilStage } from '../../support/stages.ts';

const KINDS = {
  personaldata: {
    title: 'Access to your personal data',
    intro: 'We will send you a link that shows the data we hold on you.',
    route: DATA_REQUEST,
  },
  personalreports: {
    title: 'Access to your personal reports',
    intro: 'We will send you a link to your reports.',
    route: REPORTS_REQUEST,
  },
};

const server = () => fakeFetch({ [DATA_REQUEST]: ok(), [REPORTS_REQUEST]: ok() });
const posts = ({ requests }: ReturnType<typeof server>) =>
  requests.map(({ route }) => route).filter((route) => route.startsWith('POST'));

describe('the kind of an access request', () => {
  before(loadElements);

  for (const [attribute, kind] of [
    ['', 'personaldata'],
    ['kind', 'personaldata'],
    ['kind="personaldata"', 'personaldata'],
    ['kind="personalreports"', 'personalreports'],
    ['kind=" personalreports "', 'personalreports'],
  ] as const) {
    it(`<access-request ${attribute}> asks for ${kind}`, async () => {
      const { title, intro, route } = KINDS[kind];
      const fake = server();
      const element = await open(`<access-request ${attribute}></access-request>`);
      expect(titleOf(element)).to.equal(title);
      expect(textOf(element)).to.include(intro);
      enter(element, 'Email address', EMAIL);
      await untilStage(element, 'success');
      expect(posts(fake)).to.deep.equal([route]);
      expect(fake.sent(route)[0]?.body).to.deep.equal({ email: EMAIL });
      expect(titleOf(element)).to.equal(title);
    });
  }

  it('that is none is warned of, once, and is the default', async () => {
    const lines = listenToConsole();
    const fake = server();
    const element = await open('<access-request kind="everything"></access-request>');
    await open('<access-request kind="everything"></access-request>');
    expect(titleOf(element)).to.equal(KINDS.personaldata.title);
    expect(lines).to.deep.equal(['The value of the attribute kind is not usable, its default stands.']);
    enter(element, 'Email address', EMAIL);
    await untilStage(element, 'success');
    expect(posts(fake)).to.deep.equal([DATA_REQUEST]);
  });

  it('may change: the words, and what is asked for; what was typed stays', async () => {
    const fake = server();
    const element = await open('<access-request></access-request>');
    fill(field(element, 'Email address'), EMAIL);
    element.setAttribute('kind', 'personalreports');
    await untilTitle(element, KINDS.personalreports.title);
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    submit(element);
    await untilStage(element, 'success');
    expect(posts(fake)).to.deep.equal([REPORTS_REQUEST]);
  });

  it('is a property, too, and the default again when it is taken away', async () => {
    server();
    const element = (await open('<access-request></access-request>')) as HTMLElement & { kind: unknown };
    element.kind = 'personalreports';
    await untilTitle(element, KINDS.personalreports.title);
    expect(element.getAttribute('kind')).to.equal('personalreports');
    element.kind = null;
    await untilTitle(element, KINDS.personaldata.title);
  });
});

describe('the routes of the portal for access requests', () => {
  before(loadElements);

  for (const [path, kind] of [
    ['requestpdaccess', 'personaldata'],
    ['reportaccess', 'personaldata'],
    ['requestpraccess', 'personalreports'],
    ['requestpdaccess?kind=personalreports', 'personaldata'],
  ] as const) {
    it(`${path} asks for ${kind}`, async () => {
      const fake = server();
      const element = openPath(path);
      await untilTitle(element, KINDS[kind].title);
      enter(element, 'Email address', EMAIL);
      await untilStage(element, 'success');
      expect(posts(fake)).to.deep.equal([KINDS[kind].route]);
    });

    it(`${path} sends by itself, and once, where the query says so`, async () => {
      const fake = server();
      const element = openPath(
        `${path}${path.includes('?') ? '&' : '?'}email=${encodeURIComponent(EMAIL)}&submit=1`,
      );
      await untilStage(element, 'success');
      await poll(() => posts(fake).length > 0);
      expect(posts(fake)).to.deep.equal([KINDS[kind].route]);
      expect(textOf(element)).to.include('Your Request was sent successfully!');
      expect(textOf(element)).to.include('Within a few moments, you will receive an email');
    });
  }
});
