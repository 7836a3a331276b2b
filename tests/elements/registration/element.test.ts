import { expect } from 'chai';
import { cookies } from '../../support/cookies.ts';
import { fakeFetch, held, inTurn, ok, refused } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { alertOf, hrefOf, path } from '../../support/links.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import {
  openRegistration,
  openRegistry,
  REGISTER,
  register,
  registration,
  termsBox,
} from '../../support/registration.ts';
import { button, field, fill, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, stageOf, submit, untilStage } from '../../support/stages.ts';

const OPEN_DATA = ok({ config: { selfregistration: { signup: true } } });
const THANKS =
  'Thank you for your request. Within a few moments you will receive an email with further instructions on how to complete your registration.';

describe('<self-register> in somebody else’s page', () => {
  before(loadElements);

  it('sends exactly what is documented', async () => {
    for (const [attributes, ids] of [
      ['', {}],
      ['campaign-id=" 7 "', { regType: 'campaign', campaignid: '7' }],
      ['group-id="north/10"', { regType: 'group', groupid: 'north/10' }],
      ['group-id="8" campaign-id="7"', { regType: 'group', groupid: '8' }],
    ] as const) {
      const { sent } = fakeFetch({
        ...openRegistry(),
        'GET /api/v1/campaigns/*': OPEN_DATA,
        'GET /api/v1/groups/*': OPEN_DATA,
        [REGISTER]: ok(),
      });
      const element = await openRegistration(attributes);
      register(element);
      await untilStage(element, 'success');
      expect(sent(REGISTER).map(({ body }) => body)).to.deep.equal([registration(ids)]);
      element.remove();
    }
  });

  it('has an optional title and middle name, and sends everything trimmed', async () => {
    const { sent } = fakeFetch({ ...openRegistry(), [REGISTER]: ok() });
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
    termsBox(element).click();
    submit(element);
    await untilStage(element, 'success');
    expect(sent(REGISTER)[0]?.body).to.deep.equal(registration({ title: 'Dr.', middlename: 'King' }));
    expect(textOf(element)).to.include(THANKS);
    expect(focused()).to.equal(find(element, '[part=title]'));
  });

  it('asks for what is missing in its order, one thing at a time, and sends nothing', async () => {
    const { sent } = fakeFetch(openRegistry());
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
      ['You must agree to the Terms & Conditions to register', termsBox(element), () => {}],
    ];
    for (const label of ['First name', 'Last name', 'Email address']) fill(field(element, label), '  ');
    for (const [words, control, mend] of steps) {
      submit(element);
      expect(await poll(() => errorOf(control))).to.equal(words);
      expect(findAll(element, '[role=alert]')).to.have.length(1);
      expect(control.ariaInvalid).to.equal('true');
      await poll(() => focused() === control);
      mend();
    }
    expect(sent(REGISTER)).to.deep.equal([]);
  });

  it('tells its story in events', async () => {
    fakeFetch({ ...openRegistry(), [REGISTER]: inTurn(refused('Not today.'), ok()) });
    const events = record(document);
    const element = await openRegistration();
    submit(element);
    await poll(() => details(events, 'portal-error').length === 1);
    register(element);
    await poll(() => details(events, 'portal-error').length === 2);
    submit(element);
    await poll(() => details(events, 'portal-success').length === 1);
    const flow = 'registration';
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['portal-stage', { stage: 'checking' }],
      ['portal-ready', { element: 'self-register' }],
      ['portal-stage', { stage: 'entry' }],
      ['portal-error', { flow, field: 'firstname', message: 'Please fill in your first name' }],
      ['portal-error', { flow, message: 'Not today.' }],
      ['portal-stage', { stage: 'success' }],
      ['portal-success', { flow }],
    ]);
  });

  it('shows the server’s words at the top of the form, and keeps everything', async () => {
    fakeFetch({ ...openRegistry(), [REGISTER]: refused('<b>This email is taken.</b>') });
    const element = await openRegistration();
    register(element);
    await poll(() => alertOf(element) === '<b>This email is taken.</b>');
    expect(find(element, 'form').firstElementChild?.role).to.equal('alert');
    expect(findAll(element, '[aria-invalid]')).to.deep.equal([]);
    expect([field(element, 'First name').value, field(element, 'Email address').value]).to.deep.equal([
      'Ada',
      EMAIL,
    ]);
    expect(termsBox(element).checked).to.equal(true);
  });

  it('links to terms and login in the page’s own way; the link is not the box', async () => {
    fakeFetch(openRegistry());
    const element = await openRegistration('terms-url="/our/terms" login-url="/sign/in/"');
    expect(hrefOf(element, 'Terms & Conditions')).to.equal(`${location.origin}/our/terms`);
    expect(hrefOf(element, 'Back to Login')).to.equal(`${location.origin}/sign/in/`);
    const link = button(element, 'Terms & Conditions') as HTMLAnchorElement;
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener']);
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(termsBox(element).checked).to.equal(false);
  });

  it('loses nothing when an attribute changes while somebody types', async () => {
    fakeFetch(openRegistry());
    const element = await openRegistration();
    const input = field(element, 'First name');
    fill(input, 'Ada');
    fill(field(element, 'Email address'), EMAIL);
    termsBox(element).click();
    element.setAttribute('email', 'bob@example.org');
    element.setAttribute('locale', 'de');
    await poll(() => button(element, 'Registrieren'));
    expect(field(element, 'Vorname')).to.equal(input);
    expect([input.value, field(element, 'E-Mail-Adresse').value]).to.deep.equal(['Ada', EMAIL]);
    expect(termsBox(element).checked).to.equal(true);
  });

  it('makes one request, however often it is sent', async () => {
    const slow = held(ok());
    const { sent } = fakeFetch({ ...openRegistry(), [REGISTER]: slow });
    const element = await openRegistration();
    register(element);
    for (let times = 0; times < 3; times += 1) submit(element);
    await poll(() => sent(REGISTER).length === 1);
    slow.open();
    await untilStage(element, 'success');
    expect(sent(REGISTER)).to.have.length(1);
  });

  it('shares nothing with a second one', async () => {
    fakeFetch({ ...openRegistry(), [REGISTER]: ok() });
    const first = await openRegistration();
    const second = await openRegistration(`email="bob@example.org"`);
    register(first);
    await untilStage(first, 'success');
    expect(stageOf(second)).to.equal('entry');
    expect(field(second, 'First name').value).to.equal('');
    expect(field(second, 'Email address').value).to.equal('bob@example.org');
  });

  it('takes no focus when it appears, and leaves address bar, title, cookies and storage alone', async () => {
    fakeFetch({ ...openRegistry(), [REGISTER]: ok() });
    const own = mount<HTMLInputElement>('<input aria-label="The page’s own">');
    own.focus();
    const before = [path(), document.title, history.length];
    const element = await openRegistration();
    expect(focused()).to.equal(own);
    register(element);
    await untilStage(element, 'success');
    expect([path(), document.title, history.length]).to.deep.equal(before);
    expect([cookies(), { ...localStorage }, { ...sessionStorage }]).to.deep.equal([{}, {}, {}]);
  });
});
