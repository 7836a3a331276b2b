import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import '../../support/location.ts';
import { deferred, fakeFetch, ok, sequence, usualReply } from '../../support/fake-fetch.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import { loadElements } from '../../support/mount.ts';
import { advanceClock } from '../../support/retry-after.ts';
import { button, find } from '../../support/shadow.ts';
import { CODE, enter, goToStage, open, repliesFor, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('a form that is submitted twice', () => {
  before(loadElements);

  for (const [name, form] of Object.entries(FORMS)) {
    it(`sends one request: ${name}`, async () => {
      const slow = deferred(usualReply(form.route));
      const sent = serveForm(form, slow);
      const element = await form.open();
      form.submit(element);
      form.resubmit(element);
      find<HTMLFormElement>(element, 'form').requestSubmit();
      await waitFor(() => sent().length > 0);
      form.resubmit(element);
      find<HTMLFormElement>(element, 'form').requestSubmit();
      slow.resolve();
      await waitForStage(element, form.nextStage);
      expect(sent()).to.have.length(1);
    });
  }

  it('does not request a new code while a code is being checked', async () => {
    const slow = deferred(ok({ action: 'admin' }));
    const { sent } = fakeFetch({
      ...repliesFor('twofactor'),
      [USER_LOGIN]: sequence(ok({ action: 'challenge' }), slow),
    });
    const element = await open();
    await goToStage(element, 'twofactor');
    advanceClock(30);
    await waitFor(() => !button(element, 'Send a new code').ariaDisabled);
    enter(element, 'code', CODE);
    button(element, 'Send a new code').click();
    button(element, 'Send a new code').click();
    slow.resolve();
    await waitForStage(element, 'done');
    expect(sent(USER_LOGIN)).to.have.length(2);
  });
});
