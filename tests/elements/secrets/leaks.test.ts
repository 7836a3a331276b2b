import { expect } from 'chai';
import { departures, openAt } from '../../support/address.ts';
import '../../support/cookies.ts';
import { type Answer, fakeFetch, inTurn, ok, raw, refused } from '../../support/fake-fetch.ts';
import { record } from '../../support/host-events.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { expectNowhere } from '../../support/public.ts';
import { button, field } from '../../support/shadow.ts';
import {
  answersFor,
  CODE,
  enter,
  errorOf,
  open,
  PASSWORD,
  PORTAL,
  USER_LOGIN,
  untilStage,
  walkTo,
} from '../../support/stages.ts';

const METHODS = ['log', 'info', 'warn', 'debug', 'trace', 'dir'] as const;
const real = Object.fromEntries(METHODS.map((method) => [method, console[method]]));
let written: string[] = [];

const expectNoSecret = (events: unknown) => expectNowhere([PASSWORD, CODE], [events, written]);

async function signIn(html: string) {
  const events = record(document);
  const element = await open(html);
  await walkTo(element, 'password');
  for (const last of [false, true]) {
    enter(element, 'Password', PASSWORD);
    button(element, 'Show password').click();
    if (!last) await poll(() => errorOf(field(element, 'Password')));
    expectNoSecret(events);
  }
  await untilStage(element, 'twofactor');
  expectNoSecret(events);
  for (const last of [false, true]) {
    enter(element, 'Security code', CODE);
    if (!last) await poll(() => errorOf(field(element, 'Security code')));
    expectNoSecret(events);
  }
  await untilStage(element, 'done');
  expectNoSecret(events);
  return element;
}

/** The server answers badly and echoes the secrets, which must not reach the console. */
const careless = (status: number, text: string): Answer =>
  raw(status, `{"echo":"${text}"}`, 'application/json');

describe('what a person types in secret', () => {
  before(loadElements);
  beforeEach(() => {
    written = [];
    for (const method of METHODS)
      console[method] = (...values: unknown[]) => {
        written.push(
          values.map((value) => (value instanceof Error ? value.stack : JSON.stringify(value))).join(),
        );
      };
  });
  afterEach(() => {
    Object.assign(console, real);
  });

  for (const [where, address, html] of [
    ['a page of our own', '/login/', '<login-portal></login-portal>'],
    ['somebody else’s page', '/', PORTAL],
  ] as const) {
    it(`is nowhere to be found during and after a sign-in: ${where}`, async () => {
      openAt(address);
      fakeFetch({
        ...answersFor('password'),
        [USER_LOGIN]: inTurn(
          careless(502, PASSWORD),
          ok({ action: 'challenge' }),
          refused('Wrong code.'),
          ok({ action: 'admin' }),
        ),
      });
      const element = await signIn(html);
      expect(departures()).to.have.length(1);
      expect(written.join()).to.include('Unexpected answer from /api/v1/login/user');
      element.remove();
    });
  }

  it('is nowhere in an error of ours', async () => {
    fakeFetch(answersFor('password'));
    const element = await open();
    await walkTo(element, 'password');
    enter(element, 'Password', '');
    expect(await poll(() => errorOf(field(element, 'Password')))).to.equal('Please enter your password');
    expectNoSecret([]);
  });
});
