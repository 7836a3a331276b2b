import { expect } from 'chai';
import { listenToConsole } from '../../support/console-lines.ts';
import { type Answer, inTurn, ok } from '../../support/fake-fetch.ts';
import { LINK_FAULTS, UNREACHABLE, WRONG_DATA } from '../../support/faults.ts';
import { details, record } from '../../support/host-events.ts';
import { alertOf, hrefOf, path, TOKEN, titleOf } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { openPrivate, PRIVATE, untilShown } from '../../support/private-data.ts';
import { button, textOf } from '../../support/shadow.ts';

const UNEXPECTED = WRONG_DATA['no action']?.words ?? '';

/** The envelope is right, what is in it is not. */
const WRONG: Record<string, Answer> = {
  'null for data': ok(null),
  'a list for data': ok([{ personal: {} }]),
  'text for data': ok('Hanna'),
};

describe('private data that does not come', () => {
  before(loadElements);

  for (const [name, screen] of Object.entries(PRIVATE)) {
    const faults = {
      ...LINK_FAULTS,
      ...Object.fromEntries(
        Object.entries(WRONG).map(([kind, answer]) => [kind, { answer, words: UNEXPECTED }]),
      ),
    };
    for (const [kind, { answer, words }] of Object.entries(faults)) {
      it(`${name}: ${kind} is told, with a way on, and a retry works`, async () => {
        const lines = listenToConsole();
        const events = record(document);
        // Reading is tried twice where there was no answer at all.
        const tries: [Answer, ...Answer[]] = words === UNREACHABLE ? [answer, answer] : [answer];
        const { element, sent } = openPrivate(screen, inTurn(...tries, ok(screen.reply)));
        expect(await poll(() => alertOf(element))).to.equal(words);

        expect(titleOf(element)).to.equal(screen.title);
        expect(path()).to.equal(`/login/${screen.path}`);
        expect(hrefOf(element, 'Request a new link')).to.equal(`/login/${screen.request}`);
        expect(hrefOf(element, 'Back to Login')).to.equal('/login/');
        expect(sent(screen.route)).to.have.length(tries.length);
        expect(details(events, 'portal-error')).to.deep.equal([{ flow: screen.flow, message: words }]);
        expect(lines.join()).to.not.include(TOKEN);

        button(element, 'Try again').click();
        await untilShown(element);
        expect(alertOf(element)).to.equal('');
        expect(textOf(element)).to.include('Hanna Elisabet Lindqvist');
        expect(sent(screen.route)).to.have.length(tries.length + 1);
        await poll(() => details(events, 'portal-success').length === 2);
        expect(details(events, 'portal-success')[1]).to.deep.equal({ flow: screen.flow });
      });
    }
  }
});
