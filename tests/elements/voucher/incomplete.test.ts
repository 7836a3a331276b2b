import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { REDEEM } from '../../support/calls.ts';
import { fakeFetch, ok, type Reply, sequence } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { button, field, fill, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { errorOf, submit } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';
import { ALL_DETAILS, openVoucher, redemptionBody } from '../../support/vouchers.ts';

const NOTICE = 'Just a few more details';

const fields = (element: Element) => findAll<HTMLInputElement>(element, 'form input').map(({ name }) => name);
const noticeOf = (element: Element) => textOf(find(element, '[data-announcer]'));
const isAsked = (element: Element) => noticeOf(element).includes(NOTICE);
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

/** src/features/voucher/ proves what is asked for, what is sent, and that an answer belongs to what was typed. */
describe('a voucher that needs more details', () => {
  it('focuses the first new field, and then announces it', async () => {
    const { element } = await redeem(ok(ALL_DETAILS));
    await waitFor(() => focused() === field(element, 'First name'));
    expect(isAsked(element)).to.equal(false);
    await waitFor(() => isAsked(element));
  });

  it('shows the requested fields and no others, below code and address, which can be changed', async () => {
    for (const [require, names] of [
      [['firstname'], ['firstname', 'middlename']],
      [
        ['language', 'lastname'],
        ['middlename', 'lastname', 'language', 'language'],
      ],
    ] as const) {
      const { element } = await redeem(ok({ ...ALL_DETAILS, require }));
      await waitFor(() => isAsked(element));
      expect(fields(element)).to.deep.equal(names);
      const first = names.find((name) => name !== 'middlename');
      await waitFor(() => (focused() as HTMLInputElement).name === first);
      button(element, 'Change code or address').click();
      await waitFor(() => focused() === field(element, 'Email address'));
      expect(fields(element)).to.deep.equal(['voucher', 'email', ...names]);
      element.remove();
    }
  });

  it('shows one error at a time until every detail is given, then sends them all', async () => {
    const { element, sent } = await redeem(ok(ALL_DETAILS), ok({ action: 'awaitconfirm' }));
    await waitFor(() => isAsked(element));
    const expectError = async (message: string, control: () => Element) => {
      submit(element);
      expect(await waitFor(() => errorOf(control()))).to.equal(message);
      expect(findAll(element, '[role=alert]')).to.have.length(1);
      await waitFor(() => control().contains(focused()));
    };
    for (const [message, label, text] of [
      ['Please fill in your first name', 'First name', 'Ada'],
      ['Please fill in your last name', 'Last name', 'Lovelace'],
    ] as const) {
      await expectError(message, () => field(element, label));
      fill(field(element, label), text);
    }
    for (const [message, name, value] of [
      ['Please choose a product.', 'Product', 'two'],
      ['Please choose a language.', 'Language', 'de'],
    ] as const) {
      await expectError(message, () => group(element, name));
      find(group(element, name), `[value=${value}]`).click();
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
    await waitFor(() => isAsked(element));
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
});

/** After the time for which a click at the place of the last one does nothing (D89). */
async function clickOn(element: Element) {
  const start = performance.now();
  await waitFor(() => performance.now() - start > 500);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}

/** The values of the options with an outline. */
const outlined = (element: Element) =>
  findAll(element, '.option')
    .filter((option) => getComputedStyle(option).outlineStyle !== 'none')
    .map((option) => find<HTMLInputElement>(option, 'input').value);

/** What Safari does if a radio button is clicked. */
function focusNothing(event: Event) {
  event.preventDefault();
  (focused() as HTMLElement).blur();
}

describe('in the options of a voucher', () => {
  it('an unanswered list is required and one tab stop', async () => {
    const { element } = await redeem(ok(ALL_DETAILS));
    await waitFor(() => findAll(element, '[type=radio]').length > 3);
    const names = ['product', 'language'];
    const groups = names.map((name) => find(element, `[data-name=${name}]`));
    expect(groups.map(({ role, ariaRequired }) => [role, ariaRequired])).to.deep.equal(
      groups.map(() => ['radiogroup', 'true']),
    );
    find(element, '[name=lastname]').focus();
    for (const [press, name] of [
      ['Tab', 'product'],
      ['Tab', 'language'],
      ['Shift+Tab', 'product'],
    ] as const) {
      await sendKeys({ press });
      expect((focused() as HTMLInputElement).name).to.equal(name);
    }
  });

  for (const [browser, onMouseDown] of [
    ['the browser focuses it', () => {}],
    ['the browser does not focus it', focusNothing],
  ] as const)
    it(`the arrow keys go on from a clicked option and show an outline: ${browser}`, async () => {
      const { element } = await redeem(ok(ALL_DETAILS));
      element.addEventListener('mousedown', onMouseDown);
      const radio = (value: string) => find<HTMLInputElement>(element, `[value=${value}]`);
      await waitFor(() => radio('one'));
      await clickOn(radio('one'));
      await waitFor(() => focused() === radio('one'));
      expect(outlined(element)).to.deep.equal([]);
      await sendKeys({ press: 'ArrowDown' });
      await waitFor(() => focused() === radio('two'));
      expect(radio('two').checked).to.equal(true);
      expect(outlined(element)).to.deep.equal(['two']);
      await clickOn(radio('one'));
      expect(outlined(element)).to.deep.equal([]);
    });
});
