import { expect } from 'chai';
import '../../support/address.ts';
import { listenToConsole } from '../../support/console-lines.ts';
import { type FakeServer, fakeFetch, ok } from '../../support/fake-fetch.ts';
import { settled } from '../../support/late.ts';
import { openPath } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { field, fill } from '../../support/shadow.ts';
import {
  EMAIL,
  enter,
  MEMBER_RECOVERY,
  open,
  RECOVERY,
  submit,
  USER_RECOVERY,
  untilStage,
} from '../../support/stages.ts';

const CALLS = { any: RECOVERY, member: MEMBER_RECOVERY, user: USER_RECOVERY };

/** Every call would be answered with OK: only the call itself tells them apart. */
const server = () => fakeFetch(Object.fromEntries(Object.values(CALLS).map((route) => [route, ok()])));

const posts = ({ requests }: FakeServer) =>
  requests.flatMap(({ route, body }) => (route.startsWith('POST') ? [[route, body]] : []));

async function send(element: HTMLElement, fake: FakeServer, call: string): Promise<void> {
  await untilStage(element, 'idle');
  enter(element, 'Email address', EMAIL);
  await untilStage(element, 'success');
  expect(posts(fake)).to.deep.equal([[call, { email: EMAIL }]]);
}

describe('the kind of account whose password is forgotten', () => {
  before(loadElements);

  for (const [query, account] of [
    ['', 'user'],
    ['?cat=', 'user'],
    ['?cat=user', 'user'],
    ['?cat=member', 'member'],
    ['?cat=any', 'any'],
    ['?cat=nobody', 'user'],
    ['?cat=Member', 'user'],
    ['?cat=ANY', 'user'],
    ['?cat=constructor', 'user'],
    ['?cat=../member', 'user'],
    ['?account=member', 'user'],
  ] as const) {
    it(`forgotpw${query} makes the call for "${account}"`, async () => {
      const fake = server();
      await send(openPath(`forgotpw${query}`), fake, CALLS[account]);
    });
  }

  for (const [attribute, account] of [
    ['', 'any'],
    ['account', 'any'],
    ['account="any"', 'any'],
    ['account="member"', 'member'],
    ['account=" user "', 'user'],
  ] as const) {
    it(`<forgot-password ${attribute}> makes the call for "${account}"`, async () => {
      const fake = server();
      await send(await open(`<forgot-password ${attribute}></forgot-password>`), fake, CALLS[account]);
    });
  }

  it('falls back to "any" with a warning if the attribute has another value', async () => {
    const lines = listenToConsole();
    const fake = server();
    await send(await open('<forgot-password account="admin"></forgot-password>'), fake, RECOVERY);
    expect(lines).to.deep.equal(['The value of the attribute account is not usable, its default stands.']);
  });

  it('may change while the form is open: the typed address stays, the new kind is asked for', async () => {
    const fake = server();
    const element = await open('<forgot-password account="user"></forgot-password>');
    fill(field(element, 'Email address'), EMAIL);
    element.setAttribute('account', 'member');
    await settled();
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    submit(element);
    await untilStage(element, 'success');
    expect(posts(fake)).to.deep.equal([[MEMBER_RECOVERY, { email: EMAIL }]]);
  });
});
