import { expect } from 'chai';
import { ok, refused } from '../../support/fake-fetch.ts';
import { alertText } from '../../support/links.ts';
import { loadScript } from '../../support/mount.ts';
import {
  enterPasswords,
  NEW_LABEL,
  openPasswordForm,
  passwordBody,
  RESETS,
} from '../../support/new-password.ts';
import { field, fill, find, textOf } from '../../support/shadow.ts';
import { errorOf, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

/** tests/flows/missing-extras.test.ts has a meter whose files are missing. */
describe('a strength meter whose word lists are loading', () => {
  before(() => loadScript('/dist-words-pending/elements/login-portal.js', 'module'));

  it('reserves its space and shows only how to choose a password, which can be set after errors', async () => {
    const { element, sent } = await openPasswordForm(RESETS.user, refused('Used before.'), ok());
    fill(field(element, NEW_LABEL), 'password');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const meter = find(element, '[part=strength]');
    expect(meter.getBoundingClientRect().height).to.be.greaterThan(0);
    expect(textOf(meter)).to.equal('Use several uncommon words.');

    enterPasswords(element, 'short');
    expect(await waitFor(() => errorOf(field(element, NEW_LABEL)))).to.include('at least 8 characters');
    enterPasswords(element, 'password');
    await waitFor(() => alertText(element) === 'Used before.');
    expect(textOf(element)).to.not.include('Password strength');
    enterPasswords(element);
    await waitForStage(element, 'success');
    expect(sent().map(({ body }) => body)).to.deep.equal([passwordBody('password'), passwordBody()]);
  });
});
