import { expect } from 'chai';
import { ok } from '../support/fake-fetch.ts';
import { FORMS, serveForm } from '../support/forms.ts';
import '../support/loaded.ts';
import { field, fill } from '../support/shadow.ts';
import { EMAIL, enter, submit } from '../support/stages.ts';
import { waitFor } from '../support/timing.ts';

const WITH_ADDRESS = [
  'email lookup',
  'forgotten password',
  'personal data request',
  'personal reports request',
  'voucher',
  'registration',
] as const;

function submitWith(element: HTMLElement, name: (typeof WITH_ADDRESS)[number], address: string): void {
  if (name === 'registration') {
    enter(element, name, 'Ada', 'Lovelace', address);
  } else {
    fill(field(element, 'Email address'), address);
    submit(element);
  }
}

/** tests/unit/kit/email.test.ts has the texts that people paste. */
describe('every form with an address', () => {
  for (const name of WITH_ADDRESS) {
    it(`sends what it reads in a pasted text: ${name}`, async () => {
      const sent = serveForm(FORMS[name], ok());
      const element = await FORMS[name].open();
      submitWith(element, name, `\u200b“Lovelace, Ada” <${EMAIL}>;\u3164`);
      await waitFor(() => sent().length === 1);
      expect(sent()[0]?.body).to.have.property('email', EMAIL);
    });
  }
});
