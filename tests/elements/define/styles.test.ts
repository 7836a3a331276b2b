import { expect } from 'chai';
import '../../support/loaded.ts';
import { find } from '../../support/shadow.ts';
import { open, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

const sheetsOf = (element: Element) => element.shadowRoot?.adoptedStyleSheets ?? [];

describe('the styles of the elements', () => {
  it('are parsed once and shared by all elements of a page', async () => {
    const first = await open();
    const second = await open();
    const widget = await open('<forgot-password></forgot-password>');
    await waitForStage(widget, 'idle');
    expect(sheetsOf(first)).to.have.length.greaterThan(2);
    expect([...sheetsOf(second)]).to.have.ordered.members([...sheetsOf(first)]);
    const shared = sheetsOf(widget).filter((sheet) => sheetsOf(first).includes(sheet));
    expect(shared).to.have.length.greaterThan(2);
  });

  for (const locale of ['en', 'nl']) {
    it(`have a fixed order, so that a focused field has the same outline in every language: ${locale}`, async () => {
      const element = await open(`<voucher-redeem locale="${locale}"></voucher-redeem>`);
      await waitForStage(element, 'entry');
      const input = find(element, 'input[name=email]');
      input.focus();
      expect(getComputedStyle(input).outlineOffset).to.equal('-1px');
    });
  }

  it('have colours that html2canvas cannot read, so its screenshots leave the content out', async () => {
    const element = await open('<forgot-password></forgot-password>');
    await waitForStage(element, 'idle');
    await waitFor(() => element.shadowRoot?.querySelector('.root[data-html2canvas-ignore]'));
  });

  it('display an element as a block, or not at all with `hidden`', async () => {
    const element = await open();
    expect(getComputedStyle(element).display).to.equal('block');
    element.hidden = true;
    expect(getComputedStyle(element).display).to.equal('none');
    element.hidden = false;
    expect(getComputedStyle(element).display).to.equal('block');
  });

  it('leave an element that is hidden until it is found to the browser', async () => {
    const element = await open('<login-portal hidden="until-found"></login-portal>');
    expect(getComputedStyle(element).display).to.equal('block');
  });
});
