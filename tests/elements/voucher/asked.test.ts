import { expect } from 'chai';
import { type Answer, fakeFetch, held, inTurn, ok } from '../../support/fake-fetch.ts';
import { alertOf } from '../../support/links.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, fill, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, submit, untilStage } from '../../support/stages.ts';
import { CODE_FIELD, EVERYTHING, openVoucher, PRODUCTS, REDEEM, redemption } from '../../support/vouchers.ts';

const NEWS = 'This voucher needs a few more details from you. Please fill them in, then redeem again.';

const OTHER = 'QQQQQ-QQQQQ-QQQQQ-QQQQQ-QQQQQ';
const OTHER_REDEEM = `POST /api/v1/vouchers/${OTHER}/info`;

const isBusy = (element: Element) => findAll(element, '[aria-disabled]').length > 0;
const fields = (element: Element) => findAll<HTMLInputElement>(element, 'form input').map(({ name }) => name);
const newsOf = (element: Element) => textOf(find(element, '.live-region'));
const group = (element: Element, name: string) =>
  findAll(element, 'fieldset').find(
    ({ firstElementChild }) => firstElementChild && textOf(firstElementChild) === name,
  ) as HTMLElement;
const bodies = (sent: { body: unknown }[]) => sent.map(({ body }) => body);

/** Redeems; the server answers in turn. */
async function redeem(first: Answer, ...answers: Answer[]) {
  const { sent } = fakeFetch({ [REDEEM]: inTurn(first, ...answers) });
  const element = await openVoucher();
  submit(element);
  return { element, sent: () => sent(REDEEM) };
}

describe('a voucher that asks for more', () => {
  before(loadElements);

  it('announces it, and goes to the first of the new fields, in somebody else’s page, too', async () => {
    const own = mount<HTMLInputElement>('<input aria-label="The page’s own">');
    own.focus();
    const { element } = await redeem(ok(EVERYTHING));
    const live = find(element, '.live-region');
    expect([live.role, textOf(live)]).to.deep.equal(['status', '']);
    await poll(() => focused() === field(element, 'First name'));
    expect(newsOf(element)).to.equal(NEWS);
    expect(find(element, '.live-region')).to.equal(live);
    expect(focused()).to.not.equal(own);
  });

  it('shows what was asked for, and nothing else', async () => {
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
      const { element } = await redeem(ok({ ...EVERYTHING, require }));
      await poll(() => newsOf(element) === NEWS);
      expect(fields(element)).to.deep.equal(['voucher', 'email', ...names]);
      const first = names.find((name) => name !== 'middlename');
      await poll(() => (focused() as HTMLInputElement).name === first);
      element.remove();
    }
  });

  it('asks for each answer by its name, one after the other, before anything is sent; then sends them all', async () => {
    const { element, sent } = await redeem(ok(EVERYTHING), ok({ action: 'awaitconfirm' }));
    await poll(() => newsOf(element) === NEWS);
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
    for (const [words, control, mend] of steps) {
      submit(element);
      expect(await poll(() => errorOf(control()))).to.equal(words);
      expect(findAll(element, '[role=alert]')).to.have.length(1);
      await poll(() => control().contains(focused()));
      mend();
    }
    expect(sent()).to.have.length(1);
    submit(element);
    await poll(() => textOf(element).includes('Your voucher has been accepted.'));
    expect(textOf(element)).to.include('Within a few moments, you will receive an email');
    expect(bodies(sent())).to.deep.equal([
      redemption(),
      redemption({ firstname: 'Ada', lastname: 'Lovelace', product: 'two', language: 'de' }),
    ]);
  });

  it('shows products as groups of options, and languages by their own names', async () => {
    const { element } = await redeem(ok(EVERYTHING));
    await poll(() => newsOf(element) === NEWS);
    const product = group(element, 'Product');
    expect(findAll(product, 'label').map(textOf)).to.deep.equal(['Alone Nothing above it.', 'Below']);
    expect(findAll(group(element, 'Together'), 'label').map(textOf)).to.deep.equal(['Below']);
    const names = findAll(group(element, 'Language'), '[lang]');
    expect(names.map((name) => [name.lang, textOf(name)])).to.deep.equal([
      ['en', 'English'],
      ['de', 'Deutsch'],
    ]);
  });

  it('goes to the first field that is new when it asks for one thing more', async () => {
    const { element } = await redeem(
      ok({ action: 'incomplete', require: ['firstname'] }),
      ok({ action: 'incomplete', require: ['firstname', 'language'], language: ['pl'] }),
    );
    fill(await poll(() => field(element, 'First name')), 'Ada');
    submit(element);
    await poll(() => (focused() as HTMLInputElement).name === 'language');
    expect(field(element, 'First name').value).to.equal('Ada');
  });

  it('fetches the products where it names none, and shows everything at once when they have come', async () => {
    const list = held(
      ok([
        { id: 7, title: 'Seven' },
        { id: 8, title: '' },
      ]),
    );
    const { sent } = fakeFetch({ [REDEEM]: ok({ ...EVERYTHING, product: [] }), [PRODUCTS]: list });
    const element = await openVoucher();
    submit(element);
    await poll(() => sent(PRODUCTS).length === 1);
    expect(fields(element)).to.deep.equal(['voucher', 'email']);
    list.open();
    await poll(() => group(element, 'Product'));
    expect(findAll(group(element, 'Product'), 'label').map(textOf)).to.deep.equal(['Seven', '8']);
    expect(sent(PRODUCTS)).to.have.length(1);
  });

  it('forgets what it asked for when another voucher is sent, and keeps the names', async () => {
    const { sent } = fakeFetch({ [REDEEM]: ok(EVERYTHING), [OTHER_REDEEM]: ok({ action: 'success' }) });
    const element = await openVoucher();
    submit(element);
    fill(await poll(() => field(element, 'First name')), 'Ada');
    find<HTMLInputElement>(element, '[name=product][value=one]').click();
    fill(field(element, CODE_FIELD), OTHER);
    submit(element);
    await untilStage(element, 'success');
    expect(bodies(sent(OTHER_REDEEM))).to.deep.equal([redemption({ firstname: 'Ada' })]);
  });

  for (const [what, label, text] of [
    ['code', CODE_FIELD, OTHER],
    ['e-mail', 'Email address', 'bob@example.org'],
  ] as const)
    it(`asks nothing of another ${what} that is typed before the answer is there`, async () => {
      const slow = held(ok(EVERYTHING));
      const route = what === 'code' ? OTHER_REDEEM : REDEEM;
      const { sent } = fakeFetch({
        [OTHER_REDEEM]: ok({ ...EVERYTHING, require: ['firstname'] }),
        [REDEEM]: inTurn(slow, ok({ ...EVERYTHING, require: ['firstname'] })),
      });
      const element = await openVoucher();
      submit(element);
      await poll(() => sent(REDEEM).length === 1 && isBusy(element));
      fill(field(element, label), text);
      slow.open();
      await poll(() => !isBusy(element));
      expect([fields(element), newsOf(element)]).to.deep.equal([['voucher', 'email'], '']);
      expect(field(element, label).value).to.equal(text);
      const before = sent(route).length;
      submit(element);
      fill(await poll(() => field(element, 'First name')), 'Ada');
      submit(element);
      await poll(() => sent(route).length === before + 2);
      expect(sent(route).at(-1)?.body).to.include({ firstname: 'Ada', product: '' });
    });

  it('sends no choice that the person does not see any more', async () => {
    const product = [{ id: 'new', title: 'New' }];
    const { element, sent } = await redeem(
      ok({ ...EVERYTHING, require: ['product'] }),
      ok({ ...EVERYTHING, require: ['product'], product }),
      ok({ action: 'success' }),
    );
    (await poll(() => find(element, '[value=one]'))).click();
    submit(element);
    await poll(() => find(element, '[value=new]'));
    submit(element);
    expect(await poll(() => errorOf(group(element, 'Product')))).to.equal('Please choose a product');
    expect(sent()).to.have.length(2);
    find(element, '[value=new]').click();
    submit(element);
    await untilStage(element, 'success');
    expect(bodies(sent()).at(-1)).to.deep.equal(redemption({ product: 'new' }));
  });

  it('says so where it asks for nothing, or for a product and there is none', async () => {
    for (const data of [
      { action: 'incomplete' },
      { action: 'incomplete', require: [] },
      { action: 'incomplete', require: ['product'], product: [] },
    ]) {
      fakeFetch({ [REDEEM]: ok(data), [PRODUCTS]: ok([]) });
      const element = await openVoucher();
      submit(element);
      await poll(() => alertOf(element) === 'something went wrong');
      expect(fields(element)).to.deep.equal(['voucher', 'email']);
      expect(field(element, 'Email address').value).to.equal(EMAIL);
      element.remove();
    }
  });
});
