import { expect } from 'chai';
import { MEMBER_RECOVERY, RECOVERY, USER_RECOVERY } from '../../support/calls.ts';
import '../../support/location.ts';
import { captureConsole } from '../../support/console.ts';
import { type FakeServer, fakeFetch, usualReplies } from '../../support/fake-fetch.ts';
import { openPath } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { EMAIL, enter, open, waitForStage } from '../../support/stages.ts';

const CALLS = { any: RECOVERY, member: MEMBER_RECOVERY, user: USER_RECOVERY } as const;

/** Every call succeeds, so a test has to look at the route. */
const startServer = () => fakeFetch(usualReplies(...Object.values(CALLS)));

const posts = ({ requests }: FakeServer) =>
  requests.flatMap(({ route, body }) => (route.startsWith('POST') ? [[route, body]] : []));

async function send(element: HTMLElement, server: FakeServer, call: string): Promise<void> {
  await waitForStage(element, 'idle');
  enter(element, 'email', EMAIL);
  await waitForStage(element, 'success');
  expect(posts(server)).to.deep.equal([[call, { email: EMAIL }]]);
}

describe('the kind of account of a password recovery', () => {
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
      const server = startServer();
      await send(openPath(`forgotpw${query}`), server, CALLS[account]);
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
      const server = startServer();
      await send(await open(`<forgot-password ${attribute}></forgot-password>`), server, CALLS[account]);
    });
  }

  it('falls back to "any" with a warning if the attribute has another value', async () => {
    const lines = captureConsole();
    const server = startServer();
    await send(await open('<forgot-password account="admin"></forgot-password>'), server, RECOVERY);
    expect(lines).to.deep.equal([
      '<forgot-password> account: "admin" is not one of any, member, user. The default is used.',
    ]);
  });
});
