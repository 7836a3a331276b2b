import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { REDEEM } from '../../support/calls.ts';
import { fakeFetch, ok, sequence } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { button, fill, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { errorOf, submit, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';
import { openVoucher, redemptionBody } from '../../support/vouchers.ts';

const products = (group: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${group}${index}`, title: `${group} ${index}` }));

const inGroups = (groups: number, count: number) =>
  Array.from({ length: groups }, (_, index) => ({
    title: `Group ${index}`,
    children: products(`g${index}-`, count),
  }));

/** Redeems a voucher that asks for one of these products. */
async function choose(product: object[]) {
  const { sent } = fakeFetch({
    [REDEEM]: sequence(
      ok({ action: 'incomplete', require: ['product'], product }),
      ok({ action: 'success' }),
    ),
  });
  const element = await openVoucher();
  submit(element);
  await waitFor(() => findAll(element, '[data-name=product]').length === 1);
  return { element, lastBody: () => sent(REDEEM).at(-1)?.body };
}

const shown = (element: Element) =>
  findAll<HTMLInputElement>(element, '[type=radio]').map(({ value }) => value);
const radio = (element: Element, value: string) =>
  find<HTMLInputElement>(element, `[type=radio][value=${value}]`);
const search = (element: Element) =>
  find<HTMLInputElement>(element, '[type=search][aria-label="Search products"]');

describe('a list of products', () => {
  it('of ten is shown as a whole, with its groups, and without a search field', async () => {
    const { element } = await choose(inGroups(2, 5));
    expect(shown(element)).to.have.length(10);
    expect(findAll(element, '[type=search], [aria-expanded]')).to.deep.equal([]);
    await waitFor(() => focused() === radio(element, 'g0-0'));
  });

  it('has a product with children as the first option of its group, and a group without an id as none', async () => {
    const children = [{ id: 'short', title: 'Short' }];
    const { element, lastBody } = await choose([
      { id: 'personality', title: 'Personality', children },
      { title: 'Work', children: [{ id: 'anchors', title: 'Anchors' }] },
    ]);
    const groups = findAll(element, '[data-name=product] .options');
    expect(groups.map((group) => findAll(group, 'legend, label').map(textOf))).to.deep.equal([
      ['Personality', 'Personality', 'Short'],
      ['Work', 'Anchors'],
    ]);
    radio(element, 'personality').click();
    submit(element);
    await waitForStage(element, 'success');
    expect(lastBody()).to.deep.equal(redemptionBody({ product: 'personality' }));
  });

  it('has the order of the answer, with options before, between and after the groups', async () => {
    const [first, second, third] = products('p', 3);
    const [group, other] = inGroups(2, 1);
    const { element } = await choose([first, group, second, other, third].map((item) => item ?? {}));
    expect(shown(element)).to.deep.equal(['p0', 'g0-0', 'p1', 'g1-0', 'p2']);
    const left = (value: string) => radio(element, value).getBoundingClientRect().left;
    expect(left('p1'), 'outside the group above it').to.equal(left('p0'));
    expect(left('g0-0')).to.be.above(left('p0'));
  });

  it('of more than ten has a search field with the focus, and collapsed groups', async () => {
    const { element } = await choose([...products('p', 2), ...inGroups(3, 3)]);
    await waitFor(() => focused() === search(element));
    expect(shown(element)).to.deep.equal(['p0', 'p1']);
    const group = button(element, 'Group 1 (3)');
    expect([group.ariaExpanded, group.tabIndex]).to.deep.equal(['false', 0]);
    group.click();
    await waitFor(() => shown(element).includes('g1-2'));
    expect(group.ariaExpanded).to.equal('true');
    expect(textOf(find(element, '[data-name=product] .options:has([type=radio]) > legend'))).to.equal(
      'Group 1 (3)',
    );
  });

  it('is searched as the person types, and says how much was found', async () => {
    const { element } = await choose(inGroups(3, 4));
    const status = () => textOf(find(element, '[data-name=product] [aria-live]'));
    expect(status()).to.equal('');
    fill(search(element), 'G2-');
    await waitFor(() => shown(element).length === 4);
    expect([shown(element)[0], status()]).to.deep.equal(['g2-0', '4 products found']);
    fill(search(element), 'nonsense');
    await waitFor(() => status() === 'No product matches. Check the spelling.');
    expect(shown(element)).to.deep.equal([]);
    button(element, 'Clear search').click();
    await waitFor(() => status() === '');
    expect([search(element).value, focused() === search(element)]).to.deep.equal(['', true]);
    expect(findAll(element, 'button').map(textOf)).to.not.include('Clear search');
    expect(button(element, 'Group 0 (4)').ariaExpanded).to.equal('false');
  });

  it('has the first group open that a search finds, also if it is long', async () => {
    const { element } = await choose(inGroups(3, 40));
    fill(search(element), 'group');
    await waitFor(() => shown(element).length === 25);
    expect(shown(element)[0]).to.equal('g0-0');
    expect(button(element, 'Group 0 (40)').ariaExpanded).to.equal('true');
    expect(button(element, 'Group 1 (40)').ariaExpanded).to.equal('false');
  });

  it('has one tab stop among its options before and after the choice, also if several groups are open', async () => {
    const { element } = await choose(inGroups(3, 4));
    fill(search(element), 'g');
    await waitFor(() => shown(element).length === 12);
    for (const expected of ['g0-0', 'g2-0']) {
      const stops: string[] = [];
      search(element).focus();
      while (focused() !== find(element, '[type=submit]')) {
        const at = focused() as HTMLInputElement;
        if (at.type === 'radio') stops.push(at.value);
        await sendKeys({ press: 'Tab' });
      }
      expect(stops).to.deep.equal([expected]);
      radio(element, 'g2-0').click();
    }
  });

  it('keeps the chosen product when its group is collapsed, searched away or beyond the first 25', async () => {
    const { element, lastBody } = await choose(inGroups(40, 2));
    button(element, 'Show more').click();
    await waitFor(() => findAll(element, '[aria-expanded]').length === 40);
    button(element, 'Group 35 (2)').click();
    (await waitFor(() => radio(element, 'g35-1'))).click();
    button(element, 'Group 35 (2)').click();
    await waitFor(() => shown(element).length === 1);
    expect(radio(element, 'g35-1').checked).to.equal(true);
    for (const query of ['group 7', 'nonsense', '']) {
      fill(search(element), query);
      await waitFor(() => shown(element).includes('g7-0') === (query === 'group 7'));
      await waitFor(() => radio(element, 'g35-1').checked);
    }
    submit(element);
    await waitForStage(element, 'success');
    expect(lastBody()).to.deep.equal(redemptionBody({ product: 'g35-1' }));
  });

  it('is not submitted by Enter in the search field', async () => {
    const { element } = await choose(products('p', 11));
    const init = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
    expect(search(element).dispatchEvent(new KeyboardEvent('keydown', init))).to.equal(false);
    expect(search(element).name).to.equal('');
  });

  it('shows 25 at a time and focuses the first new one', async () => {
    const { element } = await choose(products('p', 60));
    expect(shown(element)).to.have.length(25);
    button(element, 'Show more').click();
    await waitFor(() => focused() === radio(element, 'p25'));
    button(element, 'Show more').click();
    await waitFor(() => focused() === radio(element, 'p50'));
    expect(shown(element)).to.have.length(60);
    expect(findAll(element, 'button').map(textOf)).to.not.include('Show more');
  });

  it('has its error under the legend, and the search field has the focus', async () => {
    const { element } = await choose(inGroups(3, 4));
    submit(element);
    const list = find(element, '[data-name=product]');
    await waitFor(() => errorOf(list) === 'Please choose a product.');
    expect([...list.children].slice(0, 2).map(textOf)).to.deep.equal(['Product', 'Please choose a product.']);
    await waitFor(() => focused() === search(element));
  });

  it('of 5,000 products puts few of them or their groups into the page', async () => {
    for (const product of [products('p', 5000), inGroups(500, 10), inGroups(1, 5000)]) {
      const { element } = await choose(product);
      expect(findAll(element, '[type=radio], [aria-expanded]').length).to.be.at.most(25);
      fill(search(element), '1');
      await waitFor(() => textOf(element).includes('products found'));
      // 25 groups, and 25 products of the first one.
      expect(findAll(element, '[type=radio], [aria-expanded]').length).to.be.at.most(50);
      element.remove();
    }
  });
});
