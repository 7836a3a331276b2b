import { expect } from 'chai';
import { neverReplies } from '../../support/fake-fetch.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import { loadElements } from '../../support/mount.ts';
import { openPasswordForm } from '../../support/new-password.ts';
import { findAll } from '../../support/shadow.ts';

const forms: Record<string, () => Promise<HTMLElement>> = {
  'new password': async () => (await openPasswordForm()).element,
};
for (const [name, form] of Object.entries(FORMS)) {
  forms[name] = () => {
    serveForm(form, neverReplies);
    return form.open();
  };
}

describe('the Enter key of an on-screen keyboard', () => {
  before(loadElements);

  for (const [name, openForm] of Object.entries(forms)) {
    it(`submits the form in the last field and leads on from the others: ${name}`, async () => {
      const element = await openForm();
      const fields = findAll<HTMLInputElement>(element, 'form [part=input]');
      // WebKitGTK has no `enterKeyHint`, because it has no on-screen keyboard.
      expect(fields.map((input) => input.getAttribute('enterkeyhint'))).to.deep.equal(
        fields.map((_, index) => (index < fields.length - 1 ? 'next' : 'go')),
      );
    });
  }
});
