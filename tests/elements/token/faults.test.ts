import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { listenToConsole } from '../../support/console-lines.ts';
import { type Answer, fakeFetch, inTurn, ok } from '../../support/fake-fetch.ts';
import { FAULTS, UNREACHABLE } from '../../support/faults.ts';
import { details, record } from '../../support/host-events.ts';
import {
  alertOf,
  CHECK,
  followLink,
  hrefOf,
  openPath,
  path,
  TOKEN,
  untilChecked,
  untilTitle,
} from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, find, findAll, focused } from '../../support/shadow.ts';

const INVALID = 'Token invalid! Oops, this token is unknown. It might have expired already.';

/** The envelope is right, what is in it is not. */
const WRONG: Record<string, Answer> = {
  'an unknown type': ok({ type: 'admin' }),
  'the name of a thing every object has': ok({ type: 'constructor' }),
  'an empty type': ok({ type: '' }),
  'a type in another case': ok({ type: 'ForgotPW' }),
  'no type': ok({}),
  'a type that is a number': ok({ type: 7 }),
  'an unknown target': ok({ type: 'forgotpw', target: 'root' }),
  'a token that is a number': ok({ type: 'forgotpw', token: 7 }),
  'an object for a member': ok({ type: 'registration', memberid: { id: 7 } }),
  'a list for data': ok([{ type: 'forgotpw' }]),
  'null for data': ok(null),
};

const answers = {
  ...Object.fromEntries(Object.entries(FAULTS).map(([kind, { answer }]) => [kind, answer])),
  ...WRONG,
};

describe('a link that is no good', () => {
  before(loadElements);

  for (const [kind, answer] of Object.entries(answers)) {
    if (FAULTS[kind]?.words === UNREACHABLE) continue;
    it(`${kind}: is told in our own words, with a way on, and the address forgets it`, async () => {
      const lines = listenToConsole();
      const events = record(document);
      const { element, sent } = followLink({}, { [CHECK]: answer });
      await untilChecked(element, 'fail');
      expect(alertOf(element)).to.equal(INVALID);
      await poll(() => focused() === find(element, '[part=title]'));
      expect(path()).to.equal('/login/token/');
      expect(hrefOf(element, 'Request a new link')).to.equal('/login/forgotpw?cat=any');
      expect(hrefOf(element, 'Access to your personal data')).to.equal('/login/requestpdaccess');
      expect(hrefOf(element, 'Access to your personal reports')).to.equal('/login/requestpraccess');
      expect(hrefOf(element, 'Back to Login')).to.equal('/login/');
      expect(findAll(element, '[part=panel] button')).to.deep.equal([]);
      expect(sent(CHECK)).to.have.length(1);
      expect(departures()).to.deep.equal([]);
      expect(details(events, 'portal-error')).to.deep.equal([{ flow: 'token', message: INVALID }]);
      expect(details(events, 'portal-success')).to.deep.equal([]);
      expect(lines.join()).to.not.include(TOKEN);
    });
  }

  it('without a token in it fails without a request', async () => {
    const { requests } = fakeFetch();
    const element = openPath('token/');
    await untilChecked(element, 'fail');
    expect(alertOf(element)).to.equal(INVALID);
    expect(requests.filter(({ route }) => route.includes('/token'))).to.deep.equal([]);
  });
});

describe('a server that cannot be reached', () => {
  before(loadElements);

  it('says nothing about the link: it can be tried again, and the address keeps it until then', async () => {
    const dropped = FAULTS['a dropped connection']?.answer as Answer;
    // Each check is two requests: reading is tried twice.
    const check = inTurn(dropped, dropped, dropped, dropped, ok({ type: 'forgotpw' }));
    const events = record(document);
    const { element, sent } = followLink({}, { [CHECK]: check });
    for (const requests of [2, 4]) {
      await poll(() => sent(CHECK).length === requests);
      await untilChecked(element, 'offline');
      expect(alertOf(element)).to.equal(UNREACHABLE);
      expect(path()).to.equal(`/login/token/${TOKEN}`);
      await poll(() => focused() === find(element, '[part=title]'));
      button(element, 'Try again').click();
    }
    await untilTitle(element, 'Reset User-Password');
    expect(path()).to.equal('/login/resetpw');
    expect(sent(CHECK)).to.have.length(5);
    expect(details(events, 'portal-error')).to.have.length(2);
  });
});
