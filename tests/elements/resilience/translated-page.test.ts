import { expect } from 'chai';
import { RECOVERY, USER_LOGIN } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import { expectProblem } from '../../support/element-guard.ts';
import { fakeFetch, ok, refused, sequence } from '../../support/fake-fetch.ts';
import { navigations } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { button, field, fill, find, textOf } from '../../support/shadow.ts';
import {
  CODE,
  EMAIL,
  enter,
  errorOf,
  goToStage,
  open,
  PASSWORD,
  repliesFor,
  stageOf,
  submit,
  waitForStage,
} from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';
import { translate } from './machine-translation.ts';

/** Finds an input by its name, because its label is translated. */
const input = (element: Element, name: string) => find<HTMLInputElement>(element, `input[name=${name}]`);

describe('a page under machine translation', () => {
  before(loadElements);

  it('supports a complete sign-in and keeps the input', async () => {
    fakeFetch({
      ...repliesFor('twofactor'),
      [USER_LOGIN]: sequence(refused('Not that one.'), ok({ action: 'challenge' }), ok({ action: 'admin' })),
    });
    const element = await open();
    await waitFor(() => textOf(element).includes('Compass'));
    fill(input(element, 'user'), EMAIL);
    translate(element);
    expect(textOf(element)).to.include('«Continue»');
    submit(element);
    await waitForStage(element, 'password');

    translate(element);
    fill(input(element, 'pass'), PASSWORD);
    submit(element);
    expect(await waitFor(() => errorOf(input(element, 'pass')))).to.equal('Not that one.');
    expect(input(element, 'pass').value).to.equal(PASSWORD);
    translate(element);
    submit(element);
    await waitForStage(element, 'twofactor');

    translate(element);
    fill(input(element, 'twofactor'), CODE);
    submit(element);
    await waitForStage(element, 'done');
    expect(navigations()).to.have.length(1);
  });

  it('shows and replaces errors whose texts were translated', async () => {
    fakeFetch({ [RECOVERY]: sequence(refused('Not now.'), refused('Still not.'), ok()) });
    const element = await open('<forgot-password></forgot-password>');
    translate(element);
    for (const words of ['Not now.', 'Still not.']) {
      fill(input(element, 'email'), EMAIL);
      submit(element);
      expect(await waitFor(() => errorOf(input(element, 'email')) === words)).to.equal(true);
      translate(element);
    }
    submit(element);
    await waitForStage(element, 'success');
  });

  it('can still change its locale', async () => {
    fakeFetch();
    const element = await open();
    translate(element);
    fill(input(element, 'user'), EMAIL);
    element.setAttribute('locale', 'de');
    await waitFor(() => textOf(element).includes('Passwort vergessen?'));
    expect(input(element, 'user').value).to.equal(EMAIL);
  });
});

describe('a script that removes a rendered node', () => {
  before(loadElements);

  it('makes the screen render again with the input', async () => {
    fakeFetch(repliesFor('twofactor'));
    captureConsole();
    const element = await open();
    await goToStage(element, 'password');
    enter(element, 'password', PASSWORD);
    // React reports the error that it recovers from. Preact inserts the nodes without an error.
    if (process.env.PORTAL_DIST === 'dist') expectProblem(/NotFoundError/);
    find(element, 'form').remove();
    await waitForStage(element, 'twofactor');
    expect(textOf(element)).to.include(EMAIL);
    button(element, 'Cancel').click();
    await waitFor(() => stageOf(element) === 'start');
    expect(field(element, 'Email address').value).to.equal(EMAIL);
  });
});
