/* What must work without the strength meter: everything else. */
import { expect } from 'chai';
import { ok, refused } from './fake-fetch.ts';
import { alertOf } from './links.ts';
import { body, enterPasswords, NEW, openForm, RESETS } from './new-password.ts';
import { poll } from './poll.ts';
import { field, findAll, textOf } from './shadow.ts';
import { errorOf, untilStage } from './stages.ts';

/** From the link to the saved password, by way of an error of ours and one of the server's. */
export async function setPasswordWithoutMeter(): Promise<void> {
  const { element, sent } = await openForm(RESETS.user, refused('Used before.'), ok());
  enterPasswords(element, 'short');
  expect(await poll(() => errorOf(field(element, NEW)))).to.include('at least 8 characters');
  enterPasswords(element, 'password');
  await poll(() => alertOf(element) === 'Used before.');
  expect(findAll(element, '[data-on]')).to.deep.equal([]);
  expect(textOf(element)).to.not.include('Password strength');
  enterPasswords(element);
  await untilStage(element, 'success');
  expect(sent().map((request) => request.body)).to.deep.equal([body('password'), body()]);
}
