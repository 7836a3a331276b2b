import { expect } from 'chai';
import { PORTAL_LINK, PROBE, USER_LOGIN } from '../support/calls.ts';
import '../support/location.ts';
import { itIn } from '../support/engine.ts';
import { fakeFetch, refused } from '../support/fake-fetch.ts';
import { emulateMedia } from '../support/media.ts';
import { loadElements } from '../support/mount.ts';
import { button, field, find, findAll, focused } from '../support/shadow.ts';
import {
  CODE,
  EMAIL,
  enter,
  errorOf,
  fillAndSubmit,
  goToStage,
  open,
  PASSWORD,
  repliesFor,
} from '../support/stages.ts';
import { waitFor } from '../support/wait-for.ts';

const FIELDS = [
  { stage: 'start', label: 'Email address', text: EMAIL, route: PROBE },
  { stage: 'password', label: 'Password', text: PASSWORD, route: USER_LOGIN },
  { stage: 'twofactor', label: 'Security code', text: CODE, route: USER_LOGIN },
] as const;

/** The border of a field without and with focus, and its outline with focus. */
async function styleOf(input: HTMLInputElement) {
  input.form?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  const { borderTopColor: border, borderTopWidth: width } = await settledStyle(input);
  input.focus();
  const { borderTopColor: focusedBorder, outlineColor: outline, outlineOffset } = await settledStyle(input);
  return { border, width, focusedBorder, outline, isOutside: Number.parseFloat(outlineOffset) >= 0 };
}

/** The computed style after all transitions. */
async function settledStyle(input: HTMLInputElement): Promise<CSSStyleDeclaration> {
  await Promise.all(input.getAnimations().map(({ finished }) => finished));
  return getComputedStyle(input);
}

describe('a login error', () => {
  before(loadElements);

  for (const theme of ['light', 'dark'])
    for (const { stage, label, text, route } of FIELDS)
      it(`is shown at its field by colour, an icon and text: ${label}, ${theme}`, async () => {
        fakeFetch(repliesFor(stage));
        const element = await open(`<login-portal routing="memory" theme="${theme}"></login-portal>`);
        await goToStage(element, stage);
        const input = field(element, label);
        const valid = await styleOf(input);

        fakeFetch({ [route]: refused('Not like this.') });
        fillAndSubmit(element, label, text);
        await waitFor(() => errorOf(input) === 'Not like this.');
        await waitFor(() => focused() === input);
        const invalid = await styleOf(input);
        const error = find(element, '[part=error]');
        const danger = getComputedStyle(error).color;
        expect([invalid.border, invalid.focusedBorder]).to.deep.equal([danger, danger]);
        expect([valid.border, valid.focusedBorder]).to.not.include.members([danger]);
        // The ring of the focus is the same, and does not cover the border.
        expect([invalid.outline, invalid.isOutside]).to.deep.equal([valid.outline, true]);

        const icon = find(error, 'svg').getBoundingClientRect();
        expect(Math.min(icon.width, icon.height)).to.be.greaterThan(10);
        const [below, above] = [error.getBoundingClientRect(), input.getBoundingClientRect()];
        expect(below.top).to.be.within(above.bottom, above.bottom + 20);
        expect([below.left, below.width > 0]).to.deep.equal([above.left, true]);
      });

  it('is shown at the choice between the accounts by colour', async () => {
    fakeFetch({ ...repliesFor('choice'), [PORTAL_LINK]: refused('Not like this.') });
    const element = await open();
    await goToStage(element, 'choice');
    const option = button(element, 'Member See your results and details');
    const valid = getComputedStyle(option).borderTopColor;
    option.click();
    const error = await waitFor(() => find(element, '[part=error]'));
    const { color } = getComputedStyle(error);
    expect(color).to.not.equal(valid);
    for (const each of findAll(element, '[part=option]')) {
      await Promise.all(each.getAnimations().map(({ finished }) => finished));
      expect(getComputedStyle(each).borderTopColor).to.equal(color);
    }
  });

  itIn('Chromium', 'is shown in forced colours by a thicker border', async () => {
    await emulateMedia({ forcedColors: 'active' });
    fakeFetch({ [PROBE]: refused('Not like this.') });
    const element = await open();
    const input = field(element, 'Email address');
    expect((await styleOf(input)).width).to.equal('1px');
    enter(element, 'email', EMAIL);
    await waitFor(() => errorOf(input) === 'Not like this.');
    expect((await styleOf(input)).width).to.equal('2px');
  });
});
