import { expect } from 'chai';
import { captureWarnings } from '../../support/console.ts';
import { usualReply } from '../../support/fake-fetch.ts';
import '../../support/location.ts';
import { INVALID_DATA, POST_FAULTS, UNAUTHORIZED } from '../../support/faults.ts';
import { FORMS, LOGIN_ROUTES, serveForm } from '../../support/forms.ts';
import { loadElements } from '../../support/mount.ts';
import { focused } from '../../support/shadow.ts';
import { errorOf, stageOf, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';
import { share } from './share.ts';

describe('an error reply', () => {
  before(loadElements);
  captureWarnings();

  for (const [index, [name, form]] of Object.entries(FORMS).entries()) {
    const faults = LOGIN_ROUTES.includes(form.route) ? { ...POST_FAULTS, ...INVALID_DATA } : POST_FAULTS;
    for (const [fault, { reply, message }] of share(Object.entries(faults), 3, index)) {
      it(`is shown under the field, keeps the input, and a retry works: ${name}, ${fault}`, async () => {
        const sent = serveForm(form, reply, usualReply(form.route));
        const element = await form.open();
        form.submit(element);
        const control = form.control(element);
        const expected = (fault === '401' && UNAUTHORIZED[name]) || message;
        expect(await waitFor(() => errorOf(control))).to.equal(expected);

        expect(stageOf(element)).to.equal(form.stage);
        expect((control as HTMLInputElement).value ?? '').to.equal(form.text);
        if (control instanceof HTMLInputElement) {
          expect(control.ariaInvalid).to.equal('true');
          await waitFor(() => focused() === control);
        }
        expect(sent()).to.have.length(1);

        form.resubmit(element);
        await waitForStage(element, form.nextStage);
        expect(sent()).to.have.length(2);
        expect(sent().at(-1)?.body).to.deep.equal(form.body);
      });
    }
  }
});
