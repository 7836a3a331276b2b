import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import { captureWarnings } from '../../support/console.ts';
import { ok, sequence, usualReply } from '../../support/fake-fetch.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import { alertText } from '../../support/links.ts';
import '../../support/loaded.ts';
import { openPrivateScreen, PRIVATE_SCREENS, waitForData } from '../../support/private-data.ts';
import {
  advanceClock,
  RETRY_SECONDS,
  RETRY_TIME,
  retryLater,
  setClockBack,
} from '../../support/retry-after.ts';
import { rowsOf } from '../../support/rows.ts';
import { button, field, fill, find, findAll, focused } from '../../support/shadow.ts';
import { CODE, enter, errorOf, openStage, stageOf, waitForStage } from '../../support/stages.ts';
import { settle, waitFor } from '../../support/timing.ts';

const TOO_MANY = `Too many attempts. Please try again ${RETRY_TIME}.`;
const NOT_AVAILABLE = `This service isn't available right now. Please try again ${RETRY_TIME}.`;

const REPLIES = [
  [429, null, TOO_MANY],
  [503, null, NOT_AVAILABLE],
  [429, 'Slow down, Ada.', `Slow down, Ada. Please try again ${RETRY_TIME}.`],
] as const;

/** One form of each view. */
const VIEWS = [
  'email lookup',
  'admin login',
  'security code',
  'member portal link',
  'forgotten password',
  'voucher',
  'new password',
  'registration',
] as const;

/** The submit button, or the options of a choice. */
const submitButtons = (element: HTMLElement) => findAll(element, 'button[type=submit], [part=option]');

const isDisabled = (button: HTMLElement) =>
  button.ariaDisabled === 'true' &&
  getComputedStyle(button).cursor === 'default' &&
  !button.matches(':disabled');

/** Submits in every way that a user or a password manager can. */
function submitInEveryWay(element: HTMLElement) {
  for (const button of submitButtons(element)) button.click();
  find<HTMLFormElement>(element, 'form').requestSubmit();
}

/** The text of the live regions. */
const announced = (element: HTMLElement) =>
  findAll(element, '[aria-live]')
    .map(({ textContent }) => textContent)
    .join('');

const waitForEnabled = (element: HTMLElement) => waitFor(() => !submitButtons(element).some(isDisabled));

describe('Retry-After', () => {
  captureWarnings();

  for (const [index, name] of rowsOf(VIEWS, ['email lookup', 'registration']).entries()) {
    const form = FORMS[name];
    const [status, message, text] = REPLIES[index % REPLIES.length] as (typeof REPLIES)[number];
    it(`disables the form for that long: ${name}, ${status} with ${message ? `"${message}"` : 'no message'}`, async () => {
      const sent = serveForm(form, retryLater(status, message), usualReply(form.route));
      const element = await form.open();
      form.submit(element);
      const control = form.control(element);
      expect(await waitFor(() => errorOf(control))).to.equal(text);
      expect(submitButtons(element).every(isDisabled)).to.equal(true);

      submitInEveryWay(element);
      // A clock that is set back makes no wait longer.
      setClockBack(3600);
      advanceClock(RETRY_SECONDS - 5);
      submitInEveryWay(element);
      await settle();
      expect(sent()).to.have.length(1);
      expect([stageOf(element), errorOf(control)]).to.deep.equal([form.stage, text]);
      expect((control as HTMLInputElement).value ?? '').to.equal(form.text);

      advanceClock(5);
      await waitForEnabled(element);
      form.resubmit(element);
      await waitForStage(element, form.nextStage);
      expect(sent()).to.have.length(2);
    });
  }

  it('still applies after the field was changed or the element moved; its end is announced and moves no focus', async () => {
    const form = FORMS['forgotten password'];
    const sent = serveForm(form, retryLater(429), usualReply(form.route));
    const element = await form.open();
    form.submit(element);
    await waitFor(() => submitButtons(element).every(isDisabled));
    const expectDisabled = async () => {
      submitInEveryWay(element);
      await settle();
      expect(errorOf(field(element, 'Email address'))).to.equal(TOO_MANY);
      expect(submitButtons(element).every(isDisabled)).to.equal(true);
      expect(sent()).to.have.length(1);
    };
    for (const text of ['', 'grace@example.org']) {
      fill(field(element, 'Email address'), text);
      await expectDisabled();
    }
    element.parentElement?.append(document.createElement('p'), element);
    await settle();
    await expectDisabled();

    const submit = find(element, 'button[type=submit]');
    submit.focus();
    expect(announced(element)).to.equal('');
    advanceClock(RETRY_SECONDS);
    await waitForEnabled(element);
    expect(announced(element)).to.equal('You can try again now.');
    expect(submit.textContent).to.equal('Submit');
    await waitFor(() => focused() === submit);
  });

  it('disables "Send a new code", and the sign-in can be cancelled', async () => {
    const { element, sent } = await openStage('twofactor', {
      [USER_LOGIN]: sequence(ok({ action: 'challenge' }), retryLater(429)),
    });
    advanceClock(30);
    await waitFor(() => !isDisabled(button(element, 'Send a new code')));
    enter(element, 'code', CODE);
    await waitFor(() => isDisabled(button(element, 'Send a new code')));
    button(element, 'Send a new code').click();
    await settle();
    expect(sent(USER_LOGIN)).to.have.length(2);
    button(element, 'Not you?').click();
    await waitForStage(element, 'start');
    expect(findAll(element, '[aria-disabled]')).to.deep.equal([]);
  });

  it('disables "Try again" for personal data', async () => {
    const screen = PRIVATE_SCREENS['personal data'];
    const { element, sent } = openPrivateScreen(screen, sequence(retryLater(429), ok(screen.reply)));
    expect(await waitFor(() => alertText(element))).to.equal(TOO_MANY);
    const retry = button(element, 'Try again');
    retry.click();
    await settle();
    expect([sent(screen.route).length, isDisabled(retry)]).to.deep.equal([1, true]);
    advanceClock(RETRY_SECONDS);
    await waitFor(() => !isDisabled(retry));
    retry.click();
    await waitForData(element);
  });
});
