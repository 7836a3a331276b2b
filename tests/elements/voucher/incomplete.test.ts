import { expect } from 'chai';
import { PRODUCTS, REDEEM } from '../../support/calls.ts';
import { deferred, fakeFetch, ok, type Reply, sequence } from '../../support/fake-fetch.ts';
import { alertText } from '../../support/links.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { field, fill, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, submit, waitForStage } from '../../support/stages.ts';
import { ALL_DETAILS, CODE_LABEL, openVoucher, redemptionBody } from '../../support/vouchers.ts';
import { waitFor } from '../../support/wait-for.ts';

const NOTICE = 'Just a few more details, then select Redeem.';

const OTHER_VOUCHER = 'QQQQQ-QQQQQ-QQQQQ-QQQQQ-QQQQQ';
const OTHER_REDEEM = `POST /api/v1/vouchers/${OTHER_VOUCHER}/info`;

const isBusy = (element: Element) => findAll(element, '[aria-disabled]').length > 0;
const fields = (element: Element) => findAll<HTMLInputElement>(element, 'form input').map(({ name }) => name);
const noticeOf = (element: Element) => textOf(find(element, ':not(.field) > .live-region'));
const group = (element: Element, name: string) =>
  findAll(element, 'fieldset').find(
    ({ firstElementChild }) => firstElementChild && textOf(firstElementChild) === name,
  ) as HTMLElement;
const bodies = (sent: { body: unknown }[]) => sent.map(({ body }) => body);

/** Redeems a voucher with a sequence of replies. */
async function redeem(first: Reply, ...others: Reply[]) {
  const { sent } = fakeFetch({ [REDEEM]: sequence(first, ...others) });
  const element = await openVoucher();
  submit(element);
  return { element, sent: () => sent(REDEEM) };
}

describe('a voucher that needs more details', () => {
  before(loadElements);

  it('announces it and focuses the first new field, also in a host page', async () => {
    const hostInput = mount<HTMLInputElement>('<input aria-label="Host input">');
    hostInput.focus();
    const { element } = await redeem(ok(ALL_DETAILS));
    const live = find(element, ':not(.field) > .live-region');
    expect([live.role, textOf(live)]).to.deep.equal(['status', '']);
    await waitFor(() => focused() === field(element, 'First name'));
    expect(noticeOf(element)).to.equal(NOTICE);
    expect(find(element, ':not(.field) > .live-region')).to.equal(live);
    expect(focused()).to.not.equal(hostInput);
  });

  it('shows the requested fields and no others', async () => {
    for (const [require, names] of [
      [['firstname'], ['firstname', 'middlename']],
      [['lastname'], ['middlename', 'lastname']],
      [
        ['lastname', 'firstname'],
        ['firstname', 'middlename', 'lastname'],
      ],
      [['product'], ['product', 'product']],
      [
        ['language', 'lastname'],
        ['middlename', 'lastname', 'language', 'language'],
      ],
    ] as const) {
      const { element } = await redeem(ok({ ...ALL_DETAILS, require }));
      await waitFor(() => noticeOf(element) === NOTICE);
      expect(fields(element)).to.deep.equal(['voucher', 'email', ...names]);
      const first = names.find((name) => name !== 'middlename');
      await waitFor(() => (focused() as HTMLInputElement).name === first);
      element.remove();
    }
  });

  it('shows one error at a time until every detail is given, then sends them all', async () => {
    const { element, sent } = await redeem(ok(ALL_DETAILS), ok({ action: 'awaitconfirm' }));
    await waitFor(() => noticeOf(element) === NOTICE);
    const choose = (name: string, value: string) =>
      find<HTMLInputElement>(element, `[name=${name}][value=${value}]`).click();
    const steps: [string, () => Element, () => void][] = [
      [
        'Please fill in your first name',
        () => field(element, 'First name'),
        () => fill(field(element, 'First name'), 'Ada'),
      ],
      [
        'Please fill in your last name',
        () => field(element, 'Last name'),
        () => fill(field(element, 'Last name'), 'Lovelace'),
      ],
      ['Please choose a product', () => group(element, 'Product'), () => choose('product', 'two')],
      ['Please choose a language', () => group(element, 'Language'), () => choose('language', 'de')],
    ];
    for (const [message, control, fix] of steps) {
      submit(element);
      expect(await waitFor(() => errorOf(control()))).to.equal(message);
      expect(findAll(element, '[role=alert]')).to.have.length(1);
      await waitFor(() => control().contains(focused()));
      fix();
    }
    expect(sent()).to.have.length(1);
    submit(element);
    await waitFor(() => textOf(element).includes('Your voucher has been accepted.'));
    expect(textOf(element)).to.include('Within a few moments, you will receive an email');
    expect(bodies(sent())).to.deep.equal([
      redemptionBody(),
      redemptionBody({ firstname: 'Ada', lastname: 'Lovelace', product: 'two', language: 'de' }),
    ]);
  });

  it('shows products in groups and languages by their native names', async () => {
    const { element } = await redeem(ok(ALL_DETAILS));
    await waitFor(() => noticeOf(element) === NOTICE);
    const product = group(element, 'Product');
    expect(findAll(product, 'label').map(textOf)).to.deep.equal(['Alone Nothing above it.', 'Below']);
    expect(findAll(group(element, 'Together'), 'label').map(textOf)).to.deep.equal(['Below']);
    const names = findAll(group(element, 'Language'), '[lang]');
    expect(names.map((name) => [name.lang, textOf(name)])).to.deep.equal([
      ['en', 'English'],
      ['de', 'Deutsch'],
    ]);
  });

  it('focuses the first new field when one more detail is requested', async () => {
    const { element } = await redeem(
      ok({ action: 'incomplete', require: ['firstname'] }),
      ok({ action: 'incomplete', require: ['firstname', 'language'], language: ['pl'] }),
    );
    fill(await waitFor(() => field(element, 'First name')), 'Ada');
    submit(element);
    await waitFor(() => (focused() as HTMLInputElement).name === 'language');
    expect(field(element, 'First name').value).to.equal('Ada');
  });

  it('loads the products if the reply has none, and shows all fields when they have loaded', async () => {
    const list = deferred(
      ok([
        { id: 7, title: 'Seven' },
        { id: 8, title: '' },
      ]),
    );
    const { sent } = fakeFetch({ [REDEEM]: ok({ ...ALL_DETAILS, product: [] }), [PRODUCTS]: list });
    const element = await openVoucher();
    submit(element);
    await waitFor(() => sent(PRODUCTS).length === 1);
    expect(fields(element)).to.deep.equal(['voucher', 'email']);
    list.resolve();
    await waitFor(() => group(element, 'Product'));
    expect(findAll(group(element, 'Product'), 'label').map(textOf)).to.deep.equal(['Seven', '8']);
    expect(sent(PRODUCTS)).to.have.length(1);
  });

  it('forgets the choices for another voucher and keeps the names', async () => {
    const { sent } = fakeFetch({ [REDEEM]: ok(ALL_DETAILS), [OTHER_REDEEM]: ok({ action: 'success' }) });
    const element = await openVoucher();
    submit(element);
    fill(await waitFor(() => field(element, 'First name')), 'Ada');
    find<HTMLInputElement>(element, '[name=product][value=one]').click();
    fill(field(element, CODE_LABEL), OTHER_VOUCHER);
    submit(element);
    await waitForStage(element, 'success');
    expect(bodies(sent(OTHER_REDEEM))).to.deep.equal([redemptionBody({ firstname: 'Ada' })]);
  });

  for (const [what, label, text] of [
    ['code', CODE_LABEL, OTHER_VOUCHER],
    ['email address', 'Email address', 'bob@example.org'],
  ] as const)
    it(`shows no fields if another ${what} was typed before the reply arrived`, async () => {
      const slow = deferred(ok(ALL_DETAILS));
      const route = what === 'code' ? OTHER_REDEEM : REDEEM;
      const { sent } = fakeFetch({
        [OTHER_REDEEM]: ok({ ...ALL_DETAILS, require: ['firstname'] }),
        [REDEEM]: sequence(slow, ok({ ...ALL_DETAILS, require: ['firstname'] })),
      });
      const element = await openVoucher();
      submit(element);
      await waitFor(() => sent(REDEEM).length === 1 && isBusy(element));
      fill(field(element, label), text);
      slow.resolve();
      await waitFor(() => !isBusy(element));
      expect([fields(element), noticeOf(element)]).to.deep.equal([['voucher', 'email'], '']);
      expect(field(element, label).value).to.equal(text);
      const before = sent(route).length;
      submit(element);
      fill(await waitFor(() => field(element, 'First name')), 'Ada');
      submit(element);
      await waitFor(() => sent(route).length === before + 2);
      expect(sent(route).at(-1)?.body).to.include({ firstname: 'Ada', product: '' });
    });

  it('does not send a choice that is no longer offered', async () => {
    const product = [{ id: 'new', title: 'New' }];
    const { element, sent } = await redeem(
      ok({ ...ALL_DETAILS, require: ['product'] }),
      ok({ ...ALL_DETAILS, require: ['product'], product }),
      ok({ action: 'success' }),
    );
    (await waitFor(() => find(element, '[value=one]'))).click();
    submit(element);
    await waitFor(() => find(element, '[value=new]'));
    submit(element);
    expect(await waitFor(() => errorOf(group(element, 'Product')))).to.equal('Please choose a product');
    expect(sent()).to.have.length(2);
    find(element, '[value=new]').click();
    submit(element);
    await waitForStage(element, 'success');
    expect(bodies(sent()).at(-1)).to.deep.equal(redemptionBody({ product: 'new' }));
  });

  it('shows an error if no detail is requested, or a product of an empty list', async () => {
    for (const data of [
      { action: 'incomplete' },
      { action: 'incomplete', require: [] },
      { action: 'incomplete', require: ['product'], product: [] },
    ]) {
      fakeFetch({ [REDEEM]: ok(data), [PRODUCTS]: ok([]) });
      const element = await openVoucher();
      submit(element);
      await waitFor(() => alertText(element) === 'something went wrong');
      expect(fields(element)).to.deep.equal(['voucher', 'email']);
      expect(field(element, 'Email address').value).to.equal(EMAIL);
      element.remove();
    }
  });
});
