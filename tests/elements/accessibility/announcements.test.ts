import { expect } from 'chai';
import { usualReply } from '../../support/fake-fetch.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import '../../support/loaded.ts';
import { button, find, findAll, textOf } from '../../support/shadow.ts';
import { waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

const region = (element: HTMLElement) => find(element, '[data-announcer]');

/** What happens in the element, in order: a heading takes the focus, or the live region gets a text other than the title. */
function recordEvents(element: HTMLElement): string[] {
  const events: string[] = [];
  const live = region(element);
  live.getRootNode().addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches('[part=title]')) events.push('focus');
  });
  const title = textOf(find(element, '[part=title]'));
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) =>
      [...addedNodes].map(({ textContent }) => `${textContent}`),
    );
    events.push(...added.filter((text) => text.trim() !== title));
  }).observe(live, { childList: true });
  return events;
}

describe('a message that replaces a form', () => {
  // All requests for a mail have the same view.
  for (const name of [
    'member portal link',
    'forgotten password',
    'voucher',
    'new password',
    'registration',
  ] as const)
    it(`is announced once, after the title has the focus: ${name}`, async () => {
      const form = FORMS[name];
      serveForm(form, usualReply(form.route));
      const element = await form.open();
      const events = recordEvents(element);
      form.submit(element);
      await waitForStage(element, form.nextStage);
      await waitFor(() => events.some((event) => event !== 'focus'));
      expect(events).to.have.length(2);
      expect(events[0]).to.equal('focus');
      const message = textOf(find(element, '[part~=step]')).replace('Change the address', '').trim();
      expect(events[1]?.trim().split(/\s+/)).to.deep.equal(message.split(/\s+/));
      // Nothing else speaks: other live regions are empty.
      const others = findAll(element, '[aria-live]:not([data-announcer])').map(textOf);
      expect(others.filter(Boolean)).to.deep.equal([]);
    });

  it('is not left in the live region', async () => {
    const form = FORMS['forgotten password'];
    serveForm(form, usualReply(form.route));
    const element = await form.open();
    form.submit(element);
    await waitFor(() => region(element).textContent !== '');
    button(element, 'Change the address').click();
    await waitForStage(element, 'idle');
    expect(region(element).textContent).to.equal('');
  });
});
