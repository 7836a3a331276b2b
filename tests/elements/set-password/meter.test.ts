import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { useFakeTimers } from '../../support/fake-timers.ts';
import '../../support/loaded.ts';
import { NEW_LABEL, openPasswordForm, REPEAT_LABEL } from '../../support/new-password.ts';
import { rowsOf } from '../../support/rows.ts';
import { field, fill, find, findAll, textOf } from '../../support/shadow.ts';
import { settle, waitFor } from '../../support/timing.ts';

const WEAK = 'password';
/** Each with another sentence, the longest included. */
const WORDY = ['qwertyuiop', 'abcabcabc', '19.07.1990', 'Jessica1', 'p@ssw0rd', 'example', 'Drowssap1'];
const STRONG = 'Quiet-Meadow-74 lamp harbour';
const STRONG_STATUS = 'Password strength: Strong This password is hard to guess.';

const meter = (element: Element) => find(element, '[part=strength]');
const statusOf = (element: Element) => textOf(find(meter(element), '[aria-live]'));
/** How many lines of the space for its sentence are empty. */
const emptyLines = (element: Element) => {
  const room = meter(element).lastElementChild as HTMLElement;
  const text = document.createRange();
  text.selectNodeContents(room.lastElementChild as HTMLElement);
  const height = Number.parseFloat(getComputedStyle(room).lineHeight);
  return Math.round((room.offsetHeight - text.getBoundingClientRect().height) / height);
};
const litSteps = (element: Element) => findAll(meter(element), '[data-on]').length;

describe('the strength meter', function () {
  this.timeout(30_000);
  after(() => setViewport({ width: 800, height: 600 }));

  it('shows words and steps and gives advice in a live region', async () => {
    const { element } = await openPasswordForm();
    expect(statusOf(element)).to.equal('');
    fill(field(element, NEW_LABEL), WEAK);
    await waitFor(() => statusOf(element).startsWith('Password strength: Very weak'));
    expect(statusOf(element)).to.include('This is one of the most used passwords.');
    expect(litSteps(element)).to.equal(1);
    fill(field(element, NEW_LABEL), STRONG);
    await waitFor(() => statusOf(element) === STRONG_STATUS);
    expect(litSteps(element)).to.equal(5);
    fill(field(element, NEW_LABEL), '');
    await waitFor(() => statusOf(element) === '');
    expect(litSteps(element)).to.equal(0);
  });

  it('rates a password shorter than 8 characters as very weak', async () => {
    const { element } = await openPasswordForm();
    fill(field(element, NEW_LABEL), 'vG7#qL!');
    await waitFor(() => statusOf(element) !== '');
    expect(statusOf(element)).to.equal('Password strength: Very weak Use several uncommon words.');
    // The rule is in the hint of the field already.
    expect(textOf(element).match(/at least 8 characters/gi)).to.have.length(1);
    expect(litSteps(element)).to.equal(1);
    fill(field(element, NEW_LABEL), 'vG7#qL!z');
    await waitFor(() => litSteps(element) > 1);
  });

  for (const locale of rowsOf(LOCALES, ['de']))
    it(`does not move the form while the person types, and leaves no hole: ${locale}`, async () => {
      const { element } = await openPasswordForm();
      element.setAttribute('locale', locale);
      await waitFor(() => find(element, '.root').lang === locale);
      const [password, repeated] = findAll<HTMLInputElement>(element, '[autocomplete=new-password]');
      if (!password || !repeated) throw new Error('The form has no passwords.');
      fill(password, 'a');
      // Until the words of the language have loaded.
      await waitFor(() => statusOf(element) !== '');
      const advance = useFakeTimers();
      const type = async (text: string) => {
        fill(password, text);
        await settle();
        advance(200);
        await settle();
      };
      const advice = new Set<string>();
      for (const width of [320, 390, 768, 1280]) {
        await setViewport({ width, height: 800 });
        await type('');
        const before = repeated.getBoundingClientRect().top;
        for (const text of [...WORDY, STRONG]) {
          await type(text);
          advice.add(statusOf(element));
          expect(repeated.getBoundingClientRect().top, `${text} at ${width} px`).to.equal(before);
          expect(emptyLines(element), `${text} at ${width} px`).to.be.at.most(width < 390 ? 2 : 1);
        }
      }
      expect(advice.size).to.be.at.least(6);
    });

  it('rates a password from the email attribute as very weak', async () => {
    const { element } = await openPasswordForm();
    element.setAttribute('email', 'ada.lovelace@example.org');
    fill(field(element, NEW_LABEL), 'ada.lovelace');
    await waitFor(() => statusOf(element).includes('Your details'));
    expect(statusOf(element)).to.include('Password strength: Very weak');
  });

  it('is below the new password and ignores the repeated password', async () => {
    const { element } = await openPasswordForm();
    const [first, second] = [field(element, NEW_LABEL), field(element, REPEAT_LABEL)];
    const follows = (a: Node, b: Node) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows(first, meter(element)) && follows(meter(element), second)).to.not.equal(0);
    fill(first, STRONG);
    await waitFor(() => statusOf(element) === STRONG_STATUS);
    const advance = useFakeTimers();
    fill(second, WEAK);
    await settle();
    advance(1_000);
    await settle();
    expect(statusOf(element)).to.equal(STRONG_STATUS);
  });

  it('updates 100 ms after the last key and not before', async () => {
    const { element } = await openPasswordForm();
    // The meter has loaded, so only the delay remains.
    fill(field(element, NEW_LABEL), STRONG);
    await waitFor(() => statusOf(element) !== '');
    fill(field(element, NEW_LABEL), '');
    await waitFor(() => statusOf(element) === '');
    const advance = useFakeTimers();
    for (let length = 1; length <= WEAK.length; length++) {
      fill(field(element, NEW_LABEL), WEAK.slice(0, length));
      await settle();
      advance(99);
      await settle();
      expect(statusOf(element)).to.equal('');
    }
    // A slow engine starts the delay, and rates the password, later.
    let later = 0;
    await waitFor(() => {
      advance(1);
      later += 1;
      return statusOf(element).includes('Password strength: Very weak');
    });
    expect(later).to.be.at.most(100);
  });
});
