import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { expectProblem } from '../../support/element-guard.ts';
import { fakeFetch, inTurn, ok, refused } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, fill, find, textOf } from '../../support/shadow.ts';
import {
  answersFor,
  CODE,
  EMAIL,
  enter,
  errorOf,
  open,
  PASSWORD,
  RECOVERY,
  stageOf,
  submit,
  USER_LOGIN,
  untilStage,
} from '../../support/stages.ts';
import { translate } from '../../support/translate.ts';

/** Translated labels cannot be looked up by their words. */
const input = (element: Element, name: string) => find<HTMLInputElement>(element, `input[name=${name}]`);

describe('a page under machine translation', () => {
  before(loadElements);

  it('leads through a whole sign-in, and keeps what was typed', async () => {
    fakeFetch({
      ...answersFor('twofactor'),
      [USER_LOGIN]: inTurn(refused('Not that one.'), ok({ action: 'challenge' }), ok({ action: 'admin' })),
    });
    const element = await open();
    await poll(() => textOf(element).includes('Compass'));
    fill(input(element, 'user'), EMAIL);
    translate(element);
    expect(textOf(element)).to.include('«Continue»');
    submit(element);
    await untilStage(element, 'password');

    translate(element);
    fill(input(element, 'pass'), PASSWORD);
    submit(element);
    expect(await poll(() => errorOf(input(element, 'pass')))).to.equal('Not that one.');
    expect(input(element, 'pass').value).to.equal(PASSWORD);
    translate(element);
    submit(element);
    await untilStage(element, 'twofactor');

    translate(element);
    fill(input(element, 'twofactor'), CODE);
    submit(element);
    await untilStage(element, 'done');
    expect(departures()).to.have.length(1);
  });

  it('shows an error, a new one, and none, whatever became of the former words', async () => {
    fakeFetch({ [RECOVERY]: inTurn(refused('Not now.'), refused('Still not.'), ok()) });
    const element = await open('<forgot-password></forgot-password>');
    translate(element);
    for (const words of ['Not now.', 'Still not.']) {
      fill(input(element, 'email'), EMAIL);
      submit(element);
      expect(await poll(() => errorOf(input(element, 'email')) === words)).to.equal(true);
      translate(element);
    }
    submit(element);
    await untilStage(element, 'success');
  });

  it('can still change its language', async () => {
    fakeFetch();
    const element = await open();
    translate(element);
    fill(input(element, 'user'), EMAIL);
    element.setAttribute('locale', 'de');
    await poll(() => textOf(element).includes('Passwort vergessen?'));
    expect(input(element, 'user').value).to.equal(EMAIL);
  });
});

describe('a script that takes away what we have drawn', () => {
  before(loadElements);

  it('makes the screen be drawn anew, with what was typed', async () => {
    fakeFetch(answersFor('password'));
    const { warn } = console;
    console.warn = () => {};
    try {
      const element = await open();
      enter(element, 'Email address', EMAIL);
      await untilStage(element, 'password');
      fill(field(element, 'Password'), PASSWORD);
      expectProblem(/NotFoundError/);
      find(element, '[data-stage]').remove();
      find(element, '.aside button').click();
      await poll(() => stageOf(element) === 'start');
      expect(field(element, 'Email address').value).to.equal(EMAIL);
    } finally {
      console.warn = warn;
    }
  });
});
