import { expect } from 'chai';
import '../../support/address.ts';
import { CALLS, serve } from '../../support/calls.ts';
import { fakeFetch, inTurn, ok } from '../../support/fake-fetch.ts';
import { settled } from '../../support/late.ts';
import { alertOf, CHECK, followLink, path, TOKEN, untilChecked, untilTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { enterPasswords, openForm, RESETS } from '../../support/new-password.ts';
import { busy, PAUSE, passSeconds, WHEN } from '../../support/pause.ts';
import { poll } from '../../support/poll.ts';
import { openPrivate, PRIVATE, untilShown } from '../../support/private-data.ts';
import { button, field, fill, find, findAll, focused } from '../../support/shadow.ts';
import {
  answersFor,
  CODE,
  enter,
  errorOf,
  open,
  stageOf,
  USER_LOGIN,
  untilStage,
  walkTo,
} from '../../support/stages.ts';
import { keepWarnings } from '../../support/warnings.ts';

const TOO_MANY = `Too many attempts. Please try again ${WHEN}.`;
const NOT_AVAILABLE = `The service is not available at the moment. Please try again ${WHEN}.`;

/** What sends the form: its button, or the options of a choice. */
const senders = (element: HTMLElement) => findAll(element, 'button[type=submit], [part=option]');

const isOff = (button: HTMLElement) =>
  button.ariaDisabled === 'true' && getComputedStyle(button).opacity !== '1' && !button.matches(':disabled');

/** Every way a person or a password manager has to send a form. */
function sendInEveryWay(element: HTMLElement) {
  for (const sender of senders(element)) sender.click();
  find<HTMLFormElement>(element, 'form').requestSubmit();
}

/** What a screen reader says by itself. */
const announced = (element: HTMLElement) =>
  findAll(element, '[role=status]')
    .map(({ textContent }) => textContent)
    .join('');

const untilOn = (element: HTMLElement) => poll(() => !senders(element).some(isOff));

describe('a server that says when to come back', () => {
  before(loadElements);
  keepWarnings();

  for (const [name, call] of Object.entries(CALLS)) {
    for (const [status, words, text] of [
      [429, null, TOO_MANY],
      [503, null, NOT_AVAILABLE],
      [429, 'Slow down, Ada.', `Slow down, Ada. Please try again ${WHEN}.`],
    ] as const) {
      it(`${name}: ${status} ${words ?? 'without words'} says how long to wait, and until then nothing is sent`, async () => {
        const sent = serve(call, busy(status, words), call.good);
        const element = await call.arrive();
        call.send(element);
        const control = call.control(element);
        expect(await poll(() => errorOf(control))).to.equal(text);
        expect(senders(element).every(isOff)).to.equal(true);

        sendInEveryWay(element);
        passSeconds(PAUSE - 5);
        sendInEveryWay(element);
        await settled();
        expect(sent()).to.have.length(1);
        expect([stageOf(element), errorOf(control)]).to.deep.equal([call.stage, text]);
        expect((control as HTMLInputElement).value ?? '').to.equal(call.text);

        passSeconds(5);
        await untilOn(element);
        call.again(element);
        await untilStage(element, call.next);
        expect(sent()).to.have.length(2);
      });
    }
  }

  it('leaves the focus where it is, and says when the wait is over', async () => {
    const call = CALLS['a forgotten password'] as (typeof CALLS)[string];
    serve(call, busy(429), call.good);
    const element = await call.arrive();
    call.send(element);
    await poll(() => senders(element).every(isOff));
    const submit = find(element, 'button[type=submit]');
    submit.focus();
    expect(announced(element)).to.equal('');
    passSeconds(PAUSE);
    await untilOn(element);
    expect(announced(element)).to.equal('You can try again now.');
    expect(submit.textContent).to.equal('Submit');
    expect(focused()).to.equal(submit);
  });

  it('does not forget the wait when something else is typed, or nothing', async () => {
    const call = CALLS['a forgotten password'] as (typeof CALLS)[string];
    const sent = serve(call, busy(429), call.good);
    const element = await call.arrive();
    call.send(element);
    await poll(() => senders(element).every(isOff));
    for (const text of ['', 'grace@example.org']) {
      fill(field(element, 'Email address'), text);
      sendInEveryWay(element);
      await settled();
      expect(errorOf(field(element, 'Email address'))).to.equal(TOO_MANY);
      expect(senders(element).every(isOff)).to.equal(true);
    }
    expect(sent()).to.have.length(1);
  });

  it('does not forget the wait when the element moves', async () => {
    const call = CALLS['a forgotten password'] as (typeof CALLS)[string];
    const sent = serve(call, busy(429), call.good);
    const element = await call.arrive();
    call.send(element);
    await poll(() => senders(element).every(isOff));
    element.parentElement?.append(document.createElement('p'), element);
    await settled();
    sendInEveryWay(element);
    await settled();
    expect(sent()).to.have.length(1);
    expect(senders(element).every(isOff)).to.equal(true);
  });

  it('is not asked for a new code meanwhile, and a sign-in can still be cancelled', async () => {
    const { sent } = fakeFetch({
      ...answersFor('twofactor'),
      [USER_LOGIN]: inTurn(ok({ action: 'challenge' }), busy(429)),
    });
    const element = await open();
    await walkTo(element, 'twofactor');
    enter(element, 'Security code', CODE);
    await poll(() => isOff(button(element, 'Send a new code')));
    button(element, 'Send a new code').click();
    await settled();
    expect(sent(USER_LOGIN)).to.have.length(2);
    button(element, 'Cancel').click();
    await untilStage(element, 'start');
    expect(findAll(element, '[aria-disabled]')).to.deep.equal([]);
  });

  it('a new password: nothing is sent until then', async () => {
    const { element, sent } = await openForm(RESETS.user, busy(429), ok());
    enterPasswords(element);
    expect(await poll(() => alertOf(element))).to.equal(TOO_MANY);
    sendInEveryWay(element);
    await settled();
    expect(sent()).to.have.length(1);
    passSeconds(PAUSE);
    await untilOn(element);
    sendInEveryWay(element);
    await untilStage(element, 'success');
    expect(sent()).to.have.length(2);
  });

  it('the check of a link: it is tried again when the wait is over, and the address keeps it', async () => {
    const { element, sent } = followLink({}, { [CHECK]: inTurn(busy(503), ok({ type: 'forgotpw' })) });
    await untilChecked(element, 'unchecked');
    expect(alertOf(element)).to.equal(`Your link could not be checked just now. ${NOT_AVAILABLE}`);
    const again = button(element, 'Try again');
    expect(isOff(again)).to.equal(true);
    again.click();
    await settled();
    expect([sent(CHECK).length, path()]).to.deep.equal([1, `/login/token/${TOKEN}`]);
    passSeconds(PAUSE);
    await poll(() => !isOff(again));
    expect(announced(element)).to.equal('You can try again now.');
    again.click();
    await untilTitle(element, 'Reset User-Password');
  });

  for (const [name, screen] of Object.entries(PRIVATE)) {
    it(`${name}: they are asked for again when the wait is over`, async () => {
      const { element, sent } = openPrivate(screen, inTurn(busy(429), ok(screen.reply)));
      expect(await poll(() => alertOf(element))).to.equal(TOO_MANY);
      const again = button(element, 'Try again');
      again.click();
      await settled();
      expect([sent(screen.route).length, isOff(again)]).to.deep.equal([1, true]);
      passSeconds(PAUSE);
      await poll(() => !isOff(again));
      again.click();
      await untilShown(element);
    });
  }

  it('is told in the language of the reader', async () => {
    const call = CALLS['a forgotten password'] as (typeof CALLS)[string];
    serve(call, busy(429), call.good);
    const element = await call.arrive();
    element.setAttribute('locale', 'pl');
    await poll(() => find(element, '[part=root]').lang === 'pl');
    enter(element, 'Adres e-mail', call.text);
    expect(await poll(() => errorOf(field(element, 'Adres e-mail')))).to.equal(
      'Zbyt wiele prób. Spróbuj ponownie za 10 minut.',
    );
  });
});
