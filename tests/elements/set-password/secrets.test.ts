import { expect } from 'chai';
import { TOKEN } from '../../support/calls.ts';
import '../../support/cookies.ts';
import { captureConsole } from '../../support/console.ts';
import { expectAbsent } from '../../support/expect-absent.ts';
import { httpReply, ok, refused } from '../../support/fake-fetch.ts';
import { recordEvents } from '../../support/host-events.ts';
import { alertText } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { enterPasswords, NEW_PASSWORD, openPasswordForm, RESETS } from '../../support/new-password.ts';
import { findAll, textOf } from '../../support/shadow.ts';
import { waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

/** The estimate also uses parts of the password. */
const SECRETS = [TOKEN, NEW_PASSWORD, 'Meadow', 'meadow'];

describe('a new password and its token', () => {
  before(loadElements);

  for (const [name, reset] of Object.entries(RESETS)) {
    it(`do not leak: account ${name}`, async () => {
      const lines = captureConsole();
      const events = recordEvents(document);
      const echo = httpReply(502, JSON.stringify({ echo: [TOKEN, NEW_PASSWORD] }), 'application/json');
      const { element, sent } = await openPasswordForm(reset, echo, refused('Used before.'), ok());
      const expectNoLeak = () => expectAbsent(SECRETS, [events, lines]);
      expectNoLeak();
      enterPasswords(element);
      for (const shown of findAll(element, '[part=show-password]')) shown.click();
      await waitFor(() => textOf(element).includes('Password strength:'));
      await waitFor(() => alertText(element) !== '');
      expectNoLeak();
      enterPasswords(element);
      await waitFor(() => alertText(element) === 'Used before.');
      expectNoLeak();
      enterPasswords(element);
      await waitForStage(element, 'success');
      expectNoLeak();
      expect(sent()).to.have.length(3);
      element.remove();
      await waitFor(() => element.shadowRoot?.childElementCount === 0);
      expectNoLeak();
    });
  }
});
