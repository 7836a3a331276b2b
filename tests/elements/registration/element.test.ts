import { expect } from 'chai';
import { REGISTER } from '../../support/calls.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { openRegistration, registrationBody, termsCheckbox } from '../../support/registration.ts';
import { button, field, fill } from '../../support/shadow.ts';
import { EMAIL, submit, waitForStage } from '../../support/stages.ts';

describe('<self-register> in a host page', () => {
  it('has an optional title and middle name, and sends trimmed values', async () => {
    const { sent } = fakeFetch({ [REGISTER]: ok() });
    const element = await openRegistration(`email=" ${EMAIL} "`);
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    for (const [label, text] of Object.entries({
      'Title (optional)': ' Dr. ',
      'First name': ' Ada ',
      'Middle name (optional)': ' King ',
      'Last name': ' Lovelace ',
    })) {
      fill(field(element, label), text);
      // A name can be in any script.
      expect(field(element, label).dir).to.equal('auto');
    }
    termsCheckbox(element).click();
    submit(element);
    await waitForStage(element, 'success');
    expect(sent(REGISTER)[0]?.body).to.deep.equal(registrationBody({ title: 'Dr.', middlename: 'King' }));
  });

  it('has a link to the terms that does not toggle the checkbox', async () => {
    const element = await openRegistration();
    const link = button(element, 'Terms & Conditions');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(termsCheckbox(element).checked).to.equal(false);
  });
});
