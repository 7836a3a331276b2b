import { expect } from 'chai';
import { REDEEM } from '../support/calls.ts';
import { fakeFetch, ok, refused, sequence } from '../support/fake-fetch.ts';
import '../support/loaded.ts';
import { PERSON } from '../support/person.ts';
import { PRIVATE_SCREENS, showScreen } from '../support/private-data.ts';
import { find, findAll } from '../support/shadow.ts';
import { enter, open, repliesFor, submit, waitForStage } from '../support/stages.ts';
import { waitFor } from '../support/timing.ts';
import { openVoucher } from '../support/vouchers.ts';

const ADDRESS = 'ingrid.solberg@norskinstitutt.no';

const hyphens = (element: Element) => getComputedStyle(element).hyphens;

/** The box of a character of an element whose only child is a text. */
function boxOf({ firstChild }: Element, index: number): DOMRect {
  const range = document.createRange();
  range.setStart(firstChild as Text, index);
  range.setEnd(firstChild as Text, index + 1);
  return range.getBoundingClientRect();
}

/** The text of each line. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  for (const node of element.childNodes)
    for (let index = 0; index < (node.textContent ?? '').length; index += 1) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + range);
    }
  return [...lines.values()];
}

describe('line breaks', () => {
  it('have hyphens in languages with long words, but not in an email address or what the person types', async () => {
    fakeFetch({ [REDEEM]: refused(`Schreiben Sie bitte an ${ADDRESS}.`) });
    const element = await openVoucher();
    submit(element);
    await waitFor(() => find(element, '.address'));
    for (const [locale, value] of [
      ['de', 'auto'],
      ['nl', 'auto'],
      ['en', 'manual'],
      ['pl', 'manual'],
    ] as const) {
      element.setAttribute('locale', locale);
      await waitFor(() => find(element, '.root').lang === locale);
      for (const text of findAll(element, '.address, input')) expect(hyphens(text)).to.equal('manual');
      expect(new Set(findAll(element, 'label, .hint').map(hyphens))).to.deep.equal(new Set([value]));
    }
  });

  it('are kept in what a server sends, which begins on the side of its script', async () => {
    const sent = 'Nordvind\nStorgatan 5';
    const title = 'שלום עולם.';
    const asks = ok({
      action: 'incomplete',
      require: ['product'],
      product: [{ id: 1, title, description: sent }],
    });
    fakeFetch({ [REDEEM]: sequence(refused(sent), asks) });
    const element = await openVoucher();
    submit(element);
    const isOnTwoLines = (text: Element) => boxOf(text, sent.length - 1).top > boxOf(text, 0).top;
    expect(isOnTwoLines(await waitFor(() => find(element, '[role=alert] span')))).to.equal(true);
    submit(element);
    expect(isOnTwoLines(await waitFor(() => find(element, '.option-hint')))).to.equal(true);
    const shown = find(element, '.option-title');
    expect(boxOf(shown, title.length - 1).left, 'the full stop').to.be.below(boxOf(shown, 0).left);
  });

  it('do not change the direction of the title of a survey entry', async () => {
    const reportid = 'דוח ראשון.';
    const element = await showScreen(PRIVATE_SCREENS['personal data'], {
      personal: PERSON,
      survey: [{ reportid }],
    });
    const title = await waitFor(() => find(element, '.entry-title'));
    expect(boxOf(title, reportid.length - 1).left, 'the full stop').to.be.below(boxOf(title, 0).left);
  });

  it('divide a long email address before its @ if it does not fit', async () => {
    fakeFetch(repliesFor('password'));
    const element = await open();
    enter(element, 'email', ADDRESS);
    await waitForStage(element, 'password');
    const address = find(element, '.address');
    element.style.inlineSize = '900px';
    expect(linesOf(address)).to.deep.equal([ADDRESS]);
    element.style.inlineSize = '300px';
    expect(linesOf(address)).to.deep.equal(['ingrid.solberg', '@norskinstitutt.no']);
    expect(address.textContent).to.equal(ADDRESS);
  });
});
