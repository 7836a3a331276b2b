import { expect } from 'chai';
import { PROBE, USER_LOGIN, VOUCHER } from '../../support/calls.ts';
import { deferred, fakeFetch, neverReplies, ok, sequence, usualReply } from '../../support/fake-fetch.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import { firePageShow } from '../../support/links.ts';
import { navigations, setUrl } from '../../support/location.ts';
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

  it('is no longer busy, and ignores the reply to an earlier request', async () => {
    const slow = deferred(ok({ action: 'admin' }));
    const { sent } = fakeFetch({ [PROBE]: sequence(slow, ok({ action: 'password' })) });
    const element = await open();
    enter(element, 'email', EMAIL);
    await waitFor(() => sent(PROBE).length === 1 && busy(element));
    firePageShow();
    await waitFor(() => !busy(element));
    slow.resolve();
    enter(element, 'email', EMAIL);
    await waitForStage(element, 'password');
    expect(navigations()).to.deep.equal([]);
  });

  for (const [name, kept] of [
    ['forgotten password', [EMAIL]],
    ['voucher', [VOUCHER, EMAIL]],
    ['new password', ['', '']],
  ] as const)
    it(`is no longer busy, and has only the input that is not secret: ${name}`, async () => {
      const form = FORMS[name];
      const sent = serveForm(form, neverReplies, usualReply(form.route));
      const element = await form.open();
      form.submit(element);
      await waitFor(() => sent().length === 1 && busy(element));
      firePageShow();
      await waitFor(() => !busy(element));
      expect(values(element)).to.deep.equal(kept);
      form.submit(element);
      await waitForStage(element, form.nextStage);
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
