import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import '../support/address.ts';
import { fakeFetch, refused } from '../support/fake-fetch.ts';
import { loadElements } from '../support/mount.ts';
import { poll } from '../support/poll.ts';
import { field, find, focused } from '../support/shadow.ts';
import {
  answersFor,
  CODE,
  EMAIL,
  enter,
  errorOf,
  open,
  PASSWORD,
  PROBE,
  USER_LOGIN,
  walkTo,
} from '../support/stages.ts';

const FIELDS = [
  { stage: 'start', label: 'Email address', text: EMAIL, route: PROBE },
  { stage: 'password', label: 'Password', text: PASSWORD, route: USER_LOGIN },
  { stage: 'twofactor', label: 'Security code', text: CODE, route: USER_LOGIN },
] as const;

/** What is drawn around a field, without and with the focus in it. */
async function lookOf(input: HTMLInputElement) {
  input.form?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  const { borderTopColor: border, borderTopWidth: width } = await settledStyle(input);
  input.focus();
  const { outlineColor: outline, boxShadow: glow } = await settledStyle(input);
  return { border, width, outline, glow };
}

/** When no transition changes it any more. */
async function settledStyle(input: HTMLInputElement): Promise<CSSStyleDeclaration> {
  await Promise.all(input.getAnimations().map(({ finished }) => finished));
  return getComputedStyle(input);
}

describe('an error of the login', () => {
  before(loadElements);
  afterEach(() => emulateMedia({ forcedColors: 'none' }));

  for (const theme of ['light', 'dark'])
    for (const { stage, label, text, route } of FIELDS)
      it(`is seen at its field, by colour, a sign and words under it: ${label}, ${theme}`, async () => {
        fakeFetch(answersFor(stage));
        const element = await open(`<login-portal routing="memory" theme="${theme}"></login-portal>`);
        await walkTo(element, stage);
        const input = field(element, label);
        const valid = await lookOf(input);

        fakeFetch({ [route]: refused('Not like this.') });
        enter(element, label, text);
        await poll(() => errorOf(input) === 'Not like this.');
        await poll(() => focused() === input);
        const invalid = await lookOf(input);
        const error = find(element, '[part=error]');
        const danger = getComputedStyle(error).color;
        expect([invalid.border, invalid.outline]).to.deep.equal([danger, danger]);
        expect([valid.border, valid.outline, valid.glow]).to.not.include.members([danger]);
        expect(invalid.glow).to.not.equal(valid.glow);

        const sign = find(error, 'svg').getBoundingClientRect();
        expect(Math.min(sign.width, sign.height)).to.be.greaterThan(10);
        const [below, above] = [error.getBoundingClientRect(), input.getBoundingClientRect()];
        expect(below.top).to.be.within(above.bottom, above.bottom + 20);
        expect([below.left, below.width > 0]).to.deep.equal([above.left, true]);
      });

  it('is seen in forced colours by a thicker frame', async () => {
    await emulateMedia({ forcedColors: 'active' });
    fakeFetch({ [PROBE]: refused('Not like this.') });
    const element = await open();
    const input = field(element, 'Email address');
    expect((await lookOf(input)).width).to.equal('1px');
    enter(element, 'Email address', EMAIL);
    await poll(() => errorOf(input) === 'Not like this.');
    expect((await lookOf(input)).width).to.equal('2px');
  });
});
