import { expect } from 'chai';
import { CONFIG, RESET } from '../../support/calls.ts';
import { ok } from '../../support/fake-fetch.ts';
import { followLink } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { enterPasswords, NEW_LABEL, REPEAT_LABEL } from '../../support/new-password.ts';
import { field, fill, findAll, textOf } from '../../support/shadow.ts';
import { errorOf, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const SHORT = 'Quiet-Meadow-7';
const LONG = `${SHORT}4`;
const TOO_SHORT = 'Password must be at least 15 characters long';

async function open(passwordminlength: unknown) {
  const { element, sent } = followLink(
    { type: 'activate' },
    { [CONFIG]: ok({ systempreferences: { passwordminlength } }), [RESET]: ok() },
  );
  await waitForStage(element, 'entry');
  return { element, sent: () => sent(RESET) };
}

const minimaOf = (element: HTMLElement) =>
  [NEW_LABEL, REPEAT_LABEL].map((label) => {
    const input = field(element, label);
    return [input.minLength, input.getAttribute('passwordrules')];
  });

describe('a minimum length that the server sets', () => {
  before(loadElements);

  it('is in the hint, and password managers are told', async () => {
    const { element } = await open(15);
    await waitFor(() => field(element, NEW_LABEL).minLength === 15);
    expect(minimaOf(element)).to.deep.equal(Array(2).fill([15, 'minlength: 15;']));
    expect(textOf(element)).to.include('At least 15 characters').and.not.include('8 characters');
  });

  it('is checked before anything is sent', async () => {
    const { element, sent } = await open('15');
    await waitFor(() => field(element, NEW_LABEL).minLength === 15);
    enterPasswords(element, SHORT);
    expect(await waitFor(() => errorOf(field(element, NEW_LABEL)))).to.equal(TOO_SHORT);
    expect(sent()).to.deep.equal([]);
    enterPasswords(element, LONG);
    await waitForStage(element, 'success');
    expect(sent()).to.have.length(1);
  });

  it('makes a shorter password very weak', async () => {
    const { element } = await open(15);
    await waitFor(() => field(element, NEW_LABEL).minLength === 15);
    fill(field(element, NEW_LABEL), SHORT);
    await waitFor(() => findAll(element, '[part=strength][data-score="0"]').length === 1);
    fill(field(element, NEW_LABEL), LONG);
    await waitFor(() => findAll(element, '[part=strength][data-score="0"]').length === 0);
  });
});
