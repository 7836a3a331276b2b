import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { ok, silent } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { settled } from '../../support/late.ts';
import {
  DATA,
  followLink,
  hrefOf,
  path,
  REPORTS,
  TOKEN,
  untilChecked,
  untilTitle,
} from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { textOf } from '../../support/shadow.ts';
import { stageOf } from '../../support/stages.ts';

const nobody = ok({ personal: {} });

/** Type and target of a token, the title it leads to, and the path. */
const SCREENS = [
  ['forgotpw', 'user', 'Reset User-Password', 'resetpw'],
  ['forgotpw', 'member', 'Reset Member-Password', 'resetpw'],
  ['forgotpw', undefined, 'Reset User-Password', 'resetpw'],
  ['activate', 'user', 'Activate Account', 'activate'],
  ['activate', 'member', 'Activate Account', 'activate'],
] as const;

describe('a mailed link', () => {
  before(loadElements);

  for (const [type, target, title, to] of SCREENS) {
    it(`with a token of type ${type} for ${target ?? 'nobody in particular'} leads to "${title}"`, async () => {
      const { length } = history;
      const events = record(document);
      const { element } = followLink({ type, target });
      await untilTitle(element, title);
      expect(path()).to.equal(`/login/${to}`);
      expect(history.length).to.equal(length);
      await poll(() => details(events, 'portal-route').length === 2);
      expect(details(events, 'portal-route')).to.deep.equal([{ path: 'token/' }, { path: to }]);
      expect(details(events, 'portal-success')).to.deep.equal([{ flow: 'token' }]);
    });
  }

  for (const [type, route, to] of [
    ['pdaccess', DATA, 'personaldata'],
    ['personalreports', REPORTS, 'personalreports'],
  ] as const) {
    it(`with a token of type ${type} asks for what it opens, and once`, async () => {
      const { element, sent } = followLink({ type }, { [route]: nobody });
      await poll(() => textOf(element).includes('Privacy Statement'));
      await settled();
      expect(path()).to.equal(`/login/${to}`);
      expect(sent(route)).to.have.length(1);
    });
  }

  it('with a token of type portalaccess leads into the member area, in the place of this page', async () => {
    const events = record(document);
    followLink({ type: 'portalaccess' });
    await poll(() => departures().length === 1);
    const url = `${location.origin}/member`;
    expect(departures()).to.deep.equal([{ url, how: 'replace' }]);
    expect(details(events, 'portal-navigate')).to.deep.equal([{ url, reason: 'token' }]);
    expect(path()).to.equal('/login/token/');
  });

  for (const [check, query, told] of [
    [{ memberid: 7 }, 'mid=7', 'mid=7'],
    [
      { memberid: 'm 7', campaignid: 'c&1', groupid: 3, token: 'n3w' },
      'mid=m+7&cid=c%261&gid=3&mat=n3w',
      'mid=m+7&cid=c%261&gid=3',
    ],
    [{ memberid: 7, campaignid: null, groupid: '', token: null }, 'mid=7', 'mid=7'],
    [{ memberid: 7, token: '' }, 'mid=7', 'mid=7'],
  ] as const) {
    it(`with a token of type registration and the reply ${JSON.stringify(check)} leads to ?${query}, and the host is not told of the token`, async () => {
      const events = record(document);
      followLink({ type: 'registration', ...check });
      await poll(() => departures().length === 1);
      const url = `${location.origin}/registrationsuccess`;
      expect(departures()).to.deep.equal([{ url: `${url}?${query}`, how: 'replace' }]);
      expect(details(events, 'portal-navigate')).to.deep.equal([{ url: `${url}?${told}`, reason: 'token' }]);
    });
  }

  it('with a token of type vouchernewreg says that it is valid, and stays', async () => {
    const { element } = followLink({ type: 'vouchernewreg' });
    await untilChecked(element, 'success');
    await settled();
    expect(textOf(element)).to.include('Your link is valid.');
    expect(path()).to.equal('/login/token/');
    expect(departures()).to.deep.equal([]);
    expect(hrefOf(element, 'Request a new link')).to.equal(undefined);
  });

  it('stays where the host page takes over', async () => {
    const prevented = (event: Event) => event.preventDefault();
    document.addEventListener('portal-navigate', prevented);
    try {
      const { element } = followLink({ type: 'portalaccess' });
      await untilChecked(element, 'success');
      await settled();
      expect(departures()).to.deep.equal([]);
    } finally {
      document.removeEventListener('portal-navigate', prevented);
    }
  });

  it('is checked in sight', async () => {
    const { element } = followLink({}, { [`GET /api/v1/token/${TOKEN}`]: silent });
    await poll(() => stageOf(element) === 'info');
    expect(textOf(element)).to.include('We are checking your link.');
  });
});
