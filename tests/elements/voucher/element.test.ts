import { expect } from 'chai';
import { REDEEM, VOUCHER } from '../../support/calls.ts';
import { expectAbsent } from '../../support/expect-absent.ts';
import { fakeFetch, ok, type Reply, refused, sequence } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, hrefOf, openPath } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { button, field, fill, find, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, open, stageOf, submit, waitForStage } from '../../support/stages.ts';
import { ALL_DETAILS, CODE_LABEL, openVoucher, redemptionBody } from '../../support/vouchers.ts';
import { waitFor } from '../../support/wait-for.ts';

const success = ok({ action: 'success' });

describe('<voucher-redeem> in a host page', () => {
  before(loadElements);

  it('sends exactly the documented body, with the code only in the URL', async () => {
    const { sent } = fakeFetch({ [REDEEM]: success });
    const element = await openVoucher(`voucher=" ${VOUCHER.toLowerCase()} " email=" ${EMAIL} "`);
    expect(field(element, CODE_LABEL).value).to.equal(VOUCHER);
    submit(element);
    await waitForStage(element, 'success');
    expect(sent(REDEEM).map(({ body }) => body)).to.deep.equal([redemptionBody()]);
  });

  it('fires its events in order, without the code', async () => {
    fakeFetch({ [REDEEM]: sequence(refused('Closed today.'), ok(ALL_DETAILS), success) });
    const events = recordEvents(document);
    const element = await openVoucher(`email="${EMAIL}"`);
    submit(element);
    await waitFor(() => eventDetails(events, 'portal-error').length === 1);
    fill(field(element, CODE_LABEL), VOUCHER);
    submit(element);
    await waitFor(() => eventDetails(events, 'portal-error').length === 2);
    submit(element);
    fill(await waitFor(() => field(element, 'First name')), 'Ada');
    fill(field(element, 'Last name'), 'Lovelace');
    find<HTMLInputElement>(element, '[value=one]').click();
    find<HTMLInputElement>(element, '[value=en]').click();
    submit(element);
    await waitFor(() => eventDetails(events, 'portal-success').length === 1);
    const flow = 'voucher';
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['portal-stage', { stage: 'entry' }],
      ['portal-ready', { element: 'voucher-redeem' }],
      [
        'portal-error',
        { flow, field: 'voucher', message: 'Please provide a valid voucher code', kind: 'input' },
      ],
      [
        'portal-error',
        { flow, message: 'Closed today.', kind: 'refused', call: 'POST /api/v1/vouchers/{voucher}/info' },
      ],
      ['portal-stage', { stage: 'success' }],
      ['portal-success', { flow }],
    ]);
    element.remove();
    expectAbsent([VOUCHER, VOUCHER.replaceAll('-', '')], events);
  });

  it('does not send an empty or short code, or an empty email address', async () => {
    const { sent } = fakeFetch({});
    const element = await openVoucher('');
    for (const code of [
      '',
      '   ',
      'ABCDE',
      VOUCHER.slice(0, -1),
      '0101010101010101010101010',
      '-'.repeat(25),
    ]) {
      fill(field(element, CODE_LABEL), code);
      submit(element);
      const input = field(element, CODE_LABEL);
      expect(await waitFor(() => errorOf(input))).to.equal('Please provide a valid voucher code');
      await waitFor(() => focused() === input);
    }
    fill(field(element, CODE_LABEL), VOUCHER);
    fill(field(element, 'Email address'), ' ');
    submit(element);
    await waitFor(() => errorOf(field(element, 'Email address')) === 'Please provide a valid email address');
    expect(sent(REDEEM)).to.deep.equal([]);
  });

  for (const [words, label] of [
    ['Sorry, an Invalid Voucher.', CODE_LABEL],
    ['This email is not known.', 'Email address'],
  ] as const)
    it(`shows "${words}" under the field it is about`, async () => {
      fakeFetch({ [REDEEM]: refused(words) });
      const element = await openVoucher();
      submit(element);
      const input = field(element, label);
      expect(await waitFor(() => errorOf(input))).to.equal(words);
      await waitFor(() => focused() === input);
      expect(input.ariaInvalid).to.equal('true');
      expect([field(element, CODE_LABEL).value, field(element, 'Email address').value]).to.deep.equal([
        VOUCHER,
        EMAIL,
      ]);
    });

  for (const [action, words] of [
    ['errormembersonly', 'This voucher can only be redeemed by existing members'],
    ['errornewonly', 'This voucher can only be redeemed by new members'],
    ['dance', 'something went wrong'],
  ] as const)
    it(`shows an error for the action "${action}" at the top of the form, and keeps the input`, async () => {
      fakeFetch({ [REDEEM]: ok({ action }) });
      const element = await openVoucher();
      submit(element);
      await waitFor(() => alertText(element) === words);
      expect(find(element, 'form').firstElementChild?.role).to.equal('alert');
      expect(stageOf(element)).to.equal('entry');
      expect(field(element, CODE_LABEL).value).to.equal(VOUCHER);
    });

  it('shows the next step, and fires portal-navigate before it goes to the member portal', async () => {
    fakeFetch({ [REDEEM]: success });
    const events = recordEvents(document);
    const element = await openVoucher(`voucher="${VOUCHER}" email="${EMAIL}" member-url="/our/members"`);
    submit(element);
    await waitForStage(element, 'success');
    expect(focused()).to.equal(find(element, '[part=title]'));
    expect(textOf(element)).to.include('Your voucher has been redeemed.');
    expect(hrefOf(element, 'Go to the member portal')).to.equal(`${location.origin}/our/members`);
    button(element, 'Go to the member portal').click();
    await waitFor(() => navigations().length === 1);
    expect(navigations()[0]?.url).to.equal(`${location.origin}/our/members`);
    expect(eventDetails(events, 'portal-navigate')).to.have.length(1);
    expect(eventDetails(events, 'portal-navigate')[0]).to.include({ reason: 'voucher' });
  });

  it('keeps the input when attributes change', async () => {
    const { sent } = fakeFetch({ [REDEEM]: ok(ALL_DETAILS) });
    const element = await openVoucher();
    submit(element);
    fill(await waitFor(() => field(element, 'First name')), 'Ada');
    const input = field(element, 'First name');
    element.setAttribute('voucher', 'QQQQQ');
    element.setAttribute('email', 'bob@example.org');
    element.setAttribute('locale', 'de');
    await waitFor(() => button(element, 'Einlösen'));
    element.removeAttribute('locale');
    await waitFor(() => button(element, 'Redeem'));
    expect(field(element, 'First name')).to.equal(input);
    expect(input.value).to.equal('Ada');
    expect(field(element, CODE_LABEL).value).to.equal(VOUCHER);
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    expect(sent(REDEEM)).to.have.length(1);
  });
});

describe('a voucher in the portal', () => {
  before(loadElements);

  const table: Record<string, Reply> = { [REDEEM]: success };

  it('is read from the URL; a path without a code gets a trailing slash', async () => {
    fakeFetch(table);
    for (const [from, code] of [
      [`voucher/${VOUCHER}`, VOUCHER],
      ['voucher', ''],
      ['voucher/', ''],
    ] as const) {
      const events = recordEvents(document);
      const entries = history.length;
      const element = openPath(from);
      await waitForStage(element, 'entry');
      expect(field(element, CODE_LABEL).value).to.equal(code);
      expect(hrefOf(element, 'Back to Login')).to.equal('/login/');
      expect([location.pathname, history.length]).to.deep.equal([
        code ? `/login/voucher/${code}` : '/login/voucher/',
        entries,
      ]);
      await waitFor(() => eventDetails(events, 'portal-route').length > 0);
      expect(eventDetails(events, 'portal-route')).to.deep.equal([{ path: 'voucher/' }]);
      element.remove();
    }
  });

  it('fills in the email address of the query', async () => {
    const { sent } = fakeFetch(table);
    const element = openPath(`voucher/${VOUCHER}?email=${EMAIL}`);
    await waitForStage(element, 'entry');
    submit(element);
    await waitForStage(element, 'success');
    expect(sent(REDEEM).map(({ body }) => body)).to.deep.equal([redemptionBody()]);
    await open('<voucher-redeem></voucher-redeem>');
  });
});
