import { expect } from 'chai';
import { PROBE } from '../support/calls.ts';
import { fakeFetch, ok, refused, usualReply } from '../support/fake-fetch.ts';
import { FORMS, serveForm } from '../support/forms.ts';
import '../support/loaded.ts';
import { advanceClock } from '../support/retry-after.ts';
import { button, find, findAll, textOf } from '../support/shadow.ts';
import { enter, open, openStage, waitForStage } from '../support/stages.ts';
import { settle, waitFor } from '../support/timing.ts';

const sendAgain = (element: HTMLElement) => button(element, 'Send again');
const isReady = (element: HTMLElement) => sendAgain(element).ariaDisabled !== 'true';
const text = (element: HTMLElement) =>
  findAll(element, '[role=status]')
    .map(({ textContent }) => textContent)
    .join(' ');

/** Where the text of the button begins. */
function placeOf(element: HTMLElement): number {
  const text = find(element, '[data-counts] > span:not(.countdown)');
  return text.getBoundingClientRect().left - sendAgain(element).getBoundingClientRect().left;
}

describe('the mail of each form', () => {
  // All requests for a mail have the same view.
  for (const name of ['member portal link', 'forgotten password', 'registration'] as const)
    it(`can be sent again after 30 seconds: ${name}`, async () => {
      const form = FORMS[name];
      const reply = usualReply(form.route);
      const sent = serveForm(form, reply, reply, refused('⟦Not now.⟧'), reply);
      const element = await form.open();
      form.submit(element);
      await waitForStage(element, form.nextStage);
      const place = placeOf(element);
      expect(sendAgain(element).textContent).to.match(/^Send again \((30|29)\u00a0s\)$/);
      sendAgain(element).click();
      await settle();
      expect(sent()).to.have.length(1);

      advanceClock(30);
      await waitFor(() => isReady(element));
      // WebKit moves text by a part of a pixel.
      expect(placeOf(element)).to.be.closeTo(place, 1);
      sendAgain(element).click();
      await waitFor(() => text(element).includes('A new email is on its way.'));
      expect(sent().map(({ body }) => body)).to.deep.equal([form.body, form.body]);
      expect(isReady(element)).to.equal(false);

      advanceClock(30);
      await waitFor(() => isReady(element));
      sendAgain(element).click();
      await waitFor(() =>
        findAll(element, '[role=alert]').some((alert) => alert.textContent === '⟦Not now.⟧'),
      );
      expect(text(element)).not.to.include('A new email is on its way.');
      expect(sent()).to.have.length(3);
      await waitForStage(element, form.nextStage);
    });

  it('is sent again by the probe if the probe has sent it', async () => {
    const { element, sent } = await openStage('membersuccess');
    advanceClock(30);
    await waitFor(() => isReady(element));
    sendAgain(element).click();
    await waitFor(() => text(element).includes('A new email is on its way.'));
    expect(sent(PROBE)).to.have.length(2);
  });

  for (const [email, names] of [
    ['ada@gmail.com', ['Open Gmail']],
    ['ada@company.example', []],
  ] as const)
    it(`is in a mailbox that a button opens if it is well known: ${email}`, async () => {
      fakeFetch({ [PROBE]: ok({ action: 'membersuccess' }) });
      const element = await open();
      enter(element, 'email', email);
      await waitForStage(element, 'membersuccess');
      const links = () => findAll(element, 'a[target=_blank][rel="noopener noreferrer"]').map(textOf);
      await waitFor(() => links().join() === names.join());
    });
});
