import '../../support/location.ts';
import { deferred, refused, usualReply } from '../../support/fake-fetch.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import { loadElements } from '../../support/mount.ts';
import { findAll } from '../../support/shadow.ts';
import { errorOf } from '../../support/stages.ts';
import { expectAccessibleAtAllSizes } from '../../support/viewports.ts';
import { waitFor } from '../../support/wait-for.ts';

const LONG = `Sorry: ${'a-long-word-without-any-end-'.repeat(5)}.`;

describe('accessibility of errors at every width and in both themes', function () {
  this.timeout(30_000);
  before(loadElements);

  for (const [name, form] of Object.entries(FORMS)) {
    it(`the error of the form: ${name}`, async () => {
      serveForm(form, refused(LONG));
      const element = await form.open();
      form.submit(element);
      await waitFor(() => errorOf(form.control(element)) === LONG);
      await expectAccessibleAtAllSizes(element);
    });
  }

  it('a busy form', async () => {
    const form = FORMS['admin login'];
    const slow = deferred(usualReply(form.route));
    serveForm(form, slow);
    const element = await form.open();
    form.submit(element);
    await waitFor(() => findAll(element, '[data-slow]').length === 1);
    await expectAccessibleAtAllSizes(element);
  });
});
