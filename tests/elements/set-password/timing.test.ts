import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { held, ok, silent } from '../../support/fake-fetch.ts';
import { UNREACHABLE } from '../../support/faults.ts';
import { record } from '../../support/host-events.ts';
import { ignoreAborts, losePatience, regainPatience, settled } from '../../support/late.ts';
import { alertOf, comeBack } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { enterPasswords, NEW_PASSWORD, openForm, RESETS, typed } from '../../support/new-password.ts';
import { poll } from '../../support/poll.ts';
import { button, find, findAll, textOf } from '../../support/shadow.ts';
import { stageOf, submit, untilStage } from '../../support/stages.ts';

const busy = (element: Element) => findAll(element, '[aria-disabled], [data-slow]').length > 0;

describe('the saving of a password', () => {
  before(loadElements);

  it('is given up after 20 seconds of silence, nothing is lost, and a retry works', async () => {
    const { element, sent } = await openForm(RESETS.user, silent, ok());
    const limits = losePatience();
    enterPasswords(element);
    expect(await poll(() => alertOf(element))).to.equal(UNREACHABLE);
    expect(limits).to.deep.equal([20_000]);
    expect(typed(element)).to.deep.equal([NEW_PASSWORD, NEW_PASSWORD]);
    expect(sent()).to.have.length(1);
    regainPatience();
    submit(element);
    await untilStage(element, 'success');
  });

  it('is one request, however often the form is sent', async () => {
    const slow = held(ok());
    const { element, sent } = await openForm(RESETS.user, slow);
    enterPasswords(element);
    submit(element);
    find<HTMLFormElement>(element, 'form').requestSubmit();
    await poll(() => sent().length > 0 && busy(element));
    submit(element);
    slow.open();
    await untilStage(element, 'success');
    expect(sent()).to.have.length(1);
  });

  it('is waited for in sight', async () => {
    const slow = held(ok());
    const { element } = await openForm(RESETS.user, slow);
    enterPasswords(element);
    await poll(() => findAll(element, '.button .spinner').length === 1);
    expect(textOf(find(element, 'button[type=submit]'))).to.include('Please wait…');
    slow.open();
    await untilStage(element, 'success');
  });

  for (const [how, leave, stage] of [
    ['the element is gone', (element: HTMLElement) => element.remove(), undefined],
    [
      'the person went to the login',
      (element: HTMLElement) => button(element, 'Back to Login').click(),
      'start',
    ],
  ] as const) {
    it(`tells nobody any more when ${how}`, async () => {
      const slow = held(ok());
      const { element, sent } = await openForm(RESETS.user, slow);
      ignoreAborts();
      enterPasswords(element);
      await poll(() => sent().length === 1);
      leave(element);
      await poll(() => stageOf(element) === stage);
      await settled();
      const events = record(document);
      const before = textOf(element);
      slow.open();
      await settled();
      expect(textOf(element)).to.equal(before);
      expect(events).to.deep.equal([]);
      expect(departures()).to.deep.equal([]);
    });
  }

  it('is not under way any more on a page that comes back, and nothing typed is there', async () => {
    const { element, sent } = await openForm(RESETS.user, silent, ok());
    enterPasswords(element);
    await poll(() => sent().length === 1 && busy(element));
    comeBack();
    await poll(() => !busy(element));
    expect(typed(element)).to.deep.equal(['', '']);
    enterPasswords(element);
    await untilStage(element, 'success');
  });
});
