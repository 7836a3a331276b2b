import { expect } from 'chai';
import { PROBE } from '../../support/calls.ts';
import { deferred, fakeFetch, neverReplies, ok, usualReply } from '../../support/fake-fetch.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import { recordEvents } from '../../support/host-events.ts';
import { navigations } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { button, findAll, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, open, stageOf, waitForStage } from '../../support/stages.ts';
import { ignoreAborts, settle } from '../../support/timing.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('a reply that is no longer needed', () => {
  before(loadElements);

  for (const [name, form] of Object.entries(FORMS)) {
    async function submitThen(leave: (element: HTMLElement) => void | Promise<void>) {
      const slow = deferred(usualReply(form.route));
      const sent = serveForm(form, slow);
      ignoreAborts();
      const element = await form.open();
      form.submit(element);
      await waitFor(() => sent().length === 1);
      await leave(element);
      await settle();
      const events = recordEvents(document);
      const before = textOf(element);
      slow.resolve();
      await settle();
      expect(textOf(element)).to.equal(before);
      expect(events).to.deep.equal([]);
      expect(navigations()).to.deep.equal([]);
      return element;
    }

    it(`is ignored after the element was removed: ${name}`, async () => {
      const element = await submitThen((submitted) => submitted.remove());
      expect(stageOf(element)).to.equal(undefined);
    });

    if (!['start', 'idle', 'entry'].includes(form.stage)) {
      it(`is ignored after Cancel: ${name}`, async () => {
        const element = await submitThen((submitted) => button(submitted, 'Cancel').click());
        expect(stageOf(element)).to.equal('start');
      });
    }
  }

  it('is ignored after the user went to another screen', async () => {
    const slow = deferred(ok({ action: 'admin' }));
    const { sent } = fakeFetch({ [PROBE]: slow });
    ignoreAborts();
    const element = await open();
    enter(element, 'email', EMAIL);
    await waitFor(() => sent(PROBE).length === 1);
    button(element, 'Forgot password?').click();
    await waitForStage(element, 'idle');
    await settle();
    const events = recordEvents(document);
    slow.resolve();
    await settle();
    expect(events).to.deep.equal([]);
    expect(navigations()).to.deep.equal([]);
    button(element, 'Back to Login').click();
    await waitForStage(element, 'start');
    expect(findAll(element, '[aria-disabled]')).to.deep.equal([]);
  });

  it('belongs to a request that is aborted when the element is removed', async () => {
    const { sent } = fakeFetch({ [PROBE]: neverReplies });
    const signals: AbortSignal[] = [];
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (init?.method === 'POST' && init.signal) signals.push(init.signal);
      return fetch(input, init);
    };
    const element = await open();
    enter(element, 'email', EMAIL);
    await waitFor(() => sent(PROBE).length === 1);
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([false]);
    element.remove();
    await waitFor(() => signals[0]?.aborted);
  });
});
