import { expect } from 'chai';
import { neverReplies } from '../../support/fake-fetch.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import { loadElements } from '../../support/mount.ts';
import { findAll } from '../../support/shadow.ts';

describe('the Enter key of an on-screen keyboard', () => {
  before(loadElements);

  for (const [name, form] of Object.entries(FORMS)) {
    it(`submits the form in the last field and leads on from the others: ${name}`, async () => {
      serveForm(form, neverReplies);
      const element = await form.open();
      const fields = findAll<HTMLInputElement>(element, 'form [part=input]');
      // WebKitGTK has no `enterKeyHint`, because it has no on-screen keyboard.
      expect(fields.map((input) => input.getAttribute('enterkeyhint'))).to.deep.equal(
        fields.map((_, index) => (index < fields.length - 1 ? 'next' : 'go')),
      );
    });
  }
});
