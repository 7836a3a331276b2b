import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { REDEEM } from '../../support/calls.ts';
import { fakeFetch, ok, sequence } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { button, find, findAll, focused, textOf } from '../../support/shadow.ts';
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

describe('a list of products', () => {
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

  it('shows 25, and after a press all, and focuses the first new one', async () => {
    const { element } = await choose(products('p', 60));
    expect(shown(element)).to.have.length(25);
    button(element, 'Show all (60)').click();
    await waitFor(() => focused() === radio(element, 'p25'));
    await waitFor(() => shown(element).length === 60);
    expect(focused() === radio(element, 'p25')).to.equal(true);
    const stops = findAll(element, '[type=radio]').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((each) => (each as HTMLInputElement).value)).to.deep.equal(['p25']);
    expect(findAll(element, 'button').map(textOf).join()).to.not.include('Show all');
  });

  it('keeps the chosen product that is not among the first, and gives it the focus', async () => {
    const { element, lastBody } = await choose(inGroups(40, 2));
    button(element, 'Show all (80)').click();
    (await waitFor(() => radio(element, 'g20-1'))).click();
    radio(element, 'g20-1').blur();
    element.focus();
    expect(focused(), 'not the first option, which an arrow key would choose').to.equal(
      radio(element, 'g20-1'),
    );
    submit(element);
    await waitForStage(element, 'success');
    expect(lastBody()).to.deep.equal(redemptionBody({ product: 'g20-1' }));
  });

  it('has its error under the legend, and the first option has the focus', async () => {
    const { element } = await choose(inGroups(3, 4));
    submit(element);
    const list = find(element, '[data-name=product]');
    await waitFor(() => errorOf(list) === 'Please choose a product.');
    expect([...list.children].slice(0, 2).map(textOf)).to.deep.equal(['Product', 'Please choose a product.']);
    await waitFor(() => focused() === radio(element, 'g0-0'));
  });

  it('has one tab stop in groups before and after the choice', async () => {
    const { element } = await choose(inGroups(3, 4));
    for (const expected of ['g0-0', 'g2-0']) {
      const stops: string[] = [];
      radio(element, expected).focus();
      while (focused() !== find(element, '[type=submit]')) {
        const at = focused() as HTMLInputElement;
        if (at.type === 'radio') stops.push(at.value);
        await sendKeys({ press: 'Tab' });
      }
      expect(stops).to.deep.equal([expected]);
      radio(element, 'g2-0').click();
    }
  });

  it('of 5,000 products puts few of them into the page', async () => {
    for (const product of [products('p', 5000), inGroups(500, 10), inGroups(1, 5000)]) {
      const { element } = await choose(product);
      expect(shown(element)).to.have.length(25);
      element.remove();
    }
  });
});
