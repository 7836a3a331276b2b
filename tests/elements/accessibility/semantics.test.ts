import { expect } from 'chai';
import { PROBE } from '../../support/calls.ts';
import { fakeFetch, refused } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { openRegistration, registrationConfig, termsCheckbox } from '../../support/registration.ts';
import { field, fill, find, findAll } from '../../support/shadow.ts';
import { EMAIL, errorOf, fillAndSubmit, goToStage, open, repliesFor, submit } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('what a screen reader is told', () => {
  before(loadElements);

  it('an empty required field is not invalid before the form is submitted', async () => {
    fakeFetch(repliesFor('start'));
    const element = await open();
    const email = field(element, 'Email address');
    expect(email.ariaInvalid).to.equal('false');
    submit(element);
    await waitFor(() => errorOf(email));
    expect(email.ariaInvalid).to.equal('true');
  });

  it('a form is not inside a region with the same name', async () => {
    fakeFetch(repliesFor('start'));
    const element = await open();
    const form = find(element, 'form');
    expect(form.getAttribute('aria-labelledby')).to.equal(find(element, '[part=title]').id);
    expect(findAll(element, 'section, [role=region]')).to.deep.equal([]);
  });

  it('an email address that may wrap is one text', async () => {
    fakeFetch(repliesFor('password'));
    const element = await open();
    await goToStage(element, 'password');
    expect(find(element, '[part=identity] [role=text]').textContent).to.equal(EMAIL);
  });

  it('an email address in an error is one text', async () => {
    fakeFetch({ [PROBE]: refused(`${EMAIL} is locked.`) });
    const element = await open();
    fillAndSubmit(element, 'Email address', EMAIL);
    await waitFor(() => errorOf(field(element, 'Email address')));
    expect(find(element, '[part=error] [role=text]').textContent).to.equal(`${EMAIL} is locked.`);
  });
});

describe('a checkbox', () => {
  before(loadElements);

  it('is at least 20 pixels wide and high, also if the text is small', async () => {
    fakeFetch(registrationConfig());
    const element = await openRegistration();
    element.style.fontSize = '12px';
    const { width, height } = termsCheckbox(element).getBoundingClientRect();
    expect([width, height]).to.deep.equal([20, 20]);
  });

  it('with an error keeps its focus outline, which differs from the mark of the error', async () => {
    fakeFetch(registrationConfig());
    const element = await openRegistration(`email="${EMAIL}"`);
    for (const label of ['First name', 'Last name']) fill(field(element, label), 'Ada');
    const checkbox = termsCheckbox(element);
    submit(element);
    await waitFor(() => errorOf(checkbox));
    const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(checkbox);
    expect(checkbox.matches(':focus-visible')).to.equal(true);
    expect(outlineStyle).to.equal('solid');
    expect(boxShadow).not.to.equal('none');
    expect(boxShadow).not.to.include(outlineColor);
  });
});
