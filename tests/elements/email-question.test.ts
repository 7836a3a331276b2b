import { expect } from 'chai';
import { PROBE, RECOVERY } from '../support/calls.ts';
import { fakeFetch, ok, usualReply } from '../support/fake-fetch.ts';
import { FORMS, serveForm } from '../support/forms.ts';
import { eventDetails, recordEvents } from '../support/host-events.ts';
import { openPath } from '../support/links.ts';
import '../support/loaded.ts';
import { button, field, fill, focused, textOf } from '../support/shadow.ts';
import { EMAIL, enter, errorOf, open, stageOf, submit, waitForStage } from '../support/stages.ts';
import { settle, waitFor } from '../support/timing.ts';

const YES = 'Yes, use this address';
const NO = 'No, keep what I typed';

const emailField = (element: HTMLElement) => field(element, 'Email address');

/** Without the marks that keep the direction of the address. */
const questionIn = (element: HTMLElement) => errorOf(emailField(element))?.replace(/[\u2066-\u2069]/g, '');

/** The file of the answers may come after the question. */
const waitForQuestion = (element: HTMLElement, email: string) =>
  waitFor(() => questionIn(element) === `Did you mean ${email}?` && textOf(element).includes(YES));

describe('an address that is probably wrong', () => {
  for (const name of [
    'email lookup',
    'forgotten password',
    'personal data request',
    'voucher',
    'registration',
  ] as const)
    it(`is asked about before it is sent, and one press sends the other one: ${name}`, async () => {
      const form = FORMS[name];
      const requests = serveForm(form, usualReply(form.route));
      const element = await form.open();
      const events = recordEvents(element);
      if (name === 'registration') enter(element, 'registration', 'Ada', 'Lovelace', 'ad a@example.org');
      else {
        fill(emailField(element), 'ad a@example.org');
        submit(element);
      }
      await waitForQuestion(element, EMAIL);
      await waitFor(() => focused() === emailField(element));
      expect([emailField(element).value, stageOf(element)]).to.deep.equal(['ad a@example.org', form.stage]);
      await settle();
      expect(requests()).to.deep.equal([]);
      expect(eventDetails(events, 'portal-error')).to.deep.equal([]);

      button(element, YES).click();
      await waitForStage(element, form.nextStage);
      expect(requests().map(({ body }) => body)).to.deep.equal([form.body]);
    });

  it('is sent as it was typed if the person keeps it, and is not asked about again', async () => {
    const { sent } = fakeFetch({ [RECOVERY]: ok() });
    const element = await open('<forgot-password></forgot-password>');
    enter(element, 'mailRequest', 'ada@gmial.com');
    await waitForQuestion(element, 'ada@gmail.com');
    button(element, NO).click();
    await waitForStage(element, 'success');
    button(element, 'Change the address').click();
    await waitForStage(element, 'idle');
    submit(element);
    await waitForStage(element, 'success');
    expect(sent(RECOVERY).map(({ body }) => body)).to.deep.equal([
      { email: 'ada@gmial.com' },
      { email: 'ada@gmial.com' },
    ]);
  });

  it('is asked about again without an answer, and no longer when it is changed', async () => {
    const { sent } = fakeFetch({ [PROBE]: ok({ action: 'password' }) });
    const element = await open();
    enter(element, 'email', '\u0130zmir@example.org');
    await waitForQuestion(element, 'izmir@example.org');
    submit(element);
    await settle();
    await waitForQuestion(element, 'izmir@example.org');
    expect(sent(PROBE)).to.have.length(0);

    fill(emailField(element), EMAIL);
    await waitFor(() => questionIn(element) === undefined);
    expect(textOf(element)).to.not.include(YES);
    submit(element);
    await waitForStage(element, 'password');
    expect(sent(PROBE).map(({ body }) => body)).to.deep.equal([{ email: EMAIL }]);
  });

  it('is asked about in a form that a link sends, too', async () => {
    const { sent } = fakeFetch({ 'POST /api/v1/login/user/forgotpw': ok() });
    const element = openPath('forgotpw?email=ada@gmial.com&submit=1');
    await waitFor(() => stageOf(element) === 'idle' && questionIn(element));
    await waitForQuestion(element, 'ada@gmail.com');
    expect(sent('POST /api/v1/login/user/forgotpw')).to.have.length(0);
    button(element, YES).click();
    await waitForStage(element, 'success');
    expect(textOf(element)).to.include('ada@gmail.com');
  });
});
