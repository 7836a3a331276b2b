import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import { fakeFetch, ok, sequence } from '../../support/fake-fetch.ts';
import { firePageShow, leavePage } from '../../support/links.ts';
import { setUrl } from '../../support/location.ts';
import '../../support/loaded.ts';
import { NEW_PASSWORD, openPasswordForm } from '../../support/new-password.ts';
import { field, fill, findAll } from '../../support/shadow.ts';
import {
  CODE,
  EMAIL,
  enter,
  goToStage,
  open,
  openStage,
  PASSWORD,
  repliesFor,
  waitForStage,
} from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

const values = (element: Element) => findAll<HTMLInputElement>(element, 'input').map(({ value }) => value);
const challenge = ok({ action: 'challenge' });
const busy = (element: Element) => findAll(element, '[aria-disabled], [data-slow]').length > 0;

describe('a page restored from the back/forward cache', () => {
  it('starts again after a sign-in: without email address, password and code', async () => {
    const { element } = await openStage('twofactor', {
      [USER_LOGIN]: sequence(challenge, ok({ action: 'admin' }), challenge),
    });
    enter(element, 'code', CODE);
    await waitForStage(element, 'done');
    leavePage();
    firePageShow();
    await waitForStage(element, 'start');
    expect(values(element)).to.deep.equal(['']);
    expect(busy(element)).to.equal(false);
    await goToStage(element, 'twofactor');
    expect(values(element)).to.deep.equal([EMAIL, '']);
  });

  for (const stage of ['password', 'twofactor'] as const) {
    it(`forgets secrets that were typed but not sent, at once: ${stage}`, async () => {
      const { element } = await openStage(stage);
      const label = stage === 'password' ? 'Password' : 'Security code';
      field(element, label).value = stage === 'password' ? PASSWORD : CODE;
      leavePage();
      expect(field(element, label).value).to.equal('');
      firePageShow();
      await waitForStage(element, 'start');
      await goToStage(element, stage);
      expect(field(element, label).value).to.equal('');
    });
  }

  it('has forgotten two new passwords, also if one was shown, and hides what is typed next', async () => {
    const { element } = await openPasswordForm();
    const fields = () => findAll<HTMLInputElement>(element, '[autocomplete=new-password]');
    for (const input of fields()) fill(input, NEW_PASSWORD);
    findAll(element, '[part=show-password]')[0]?.click();
    await waitFor(() => fields()[0]?.type === 'text');
    leavePage();
    expect(fields().map(({ value }) => value)).to.deep.equal(['', '']);
    firePageShow();
    await waitFor(() => fields()[0]?.type === 'password');
    expect(fields().map(({ value }) => value)).to.deep.equal(['', '']);
  });

  it('is unchanged if pageshow comes from an ordinary load', async () => {
    setUrl('/login/');
    fakeFetch(repliesFor('password'));
    const element = await open('<login-portal></login-portal>');
    await goToStage(element, 'password');
    firePageShow(false);
    field(element, 'Password').value = PASSWORD;
    await new Promise((resolve) => setTimeout(resolve));
    expect(field(element, 'Password').value).to.equal(PASSWORD);
  });
});
