import { expect } from 'chai';
import { CAMPAIGN, GROUP, REGISTER } from '../../support/calls.ts';
import { fakeFetch, ok, refused, sequence, usualReply } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, hrefOf } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import {
  openRegistration,
  registrationBody,
  registrationConfig,
  submitRegistration,
  termsCheckbox,
} from '../../support/registration.ts';
import { button, field, fill, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, submit, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const THANKS =
  'Thank you for your request. Within a few moments you will receive an email with further instructions on how to complete your registration.';

describe('<self-register> in a host page', () => {
  before(loadElements);

  it('sends exactly the documented body', async () => {
    for (const [attributes, ids] of [
      ['', {}],
      ['campaign-id=" 7 "', { regType: 'campaign', campaignid: '7' }],
      ['group-id="north/10"', { regType: 'group', groupid: 'north/10' }],
      ['group-id="8" campaign-id="7"', { regType: 'group', groupid: '8' }],
    ] as const) {
      const { sent } = fakeFetch({
        ...registrationConfig(),
        'GET /api/v1/campaigns/*': usualReply(CAMPAIGN),
        'GET /api/v1/groups/*': usualReply(GROUP),
        [REGISTER]: ok(),
      });
      const element = await openRegistration(attributes);
      submitRegistration(element);
      await waitForStage(element, 'success');
      expect(sent(REGISTER).map(({ body }) => body)).to.deep.equal([registrationBody(ids)]);
      element.remove();
    }
  });

  it('has an optional title and middle name, and sends trimmed values', async () => {
    const { sent } = fakeFetch({ ...registrationConfig(), [REGISTER]: ok() });
    const element = await openRegistration(`email=" ${EMAIL} "`);
    const labels = findAll(element, 'label').map(textOf);
    expect(labels).to.deep.equal([
      'Title (optional)',
      'First name',
      'Middle name (optional)',
      'Last name',
      'Email address',
      'I agree to the Terms & Conditions .',
    ]);
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    fill(field(element, 'Title (optional)'), ' Dr. ');
    fill(field(element, 'First name'), ' Ada ');
    fill(field(element, 'Middle name (optional)'), ' King ');
    fill(field(element, 'Last name'), ' Lovelace ');
    termsCheckbox(element).click();
    submit(element);
    await waitForStage(element, 'success');
    expect(sent(REGISTER)[0]?.body).to.deep.equal(registrationBody({ title: 'Dr.', middlename: 'King' }));
    expect(textOf(element)).to.include(THANKS);
    expect(focused()).to.equal(find(element, '[part=title]'));
  });

  it('shows one error at a time in the order of the fields, and sends nothing', async () => {
    const { sent } = fakeFetch(registrationConfig());
    const element = await openRegistration();
    const steps: [string, HTMLInputElement, () => void][] = [
      [
        'Please fill in your first name',
        field(element, 'First name'),
        () => fill(field(element, 'First name'), 'Ada'),
      ],
      [
        'Please fill in your last name',
        field(element, 'Last name'),
        () => fill(field(element, 'Last name'), 'L'),
      ],
      [
        'Please fill in your email',
        field(element, 'Email address'),
        () => fill(field(element, 'Email address'), 'no format is checked'),
      ],
      ['You must agree to the Terms & Conditions to register', termsCheckbox(element), () => {}],
    ];
    for (const label of ['First name', 'Last name', 'Email address']) fill(field(element, label), '  ');
    for (const [message, control, fix] of steps) {
      submit(element);
      expect(await waitFor(() => errorOf(control))).to.equal(message);
      expect(findAll(element, '[role=alert]')).to.have.length(1);
      expect(control.ariaInvalid).to.equal('true');
      await waitFor(() => focused() === control);
      fix();
    }
    expect(sent(REGISTER)).to.deep.equal([]);
  });

  it('fires its events in order', async () => {
    fakeFetch({ ...registrationConfig(), [REGISTER]: sequence(refused('Not today.'), ok()) });
    const events = recordEvents(document);
    const element = await openRegistration();
    submit(element);
    await waitFor(() => eventDetails(events, 'portal-error').length === 1);
    submitRegistration(element);
    await waitFor(() => eventDetails(events, 'portal-error').length === 2);
    submit(element);
    await waitFor(() => eventDetails(events, 'portal-success').length === 1);
    const flow = 'registration';
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['portal-stage', { stage: 'checking' }],
      ['portal-ready', { element: 'self-register' }],
      ['portal-stage', { stage: 'entry' }],
      [
        'portal-error',
        { flow, field: 'firstname', message: 'Please fill in your first name', kind: 'input' },
      ],
      [
        'portal-error',
        { flow, message: 'Not today.', kind: 'refused', call: 'POST /api/v1/members/registration' },
      ],
      ['portal-stage', { stage: 'success' }],
      ['portal-success', { flow }],
    ]);
  });

  it('shows the server’s message at the top of the form, and keeps the input', async () => {
    fakeFetch({ ...registrationConfig(), [REGISTER]: refused('<b>This email is taken.</b>') });
    const element = await openRegistration();
    submitRegistration(element);
    await waitFor(() => alertText(element) === '<b>This email is taken.</b>');
    expect(find(element, 'form').firstElementChild?.role).to.equal('alert');
    expect(findAll(element, '[aria-invalid=true]')).to.deep.equal([]);
    expect([field(element, 'First name').value, field(element, 'Email address').value]).to.deep.equal([
      'Ada',
      EMAIL,
    ]);
    expect(termsCheckbox(element).checked).to.equal(true);
  });

  it('links to the pages of its attributes, and the terms link does not toggle the checkbox', async () => {
    fakeFetch(registrationConfig());
    const element = await openRegistration('terms-url="/our/terms" login-url="/sign/in/"');
    expect(hrefOf(element, 'Terms & Conditions')).to.equal(`${location.origin}/our/terms`);
    expect(hrefOf(element, 'Back to Login')).to.equal(`${location.origin}/sign/in/`);
    const link = button(element, 'Terms & Conditions') as HTMLAnchorElement;
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener']);
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(termsCheckbox(element).checked).to.equal(false);
  });
});
