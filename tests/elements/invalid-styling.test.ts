import { expect } from 'chai';
import { itIn } from '../support/engine.ts';
import { refused } from '../support/fake-fetch.ts';
import { FORMS, serveForm } from '../support/forms.ts';
import { emulateMedia } from '../support/media.ts';
import '../support/loaded.ts';
import { rowsOf } from '../support/rows.ts';
import { find, findAll, focused } from '../support/shadow.ts';
import { errorOf } from '../support/stages.ts';
import { waitFor } from '../support/timing.ts';

const no = refused('Not like this.');

/** The border of a field without and with focus, and its outline with focus. */
async function styleOf(input: HTMLInputElement) {
  input.form?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  const { borderTopColor: border, borderTopWidth: width } = await settledStyle(input);
  input.focus();
  const { borderTopColor: focusedBorder, outlineColor: outline } = await settledStyle(input);
  return { border, width, focusedBorder, outline };
}

/** The computed style after all transitions. */
async function settledStyle(input: HTMLInputElement): Promise<CSSStyleDeclaration> {
  await Promise.all(input.getAnimations().map(({ finished }) => finished));
  return getComputedStyle(input);
}

describe('a login error', () => {
  for (const theme of ['light', 'dark'])
    for (const name of rowsOf(['email lookup', 'admin login', 'security code'] as const, ['security code']))
      it(`is shown at its field by colour, an icon and text: ${name}, ${theme}`, async () => {
        const form = FORMS[name];
        serveForm(form, no);
        const element = await form.open();
        element.setAttribute('theme', theme);
        await waitFor(() => find(element, '[part=root]').dataset.theme === theme);
        const input = form.control(element) as HTMLInputElement;
        const valid = await styleOf(input);

        form.submit(element);
        await waitFor(() => errorOf(input) && focused() === input);
        const invalid = await styleOf(input);
        const error = find(element, '[part=error]');
        const danger = getComputedStyle(error).color;
        expect([invalid.border, invalid.focusedBorder]).to.deep.equal([danger, danger]);
        expect([valid.border, valid.focusedBorder]).to.not.include.members([danger]);
        expect([invalid.outline, valid.outline === danger]).to.deep.equal([danger, false]);

        const icon = find(error, 'svg').getBoundingClientRect();
        expect(Math.min(icon.width, icon.height)).to.be.greaterThan(10);
        const [below, above] = [error.getBoundingClientRect(), input.getBoundingClientRect()];
        expect(below.top).to.be.within(above.bottom, above.bottom + 20);
        expect([below.left, below.width > 0]).to.deep.equal([above.left, true]);
      });

  it('is shown at the choice between the accounts by colour', async () => {
    const form = FORMS['member portal link'];
    serveForm(form, no);
    const element = await form.open();
    const colours = async () => {
      const options = findAll(element, '[part=option]');
      await Promise.all(options.flatMap((each) => each.getAnimations().map(({ finished }) => finished)));
      return options.map((each) => getComputedStyle(each).borderTopColor);
    };
    const valid = await colours();
    form.submit(element);
    const { color } = getComputedStyle(await waitFor(() => find(element, '[part=error]')));
    expect(valid).to.not.include(color);
    expect(await colours()).to.deep.equal(valid.map(() => color));
  });

  itIn('Chromium', 'is shown in forced colours by a thicker border', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const form = FORMS['email lookup'];
    serveForm(form, no);
    const element = await form.open();
    const input = form.control(element) as HTMLInputElement;
    expect((await styleOf(input)).width).to.equal('1px');
    form.submit(element);
    await waitFor(() => errorOf(input));
    expect((await styleOf(input)).width).to.equal('2px');
  });
});
