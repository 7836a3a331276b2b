import { expect } from 'chai';
import { PROBE } from '../support/calls.ts';
import { deferred, fakeFetch, ok, refused, usualReply } from '../support/fake-fetch.ts';
import { FORMS, serveForm } from '../support/forms.ts';
import '../support/loaded.ts';
import { advanceClock, setClockBack } from '../support/retry-after.ts';
import { rowsOf } from '../support/rows.ts';
import { button, field, fill, find, findAll, textOf } from '../support/shadow.ts';
import { EMAIL, enter, open, openStage, waitForStage } from '../support/stages.ts';
import { settle, waitFor } from '../support/timing.ts';

const sendAgain = (element: HTMLElement) => button(element, 'Send again');
const isReady = (element: HTMLElement) => sendAgain(element).ariaDisabled !== 'true';
const text = (element: HTMLElement) =>
  findAll(element, '[aria-live]')
    .map(({ textContent }) => textContent)
    .join(' ');

/** Where the text of the button begins. */
function placeOf(element: HTMLElement): number {
  const text = find(element, '[data-counts] > span:not(.countdown)');
  return text.getBoundingClientRect().left - sendAgain(element).getBoundingClientRect().left;
}

describe('the mail of each form', () => {
  // All requests for a mail have the same view.
  for (const name of rowsOf(['member portal link', 'forgotten password', 'registration'] as const, [
    'registration',
  ]))
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

      // A clock that is set back makes no wait longer.
      setClockBack(3600);
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

  // The flows of the other forms are in src/features/.
  it('is announced for the address that it was sent to, whatever is typed meanwhile', async () => {
    const form = FORMS['forgotten password'];
    const reply = deferred(ok());
    const sent = serveForm(form, reply);
    const element = await form.open();
    const input = () => field(element, 'Email address');
    form.submit(element);
    await waitFor(() => sent().length === 1);
    fill(input(), 'typed@example.org');
    reply.resolve();
    await waitForStage(element, form.nextStage);
    expect(find(element, 'strong').textContent).to.equal(EMAIL);
    button(element, 'Change the address').click();
    await waitForStage(element, 'idle');
    expect(input().value).to.equal('typed@example.org');
  });

  it('is sent again by the probe if the probe has sent it', async () => {
    const { element, sent } = await openStage('membersuccess');
    advanceClock(30);
    await waitFor(() => isReady(element));
    sendAgain(element).click();
    await waitFor(() => text(element).includes('A new email is on its way.'));
    expect(sent(PROBE)).to.have.length(2);
  });

  it('is in a mailbox that a button opens if it is well known', async () => {
    fakeFetch({ [PROBE]: ok({ action: 'membersuccess' }) });
    const element = await open();
    enter(element, 'email', 'ada@gmail.com');
    await waitForStage(element, 'membersuccess');
    const links = () => findAll(element, 'a[target=_blank][rel="noopener noreferrer"]').map(textOf);
    await waitFor(() => links().join() === 'Open Gmail');
  });
});
