/* Codes that are not emailed. */
import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import { fakeFetch, ok, refused, sequence } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { button, field, fill, focused, textOf } from '../../support/shadow.ts';
import {
  CODE,
  enter,
  open,
  openStage,
  PASSWORD,
  repliesFor,
  submit,
  waitForStage,
} from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

describe('the stage of the code', () => {
  it('names a text message, and offers a new one but no mailbox', async () => {
    const challenge = ok({ action: 'challenge' });
    const sms = ok({ action: 'challenge', channel: 'sms' });
    fakeFetch({ ...repliesFor('twofactor'), [USER_LOGIN]: sequence(challenge, sms) });
    const element = await open();
    enter(element, 'email', 'ada@gmail.com');
    await waitForStage(element, 'password');
    enter(element, 'password', PASSWORD);
    await waitFor(() => textOf(element).includes('Open Gmail'));
    expect(textOf(element)).not.to.include('Use a recovery code');
    fill(field(element, 'Security code'), CODE);
    await waitFor(() => textOf(element).includes('by text message. Sent at'));
    expect(textOf(element)).to.include('Send a new code');
    expect(textOf(element)).not.to.include('Open Gmail');
  });

  it('offers neither mailbox nor new code for a recovery code in place of a mailed one', async () => {
    const { element } = await openStage('twofactor', {
      [USER_LOGIN]: ok({ action: 'challenge', recovery_code: true }),
    });
    button(element, 'Use a recovery code').click();
    await waitFor(() => focused() === field(element, 'Recovery code'));
    expect(textOf(element)).not.to.match(/Send a new code|Sent at|6\u2011digit/);
    button(element, 'Use the security code').click();
    await waitFor(() => textOf(element).includes('Sent at'));
  });

  it('names an app, which sends nothing, and takes a recovery code', async () => {
    const challenge = ok({ action: 'challenge', channel: 'app', recovery_code: true });
    const { element, sent } = await openStage('twofactor', {
      [USER_LOGIN]: sequence(challenge, refused('The code has expired.', 410), challenge),
    });
    expect(textOf(element)).to.include('Your authenticator app shows a 6\u2011digit code for');
    expect(textOf(element)).not.to.match(/Send a new code|Sent at/);
    fill(field(element, 'Security code'), CODE);
    await waitFor(() => textOf(element).includes('The code has expired.'));
    expect(field(element, 'Security code').value).to.equal('');
    button(element, 'Use a recovery code').click();
    await waitFor(() => focused() === field(element, 'Recovery code'));
    expect(textOf(element)).to.include('Use one of your recovery codes for');
    expect(textOf(element)).not.to.include('authenticator app');
    fill(field(element, 'Recovery code'), 'Ab3-dEf');
    submit(element);
    await waitFor(() => sent(USER_LOGIN).length === 3);
    expect(sent(USER_LOGIN)[2]?.body).to.include({ twofactor: 'Ab3-dEf' });
    await waitFor(() => textOf(element).includes("This code isn't right."));
    button(element, 'Use the security code').click();
    await waitFor(() => focused() === field(element, 'Security code'));
    expect(textOf(element)).not.to.include("This code isn't right.");
  });
});
