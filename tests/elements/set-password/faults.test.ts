import { expect } from 'chai';
import { listenToConsole } from '../../support/console-lines.ts';
import { ok } from '../../support/fake-fetch.ts';
import { LINK_FAULTS } from '../../support/faults.ts';
import { details, record } from '../../support/host-events.ts';
import { alertOf, TOKEN } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { body, enterPasswords, NEW_PASSWORD, openForm, RESETS, typed } from '../../support/new-password.ts';
import { poll } from '../../support/poll.ts';
import { find, findAll } from '../../support/shadow.ts';
import { stageOf, submit, untilStage } from '../../support/stages.ts';

describe('a password that could not be saved', () => {
  before(loadElements);

  for (const [name, reset] of Object.entries(RESETS)) {
    for (const [kind, { answer, words }] of Object.entries(LINK_FAULTS)) {
      it(`of ${name}: ${kind} is a general error, nothing is lost, and a retry works`, async () => {
        const lines = listenToConsole();
        const { element, sent } = await openForm(reset, answer, ok());
        const events = record(element);
        enterPasswords(element);
        expect(await poll(() => alertOf(element))).to.equal(words);

        expect(stageOf(element)).to.equal('entry');
        expect(find(element, 'form').contains(find(element, '[role=alert]'))).to.equal(true);
        expect(findAll(element, '[aria-invalid]')).to.deep.equal([]);
        expect(typed(element)).to.deep.equal([NEW_PASSWORD, NEW_PASSWORD]);
        expect(sent()).to.have.length(1);
        expect(details(events, 'portal-error')).to.deep.equal([{ flow: 'set-password', message: words }]);
        for (const secret of [TOKEN, NEW_PASSWORD]) expect(lines.join()).to.not.include(secret);

        submit(element);
        await untilStage(element, 'success');
        expect(sent().map((request) => request.body)).to.deep.equal([body(), body()]);
      });
    }
  }

  it('is said again when it is refused again, and not any more when the form is sent anew', async () => {
    const refusal = LINK_FAULTS['no, in the server’s words'];
    if (!refusal) throw new Error('The table of faults has changed.');
    const { element } = await openForm(RESETS.user, refusal.answer, refusal.answer, ok());
    const events = record(element);
    enterPasswords(element);
    await poll(() => alertOf(element) === refusal.words);
    const first = find(element, '[role=alert]');
    submit(element);
    await poll(() => details(events, 'portal-error').length === 2);
    expect(alertOf(element)).to.equal(refusal.words);
    expect(find(element, '[role=alert]')).to.not.equal(first);
    submit(element);
    await untilStage(element, 'success');
    expect(alertOf(element)).to.equal('');
  });
});
