import { expect } from 'chai';
import '../../support/cookies.ts';
import { listenToConsole } from '../../support/console-lines.ts';
import { ok, raw, refused } from '../../support/fake-fetch.ts';
import { record } from '../../support/host-events.ts';
import { alertOf, TOKEN } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { enterPasswords, NEW_PASSWORD, openForm, RESETS } from '../../support/new-password.ts';
import { poll } from '../../support/poll.ts';
import { expectNowhere } from '../../support/public.ts';
import { findAll, textOf } from '../../support/shadow.ts';
import { untilStage } from '../../support/stages.ts';

/** The estimate is of parts of the password, too. */
const SECRETS = [TOKEN, NEW_PASSWORD, 'Meadow', 'meadow'];

describe('a new password and its token', () => {
  before(loadElements);

  for (const [name, reset] of Object.entries(RESETS)) {
    it(`are nowhere to be found, before, during and after: ${name}`, async () => {
      const lines = listenToConsole();
      const events = record(document);
      const echo = raw(502, JSON.stringify({ echo: [TOKEN, NEW_PASSWORD] }), 'application/json');
      const { element, sent } = await openForm(reset, echo, refused('Used before.'), ok());
      const nowhere = () => expectNowhere(SECRETS, [events, lines]);
      nowhere();
      enterPasswords(element);
      for (const shown of findAll(element, '[part=show-password]')) shown.click();
      await poll(() => textOf(element).includes('Password strength:'));
      await poll(() => alertOf(element) !== '');
      nowhere();
      enterPasswords(element);
      await poll(() => alertOf(element) === 'Used before.');
      nowhere();
      enterPasswords(element);
      await untilStage(element, 'success');
      nowhere();
      expect(sent()).to.have.length(3);
      element.remove();
      await poll(() => element.shadowRoot?.childElementCount === 0);
      nowhere();
    });
  }
});
