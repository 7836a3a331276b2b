import { expect } from 'chai';
import { deferred, neverReplies, ok } from '../../support/fake-fetch.ts';
import { UNREACHABLE } from '../../support/faults.ts';
import { recordEvents } from '../../support/host-events.ts';
import { alertText, firePageShow } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import {
  enterPasswords,
  NEW_PASSWORD,
  openPasswordForm,
  RESETS,
  typedPasswords,
} from '../../support/new-password.ts';
import { button, find, findAll } from '../../support/shadow.ts';
import { stageOf, submit, waitForStage } from '../../support/stages.ts';
import { ignoreAborts, settle, watchTimeouts } from '../../support/timing.ts';
import { waitFor } from '../../support/wait-for.ts';

const busy = (element: Element) => findAll(element, '[aria-disabled], [data-slow]').length > 0;

describe('the request that saves a password', () => {
  before(loadElements);

  it('times out after 20 seconds, keeps the input, and a retry works', async () => {
    const { element, sent } = await openPasswordForm(RESETS.user, neverReplies, ok());
    const timeouts = watchTimeouts();
    timeouts.shorten();
    enterPasswords(element);
    expect(await waitFor(() => alertText(element))).to.equal(UNREACHABLE);
    expect(timeouts.requested).to.deep.equal([20_000]);
    expect(typedPasswords(element)).to.deep.equal([NEW_PASSWORD, NEW_PASSWORD]);
    expect(sent()).to.have.length(1);
    timeouts.restore();
    submit(element);
    await waitForStage(element, 'success');
  });

  it('is sent once if the form is submitted several times', async () => {
    const slow = deferred(ok());
    const { element, sent } = await openPasswordForm(RESETS.user, slow);
    enterPasswords(element);
    submit(element);
    find<HTMLFormElement>(element, 'form').requestSubmit();
    await waitFor(() => sent().length > 0 && busy(element));
    submit(element);
    slow.resolve();
    await waitForStage(element, 'success');
    expect(sent()).to.have.length(1);
  });

  it('shows a spinner and a text', async () => {
    const slow = deferred(ok());
    const { element } = await openPasswordForm(RESETS.user, slow);
    enterPasswords(element);
    await waitFor(() => findAll(element, '.button .spinner').length === 1);
    await waitFor(() => find(element, 'button + [role=status]').textContent === 'Please wait…');
    slow.resolve();
    await waitForStage(element, 'success');
  });

  for (const [how, leave, stage] of [
    ['the element was removed', (element: HTMLElement) => element.remove(), undefined],
    [
      'the user went to the login',
      (element: HTMLElement) => button(element, 'Back to Login').click(),
      'start',
    ],
  ] as const) {
    it(`has no effect after ${how}`, async () => {
      const slow = deferred(ok());
      const { element, sent } = await openPasswordForm(RESETS.user, slow);
      ignoreAborts();
      enterPasswords(element);
      await waitFor(() => sent().length === 1);
      leave(element);
      await waitFor(() => stageOf(element) === stage);
      await settle();
      const events = recordEvents(document);
      slow.resolve();
      await settle();
      expect(stageOf(element)).to.equal(stage);
      expect(events).to.deep.equal([]);
      expect(navigations()).to.deep.equal([]);
    });
  }

  it('is no longer pending on a page restored from the back/forward cache, and the fields are empty', async () => {
    const { element, sent } = await openPasswordForm(RESETS.user, neverReplies, ok());
    enterPasswords(element);
    await waitFor(() => sent().length === 1 && busy(element));
    firePageShow();
    await waitFor(() => !busy(element));
    expect(typedPasswords(element)).to.deep.equal(['', '']);
    enterPasswords(element);
    await waitForStage(element, 'success');
  });
});
