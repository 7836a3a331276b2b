import { expect } from 'chai';
import { TOKEN } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import { ok } from '../../support/fake-fetch.ts';
import { type Fault, LINK_FAULTS, POST_FAULTS } from '../../support/faults.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import {
  enterPasswords,
  NEW_PASSWORD,
  openPasswordForm,
  passwordBody,
  RESETS,
  typedPasswords,
} from '../../support/new-password.ts';
import { find, findAll } from '../../support/shadow.ts';
import { stageOf, submit, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('an error while saving a password', () => {
  before(loadElements);

  for (const [name, reset] of Object.entries(RESETS)) {
    for (const [fault, { reply, message }] of Object.entries({
      ...POST_FAULTS,
      '401': LINK_FAULTS['401'] as Fault,
    })) {
      it(`is shown as a form error, keeps the input, and a retry works: account ${name}, ${fault}`, async () => {
        const lines = captureConsole();
        const { element, sent } = await openPasswordForm(reset, reply, ok());
        const events = recordEvents(element);
        enterPasswords(element);
        expect(await waitFor(() => alertText(element))).to.equal(message);

        expect(stageOf(element)).to.equal('entry');
        expect(find(element, 'form').contains(find(element, '[role=alert]'))).to.equal(true);
        expect(findAll(element, '[aria-invalid=true]')).to.deep.equal([]);
        expect(typedPasswords(element)).to.deep.equal([NEW_PASSWORD, NEW_PASSWORD]);
        expect(sent()).to.have.length(1);
        const [error, ...others] = eventDetails(events, 'portal-error');
        expect(error).to.include({ flow: 'set-password', message, call: reset.route });
        expect(others).to.deep.equal([]);
        for (const secret of [TOKEN, NEW_PASSWORD])
          expect(lines.join() + JSON.stringify(events)).to.not.include(secret);

        submit(element);
        await waitForStage(element, 'success');
        expect(sent().map((request) => request.body)).to.deep.equal([passwordBody(), passwordBody()]);
      });
    }
  }

  it('is announced again after a second failure, and removed on the next submit', async () => {
    const refusal = LINK_FAULTS['an error with a message'];
    if (!refusal) throw new Error('The table of faults has changed.');
    const { element } = await openPasswordForm(RESETS.user, refusal.reply, refusal.reply, ok());
    const events = recordEvents(element);
    enterPasswords(element);
    await waitFor(() => alertText(element) === refusal.message);
    const first = find(element, '[role=alert]');
    submit(element);
    await waitFor(() => eventDetails(events, 'portal-error').length === 2);
    expect(alertText(element)).to.equal(refusal.message);
    expect(find(element, '[role=alert]')).to.not.equal(first);
    submit(element);
    await waitForStage(element, 'success');
    expect(alertText(element)).to.equal('');
  });
});
