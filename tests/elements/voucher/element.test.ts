import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { cookies } from '../../support/cookies.ts';
import { type Answer, fakeFetch, held, inTurn, ok, refused } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { alertOf, hrefOf, openPath, path } from '../../support/links.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { expectNowhere } from '../../support/public.ts';
import { button, field, fill, find, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, open, stageOf, submit, untilStage } from '../../support/stages.ts';
import { CODE_FIELD, EVERYTHING, openVoucher, REDEEM, redemption, VOUCHER } from '../../support/vouchers.ts';

const success = ok({ action: 'success' });

describe('<voucher-redeem> in somebody else’s page', () => {
  before(loadElements);

  it('sends exactly what is documented, the code in the address and nowhere else', async () => {
    const { sent } = fakeFetch({ [REDEEM]: success });
    const element = await openVoucher(`voucher=" ${VOUCHER.toLowerCase()} " email=" ${EMAIL} "`);
    expect(field(element, CODE_FIELD).value).to.equal(VOUCHER);
    submit(element);
    await untilStage(element, 'success');
    expect(sent(REDEEM).map(({ body }) => body)).to.deep.equal([redemption()]);
  });

  it('tells its story in events, without the code', async () => {
    fakeFetch({ [REDEEM]: inTurn(refused('Closed today.'), ok(EVERYTHING), success) });
    const events = record(document);
    const element = await openVoucher(`email="${EMAIL}"`);
    submit(element);
    await poll(() => details(events, 'portal-error').length === 1);
    fill(field(element, CODE_FIELD), VOUCHER);
    submit(element);
    await poll(() => details(events, 'portal-error').length === 2);
    submit(element);
    fill(await poll(() => field(element, 'First name')), 'Ada');
    fill(field(element, 'Last name'), 'Lovelace');
    find<HTMLInputElement>(element, '[value=one]').click();
    find<HTMLInputElement>(element, '[value=en]').click();
    submit(element);
    await poll(() => details(events, 'portal-success').length === 1);
    const flow = 'voucher';
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['portal-stage', { stage: 'entry' }],
      ['portal-ready', { element: 'voucher-redeem' }],
      ['portal-error', { flow, field: 'voucher', message: 'Please provide a valid voucher code' }],
      ['portal-error', { flow, message: 'Closed today.' }],
      ['portal-stage', { stage: 'success' }],
      ['portal-success', { flow }],
    ]);
    element.remove();
    expectNowhere([VOUCHER, VOUCHER.replaceAll('-', '')], events);
  });

  it('never sends an empty or a short code, or no address', async () => {
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
      fill(field(element, CODE_FIELD), code);
      submit(element);
      const input = field(element, CODE_FIELD);
      expect(await poll(() => errorOf(input))).to.equal('Please provide a valid voucher code');
      await poll(() => focused() === input);
    }
    fill(field(element, CODE_FIELD), VOUCHER);
    fill(field(element, 'Email address'), ' ');
    submit(element);
    await poll(() => errorOf(field(element, 'Email address')) === 'Please provide a valid email address');
    expect(sent(REDEEM)).to.deep.equal([]);
  });

  for (const [words, label] of [
    ['Sorry, an Invalid Voucher.', CODE_FIELD],
    ['This email is not known.', 'Email address'],
  ] as const)
    it(`shows "${words}" under the field it speaks of`, async () => {
      fakeFetch({ [REDEEM]: refused(words) });
      const element = await openVoucher();
      submit(element);
      const input = field(element, label);
      expect(await poll(() => errorOf(input))).to.equal(words);
      await poll(() => focused() === input);
      expect(input.ariaInvalid).to.equal('true');
      expect([field(element, CODE_FIELD).value, field(element, 'Email address').value]).to.deep.equal([
        VOUCHER,
        EMAIL,
      ]);
    });

  for (const [action, words] of [
    ['errormembersonly', 'This voucher can only be redeemed by existing members'],
    ['errornewonly', 'This voucher can only be redeemed by new members'],
    ['dance', 'something went wrong'],
  ] as const)
    it(`answers the action "${action}" at the top of the form, and keeps what was typed`, async () => {
      fakeFetch({ [REDEEM]: ok({ action }) });
      const element = await openVoucher();
      submit(element);
      await poll(() => alertOf(element) === words);
      expect(find(element, 'form').firstElementChild?.role).to.equal('alert');
      expect(stageOf(element)).to.equal('entry');
      expect(field(element, CODE_FIELD).value).to.equal(VOUCHER);
    });

  it('says what comes next, and asks the page before it goes to the member portal', async () => {
    fakeFetch({ [REDEEM]: success });
    const events = record(document);
    const element = await openVoucher(`voucher="${VOUCHER}" email="${EMAIL}" member-url="/our/members"`);
    submit(element);
    await untilStage(element, 'success');
    expect(focused()).to.equal(find(element, '[part=title]'));
    expect(textOf(element)).to.include('Your voucher has been redeemed.');
    expect(hrefOf(element, 'To the member portal')).to.equal(`${location.origin}/our/members`);
    button(element, 'To the member portal').click();
    await poll(() => departures().length === 1);
    expect(departures()[0]?.url).to.equal(`${location.origin}/our/members`);
    expect(details(events, 'portal-navigate')).to.have.length(1);
    expect(details(events, 'portal-navigate')[0]).to.include({ reason: 'voucher' });
  });

  it('loses nothing when an attribute changes while somebody types', async () => {
    const { sent } = fakeFetch({ [REDEEM]: ok(EVERYTHING) });
    const element = await openVoucher();
    submit(element);
    fill(await poll(() => field(element, 'First name')), 'Ada');
    const input = field(element, 'First name');
    element.setAttribute('voucher', 'QQQQQ');
    element.setAttribute('email', 'bob@example.org');
    element.setAttribute('locale', 'de');
    await poll(() => button(element, 'Einlösen'));
    element.removeAttribute('locale');
    await poll(() => button(element, 'Redeem'));
    expect(field(element, 'First name')).to.equal(input);
    expect(input.value).to.equal('Ada');
    expect(field(element, CODE_FIELD).value).to.equal(VOUCHER);
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    expect(sent(REDEEM)).to.have.length(1);
  });

  it('makes one request, however often it is sent, and none that outlives it', async () => {
    const slow = held(success);
    const { sent } = fakeFetch({ [REDEEM]: slow });
    const element = await openVoucher();
    const events = record(element);
    for (let times = 0; times < 3; times += 1) submit(element);
    await poll(() => sent(REDEEM).length === 1);
    element.remove();
    slow.open();
    const other = await openVoucher();
    expect(sent(REDEEM)).to.have.length(1);
    expect(stageOf(other)).to.equal('entry');
    expect(details(events, 'portal-success')).to.deep.equal([]);
  });

  it('shares nothing with a second one', async () => {
    fakeFetch({ [REDEEM]: ok(EVERYTHING) });
    const first = await openVoucher();
    const second = await openVoucher('');
    submit(first);
    await poll(() => field(first, 'First name'));
    expect(field(second, CODE_FIELD).value).to.equal('');
    expect(textOf(second)).to.not.include('First name');
  });

  it('takes no focus when it appears, and leaves address bar, title, cookies and storage alone', async () => {
    fakeFetch({ [REDEEM]: success });
    const own = mount<HTMLInputElement>('<input aria-label="The page’s own">');
    own.focus();
    const before = [path(), document.title, history.length];
    const element = await openVoucher();
    expect(focused()).to.equal(own);
    submit(element);
    await untilStage(element, 'success');
    expect([path(), document.title, history.length]).to.deep.equal(before);
    expect([cookies(), { ...localStorage }, { ...sessionStorage }]).to.deep.equal([{}, {}, {}]);
  });
});

describe('a voucher in the portal', () => {
  before(loadElements);

  const table: Record<string, Answer> = { [REDEEM]: success };

  it('is taken from the address; a bare one ends in a slash', async () => {
    fakeFetch(table);
    for (const [from, code] of [
      [`voucher/${VOUCHER}`, VOUCHER],
      ['voucher', ''],
      ['voucher/', ''],
    ] as const) {
      const events = record(document);
      const entries = history.length;
      const element = openPath(from);
      await untilStage(element, 'entry');
      expect(field(element, CODE_FIELD).value).to.equal(code);
      expect(hrefOf(element, 'Back to Login')).to.equal('/login/');
      expect([location.pathname, history.length]).to.deep.equal([
        code ? `/login/voucher/${code}` : '/login/voucher/',
        entries,
      ]);
      await poll(() => details(events, 'portal-route').length > 0);
      expect(details(events, 'portal-route')).to.deep.equal([{ path: 'voucher/' }]);
      element.remove();
    }
  });

  it('begins with the address of the query', async () => {
    const { sent } = fakeFetch(table);
    const element = openPath(`voucher/${VOUCHER}?email=${EMAIL}`);
    await untilStage(element, 'entry');
    submit(element);
    await untilStage(element, 'success');
    expect(sent(REDEEM).map(({ body }) => body)).to.deep.equal([redemption()]);
    await open('<voucher-redeem></voucher-redeem>');
  });
});
