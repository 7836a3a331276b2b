import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { REDEEM } from '../../support/calls.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { find, findAll, focused } from '../../support/shadow.ts';
import { submit } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';
import { ALL_DETAILS, openVoucher } from '../../support/vouchers.ts';

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
    fakeFetch({ [REDEEM]: ok(ALL_DETAILS) });
    const element = await openVoucher();
    submit(element);
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
      fakeFetch({ [REDEEM]: ok(ALL_DETAILS) });
      const element = await openVoucher();
      element.addEventListener('mousedown', onMouseDown);
      submit(element);
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
