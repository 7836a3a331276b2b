import { expect } from 'chai';
import { holdTime } from '../../support/held-time.ts';
import { settled } from '../../support/late.ts';
import { loadElements } from '../../support/mount.ts';
import { NEW, openForm, REPEATED } from '../../support/new-password.ts';
import { poll } from '../../support/poll.ts';
import { field, fill, find, findAll, textOf } from '../../support/shadow.ts';

const WEAK = 'password';
const STRONG = 'Quiet-Meadow-74 lamp harbour';

const meter = (element: Element) => find(element, '[part=strength]');
const said = (element: Element) => textOf(find(meter(element), '[role=status]'));
const lit = (element: Element) => findAll(meter(element), '[data-on]').length;

describe('the strength of a new password', () => {
  before(loadElements);

  it('is told in words, politely, in steps, and with what would help', async () => {
    const { element } = await openForm();
    expect(said(element)).to.equal('');
    fill(field(element, NEW), WEAK);
    await poll(() => said(element).startsWith('Password strength: Very weak'));
    expect(said(element)).to.include('This is one of the most used passwords.');
    expect(said(element)).to.include('Add more words that are less common.');
    expect(lit(element)).to.equal(1);
    fill(field(element, NEW), STRONG);
    await poll(() => said(element) === 'Password strength: Strong');
    expect(lit(element)).to.equal(5);
    fill(field(element, NEW), '');
    await poll(() => said(element) === '');
    expect(lit(element)).to.equal(0);
  });

  it('praises nothing that is shorter than 8 characters', async () => {
    const { element } = await openForm();
    fill(field(element, NEW), 'vG7#qL!');
    await poll(() => said(element) !== '');
    expect(said(element)).to.equal(
      'Password strength: Very weak Password must be at least 8 characters long',
    );
    expect(lit(element)).to.equal(1);
    fill(field(element, NEW), 'vG7#qL!z');
    await poll(() => !said(element).includes('at least 8 characters'));
    expect(lit(element)).to.be.greaterThan(1);
  });

  it('counts the person’s own address as known to everybody, where the page knows it', async () => {
    const { element } = await openForm();
    element.setAttribute('email', 'ada.lovelace@example.org');
    fill(field(element, NEW), 'ada.lovelace');
    await poll(() => said(element).includes('Your name, your e-mail address'));
    expect(said(element)).to.include('Password strength: Very weak');
  });

  it('stands under the new password, and has nothing to do with its repetition', async () => {
    const { element } = await openForm();
    const [first, second] = [field(element, NEW), field(element, REPEATED)];
    const follows = (a: Node, b: Node) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows(first, meter(element)) && follows(meter(element), second)).to.not.equal(0);
    fill(first, STRONG);
    await poll(() => said(element) === 'Password strength: Strong');
    const pass = holdTime();
    fill(second, WEAK);
    await settled();
    pass(1_000);
    await settled();
    expect(said(element)).to.equal('Password strength: Strong');
  });

  it('comes 100 ms after the last key and not between', async () => {
    const { element } = await openForm();
    // What the meter has loaded is there: the pause is all that is waited for.
    fill(field(element, NEW), STRONG);
    await poll(() => said(element) !== '');
    fill(field(element, NEW), '');
    await poll(() => said(element) === '');
    const pass = holdTime();
    for (let length = 1; length <= WEAK.length; length++) {
      fill(field(element, NEW), WEAK.slice(0, length));
      await settled();
      pass(99);
      await settled();
      expect(said(element)).to.equal('');
    }
    pass(1);
    await settled();
    expect(said(element)).to.include('Password strength: Very weak');
  });

  it('speaks the language of the page, also when that changes while it is shown', async () => {
    const { element } = await openForm();
    const input = field(element, NEW);
    fill(input, WEAK);
    await poll(() => said(element).startsWith('Password strength: Very weak'));
    for (const [locale, words] of [
      ['de', 'Passwortstärke: Sehr schwach Dies ist eines der meistverwendeten Passwörter.'],
      ['nl', 'Wachtwoordsterkte:'],
      ['pl', 'Siła hasła'],
      ['pt', 'Segurança da palavra-passe'],
    ] as const) {
      element.setAttribute('locale', locale);
      await poll(() => find(element, '[part=root]').lang === locale);
      await poll(() => said(element).includes(words));
      expect(said(element)).to.not.include('easy to guess');
      expect(input.isConnected && input.value).to.equal(WEAK);
    }
  });
});
