import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { listenToConsole } from '../../support/console-lines.ts';
import { type Answer, fakeFetch, inTurn, ok } from '../../support/fake-fetch.ts';
import { INVALID_LINK, LINK_FAULTS, REFUSALS, UNREACHABLE, WRONG_DATA } from '../../support/faults.ts';
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
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, find, findAll, focused } from '../../support/shadow.ts';

const UNEXPECTED = WRONG_DATA['no action']?.words ?? '';

/** Not a type that leads anywhere: the server knows the link, we do not. */
const TYPES: Record<string, Answer> = {
  'an unknown type': ok({ type: 'admin' }),
  'the name of a thing every object has': ok({ type: 'constructor' }),
  'an empty type': ok({ type: '' }),
  'a type in another case': ok({ type: 'ForgotPW' }),
};

/** The envelope is right, what is in it is not understood. */
const WRONG: Record<string, Answer> = {
  'no type': ok({}),
  'a type that is a number': ok({ type: 7 }),
  'an unknown target': ok({ type: 'forgotpw', target: 'root' }),
  'a token that is a number': ok({ type: 'forgotpw', token: 7 }),
  'an object for a member': ok({ type: 'registration', memberid: { id: 7 } }),
  'a list for data': ok([{ type: 'forgotpw' }]),
  'null for data': ok(null),
};

const faults = Object.entries(LINK_FAULTS);

const dead: Record<string, Answer> = {
  ...Object.fromEntries(faults.flatMap(([kind, { answer }]) => (REFUSALS.has(kind) ? [[kind, answer]] : []))),
  ...TYPES,
};

const unchecked = {
  ...Object.fromEntries(faults.filter(([kind]) => !REFUSALS.has(kind))),
  ...Object.fromEntries(Object.entries(WRONG).map(([kind, answer]) => [kind, { answer, words: UNEXPECTED }])),
};

describe('a link that is refused', () => {
  before(loadElements);

  for (const [kind, answer] of Object.entries(dead)) {
    it(`${kind}: is told in our own words, with ways on, and the address forgets it`, async () => {
      const lines = listenToConsole();
      const events = record(document);
      const { element, sent } = followLink({}, { [CHECK]: answer });
      await untilChecked(element, 'fail');
      expect(alertOf(element)).to.equal(INVALID_LINK);
      await poll(() => focused() === find(element, '[part=title]'));
      expect(path()).to.equal('/login/token/');
      expect(hrefOf(element, 'Request a new link')).to.equal('/login/forgotpw?cat=any');
      expect(hrefOf(element, 'Access to your personal data')).to.equal('/login/requestpdaccess');
      expect(hrefOf(element, 'Access to your personal reports')).to.equal('/login/requestpraccess');
      expect(hrefOf(element, 'Back to Login')).to.equal('/login/');
      expect(findAll(element, '[part=panel] button')).to.deep.equal([]);
      expect(sent(CHECK)).to.have.length(1);
      expect(departures()).to.deep.equal([]);
      expect(details(events, 'portal-error')).to.deep.equal([{ flow: 'token', message: INVALID_LINK }]);
      expect(details(events, 'portal-success')).to.deep.equal([]);
      expect(lines.join()).to.not.include(TOKEN);
    });
  }

  it('without a token in it fails without a request', async () => {
    const { requests } = fakeFetch();
    const element = openPath('token/');
    await untilChecked(element, 'fail');
    expect(alertOf(element)).to.equal(INVALID_LINK);
    expect(requests.filter(({ route }) => route.includes('/token'))).to.deep.equal([]);
  });
});

describe('a link that could not be checked', () => {
  before(loadElements);

  for (const [kind, { answer, words }] of Object.entries(unchecked)) {
    it(`${kind}: is not called dead, the address keeps it, and it can be tried again`, async () => {
      const lines = listenToConsole();
      const events = record(document);
      // Each check is two requests if there is no answer: reading is tried twice.
      const tries = words === UNREACHABLE ? 2 : 1;
      const bad = Array.from<Answer>({ length: 2 * tries }).fill(answer) as [Answer, ...Answer[]];
      const { element, sent } = followLink({}, { [CHECK]: inTurn(...bad, ok({ type: 'forgotpw' })) });
      for (const requests of [tries, 2 * tries]) {
        await poll(() => sent(CHECK).length === requests);
        await untilChecked(element, 'unchecked');
        expect(alertOf(element)).to.equal(`Your link could not be checked just now. ${words}`);
        expect(path()).to.equal(`/login/token/${TOKEN}`);
        expect(hrefOf(element, 'Request a new link')).to.equal(undefined);
        await poll(() => focused() === find(element, '[part=title]'));
        button(element, 'Try again').click();
      }
      await untilTitle(element, 'Reset User-Password');
      expect(path()).to.equal('/login/resetpw');
      const error = { flow: 'token', message: words };
      expect(details(events, 'portal-error')).to.deep.equal([error, error]);
      expect(lines.join()).to.not.include(TOKEN);
    });
  }

  it('is checked anew when the page is loaded again', async () => {
    const { element } = followLink({}, { [CHECK]: LINK_FAULTS['500 with a text']?.answer as Answer });
    await untilChecked(element, 'unchecked');
    element.remove();
    fakeFetch({ [CHECK]: ok({ type: 'forgotpw' }) });
    await untilTitle(mount('<login-portal></login-portal>'), 'Reset User-Password');
  });
});
