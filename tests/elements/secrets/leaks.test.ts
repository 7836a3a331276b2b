import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import { navigations, setUrl } from '../../support/location.ts';
import '../../support/cookies.ts';
import { expectAbsent } from '../../support/expect-absent.ts';
import { fakeFetch, httpReply, ok, type Reply, refused, sequence } from '../../support/fake-fetch.ts';
import { recordEvents } from '../../support/host-events.ts';
import '../../support/loaded.ts';
import { field, find } from '../../support/shadow.ts';
import {
  CODE,
  enter,
  errorOf,
  goToStage,
  open,
  PASSWORD,
  PORTAL,
  repliesFor,
  waitForStage,
} from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

let lines: string[] = [];

const expectNoSecret = (events: unknown) => expectAbsent([PASSWORD, CODE], [events, lines]);

async function signIn(html: string) {
  const events = recordEvents(document);
  const element = await open(html);
  await goToStage(element, 'password');
  for (const last of [false, true]) {
    enter(element, 'password', PASSWORD);
    find(element, '[part=show-password]').click();
    if (!last) await waitFor(() => errorOf(field(element, 'Password')));
    expectNoSecret(events);
  }
  await waitForStage(element, 'twofactor');
  expectNoSecret(events);
  for (const last of [false, true]) {
    enter(element, 'code', CODE);
    if (!last) await waitFor(() => errorOf(field(element, 'Security code')));
    expectNoSecret(events);
  }
  await waitForStage(element, 'done');
  expectNoSecret(events);
  return element;
}

/** An error reply that echoes a secret, which must not reach the console. */
const echo = (status: number, text: string): Reply =>
  httpReply(status, `{"echo":"${text}"}`, 'application/json');

describe('a password or code', () => {
  beforeEach(() => {
    lines = captureConsole();
  });

  for (const [where, address, html] of [
    ['a portal page', '/login/', '<login-portal></login-portal>'],
    ['a host page', '/', PORTAL],
  ] as const) {
    it(`does not leak during and after a sign-in: ${where}`, async () => {
      setUrl(address);
      fakeFetch({
        ...repliesFor('password'),
        [USER_LOGIN]: sequence(
          echo(502, PASSWORD),
          ok({ action: 'challenge' }),
          refused('Wrong code.'),
          ok({ action: 'admin' }),
        ),
      });
      const element = await signIn(html);
      expect(navigations()).to.have.length(1);
      expect(lines.join()).to.include('Unexpected answer from POST /api/v1/login/user');
      element.remove();
    });
  }
});
