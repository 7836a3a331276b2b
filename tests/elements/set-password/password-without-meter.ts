/* Setting a password works without the strength meter. */
import { expect } from 'chai';
import { captureConsole } from '../../support/console.ts';
import { ok, refused } from '../../support/fake-fetch.ts';
import { alertText } from '../../support/links.ts';
import {
  enterPasswords,
  NEW_LABEL,
  openPasswordForm,
  passwordBody,
  RESETS,
} from '../../support/new-password.ts';
import { field, findAll, textOf } from '../../support/shadow.ts';
import { errorOf, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

/** Sets a password after a validation error and a server error. */
export async function setPasswordWithoutMeter(): Promise<void> {
  const { element, sent } = await openPasswordForm(RESETS.user, refused('Used before.'), ok());
  enterPasswords(element, 'short');
  expect(await waitFor(() => errorOf(field(element, NEW_LABEL)))).to.include('at least 8 characters');
  enterPasswords(element, 'password');
  await waitFor(() => alertText(element) === 'Used before.');
  expect(findAll(element, '[data-on]')).to.deep.equal([]);
  expect(textOf(element)).to.not.include('Password strength');
  enterPasswords(element);
  await waitForStage(element, 'success');
  expect(sent().map((request) => request.body)).to.deep.equal([passwordBody('password'), passwordBody()]);
}

/** The tests of a page whose meter does not load. */
export function testWithoutMeter(): void {
  it('has no meter, which only the console reports', async () => {
    const lines = captureConsole();
    const { element } = await openPasswordForm();
    await waitFor(() => lines.length > 0);
    expect(lines).to.deep.equal(['The password strength meter could not be loaded.']);
    await waitFor(() => findAll(element, '[part=strength]').length === 0);
  });

  it('can be set', async () => {
    captureConsole();
    await setPasswordWithoutMeter();
  });
}
