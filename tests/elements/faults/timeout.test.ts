import { expect } from 'chai';
import '../../support/location.ts';
import { neverReplies, usualReply } from '../../support/fake-fetch.ts';
import { UNREACHABLE } from '../../support/faults.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import { loadElements } from '../../support/mount.ts';
import { errorOf, stageOf, waitForStage } from '../../support/stages.ts';
import { watchTimeouts } from '../../support/timing.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('a server that does not reply', () => {
  before(loadElements);

  for (const [name, form] of Object.entries(FORMS)) {
    it(`times out after 20 seconds, keeps the input, and a retry works: ${name}`, async () => {
      const sent = serveForm(form, neverReplies, usualReply(form.route));
      const timeouts = watchTimeouts();
      const element = await form.open();
      timeouts.shorten();
      form.submit(element);
      const control = form.control(element);
      expect(await waitFor(() => errorOf(control))).to.equal(UNREACHABLE);
      expect(new Set(timeouts.requested)).to.deep.equal(new Set([20_000]));
      expect(stageOf(element)).to.equal(form.stage);
      expect((control as HTMLInputElement).value ?? '').to.equal(form.text);
      expect(sent()).to.have.length(1);
      timeouts.restore();
      form.resubmit(element);
      await waitForStage(element, form.nextStage);
    });
  }
});
