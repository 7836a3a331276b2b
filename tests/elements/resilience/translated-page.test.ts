import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import { expectProblem } from '../../support/element-guard.ts';
import { fakeFetch, ok, refused, sequence } from '../../support/fake-fetch.ts';
import { navigations } from '../../support/location.ts';
import '../../support/loaded.ts';
import { button, field, fill, find, findAll, textOf } from '../../support/shadow.ts';
import {
  CODE,
  EMAIL,
  enter,
  errorOf,
  open,
  openStage,
  PASSWORD,
  repliesFor,
  submit,
  waitForStage,
} from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

/** Replaces every text node with two nested `<font>` elements, as the translation of a browser does. */
function translate(element: Element): void {
  for (const parent of findAll(element, '*'))
    for (const node of [...parent.childNodes]) {
      if (!(node instanceof Text) || !node.data.trim() || parent.localName === 'font') continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(`«${node.data}»`);
      outer.append(inner);
      node.replaceWith(outer);
    }
}

/** Finds an input by its name, because its label is translated. */
const input = (element: Element, name: string) => find<HTMLInputElement>(element, `input[name=${name}]`);

/** Fills the fields of a translated form and submits it. */
function type(element: Element, values: Record<string, string> = {}): void {
  translate(element);
  for (const [name, text] of Object.entries(values)) fill(input(element, name), text);
  submit(element);
}

const waitForError = (element: Element, name: string, message: string) =>
  waitFor(() => errorOf(input(element, name)) === message);

describe('a page under machine translation', () => {
  it('supports a complete sign-in after an error', async () => {
    fakeFetch({
      ...repliesFor('twofactor'),
      [USER_LOGIN]: sequence(refused('Not that one.'), ok({ action: 'challenge' }), ok({ action: 'admin' })),
    });
    const element = await open();
    await waitFor(() => textOf(element).includes('Compass'));
    type(element, { user: EMAIL });
    expect(textOf(element)).to.include('«Continue»');
    await waitForStage(element, 'password');
    type(element, { pass: PASSWORD });
    await waitForError(element, 'pass', 'Not that one.');
    expect(input(element, 'pass').value).to.equal(PASSWORD);
    type(element);
    await waitForStage(element, 'twofactor');
    type(element, { twofactor: CODE });
    await waitForStage(element, 'done');
    expect(navigations()).to.have.length(1);
  });
});

describe('a script that removes a rendered node', () => {
  it('makes the screen render again with the input', async () => {
    captureConsole();
    const { element } = await openStage('password', { [USER_LOGIN]: ok({ action: 'challenge' }) });
    enter(element, 'password', PASSWORD);
    // React reports the error that it recovers from. Preact inserts the nodes without an error.
    expectProblem(/NotFoundError/);
    find(element, 'form').remove();
    await waitForStage(element, 'twofactor');
    expect(textOf(element)).to.include(EMAIL);
    await waitFor(() => textOf(element).includes('Not you?'));
    button(element, 'Not you?').click();
    await waitForStage(element, 'start');
    expect(field(element, 'Email address').value).to.equal(EMAIL);
  });
});
