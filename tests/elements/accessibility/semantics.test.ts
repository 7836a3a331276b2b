import { expect } from 'chai';
import { PROBE } from '../../support/calls.ts';
import { fakeFetch, neverReplies, refused } from '../../support/fake-fetch.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import '../../support/loaded.ts';
import { openRegistration, termsCheckbox } from '../../support/registration.ts';
import { field, fill, find, findAll } from '../../support/shadow.ts';
import { EMAIL, enter, errorOf, open, openStage, submit } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

describe('what a screen reader is told', () => {
  it('a form is not inside a region with the same name', async () => {
    const element = await open();
    const form = find(element, 'form');
    expect(form.getAttribute('aria-labelledby')).to.equal(find(element, '[part=title]').id);
    expect(findAll(element, 'section, [role=region]')).to.deep.equal([]);
  });

  /** Screen readers pause between text nodes. */
  const addressText = (element: HTMLElement, part: string) => {
    const [text, ...others] = find(element, `[part=${part}] .address`).childNodes;
    return others.length === 0 && text?.nodeValue;
  };

  it('an email address is one text', async () => {
    const { element } = await openStage('password');
    expect(addressText(element, 'identity')).to.equal(EMAIL);
  });

  it('an email address in an error is one text', async () => {
    fakeFetch({ [PROBE]: refused(`${EMAIL} is locked.`) });
    const element = await open();
    enter(element, 'email', EMAIL);
    await waitFor(() => errorOf(field(element, 'Email address')));
    expect(addressText(element, 'error')).to.equal(`${EMAIL} is locked.`);
  });
});

describe('a checkbox', () => {
  it('is at least 20 pixels wide and high, also if the text is small', async () => {
    const element = await openRegistration();
    element.style.fontSize = '12px';
    const { width, height } = termsCheckbox(element).getBoundingClientRect();
    // WebKit's numbers are not exact.
    for (const size of [width, height]) expect(size).to.be.closeTo(20, 0.01);
  });

  it('with an error has an outline, which differs from that of the focus', async () => {
    const element = await openRegistration(`email="${EMAIL}"`);
    for (const label of ['First name', 'Last name']) fill(field(element, label), 'Ada');
    const checkbox = termsCheckbox(element);
    const outline = () => {
      const { outlineStyle, outlineColor } = getComputedStyle(checkbox);
      return `${outlineStyle} ${outlineColor}`;
    };
    submit(element);
    await waitFor(() => errorOf(checkbox));
    expect(checkbox.matches(':focus-visible')).to.equal(true);
    const focused = outline();
    expect(focused).to.match(/^solid /);
    checkbox.blur();
    expect(outline()).to.match(/^solid /);
    expect(outline()).not.to.equal(focused);
  });
});

describe('the Enter key of an on-screen keyboard', () => {
  for (const name of ['voucher', 'new password', 'registration'] as const)
    it(`says that it submits in the last field only, because "next" would submit in Safari: ${name}`, async () => {
      serveForm(FORMS[name], neverReplies);
      const fields = findAll(await FORMS[name].open(), 'form [part=input]');
      // WebKitGTK has no `enterKeyHint`, because it has no on-screen keyboard.
      expect(fields.map((input) => input.getAttribute('enterkeyhint'))).to.deep.equal(
        fields.map((_, index) => (index < fields.length - 1 ? null : 'go')),
      );
    });
});
