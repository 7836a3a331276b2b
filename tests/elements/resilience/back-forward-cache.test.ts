import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import { fakeFetch, ok, sequence } from '../../support/fake-fetch.ts';
import { firePageShow } from '../../support/links.ts';
import { setUrl } from '../../support/location.ts';
import '../../support/loaded.ts';
import { field, findAll } from '../../support/shadow.ts';
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
    firePageShow();
    await waitForStage(element, 'start');
    expect(values(element)).to.deep.equal(['']);
    expect(busy(element)).to.equal(false);
    await goToStage(element, 'twofactor');
    expect(values(element)).to.deep.equal([EMAIL, '']);
  });

  for (const stage of ['password', 'twofactor'] as const) {
    it(`forgets secrets that were typed but not sent: ${stage}`, async () => {
      const { element } = await openStage(stage);
      const label = stage === 'password' ? 'Password' : 'Security code';
      field(element, label).value = stage === 'password' ? PASSWORD : CODE;
      firePageShow();
      await waitForStage(element, 'start');
      await goToStage(element, stage);
      expect(field(element, label).value).to.equal('');
    });
  }

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
