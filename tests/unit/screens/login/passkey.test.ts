import { expect, test } from 'vitest';
import {
  after,
  answered,
  back,
  cancel,
  EMAIL,
  eventsTo,
  passkeysReady,
  restore,
  submitPassword,
} from './login-events.ts';

const toPassword = eventsTo.password;

test('a passkey is offered after the sign-in, without the password in memory', () => {
  const { state, command } = after(...eventsTo.passkey);
  expect(state).toMatchObject({ stage: 'passkey', email: EMAIL, password: '', code: '', busy: false });
  expect(command).toBeUndefined();
});

test.each(['admin', 'portal'] as const)('after the offer, the way leads to %s', (area) => {
  const { state } = after(passkeysReady, ...toPassword, submitPassword, answered(area, 'offer'));
  expect(state.area).toBe(area);
  expect(
    after(passkeysReady, ...toPassword, submitPassword, answered(area, 'offer'), answered(area)).command,
  ).toEqual({
    type: 'go',
    to: area,
    email: EMAIL,
  });
});

test('an offer is not shown if this device or the server has no passkeys', () => {
  expect(after(...toPassword, submitPassword, answered('admin', 'offer')).state.stage).toBe('done');
});

test('a cancelled sign-in asks the device again', () => {
  expect(after(passkeysReady, ...toPassword, cancel).state.passkeys).toBe(false);
});

test('nothing leads back from the offer, and a page that is restored starts again without the address', () => {
  expect(after(...eventsTo.passkey, back('password')).state.stage).toBe('passkey');
  expect(after(...eventsTo.passkey, restore).state).toMatchObject({ stage: 'start', email: '' });
});

test('an error of a passkey is about the whole form, and does not end a request', () => {
  const error = { message: { verbatim: 'No.' } };
  expect(after({ type: 'passkeyError', error }).state.error).toEqual(error);
  const { state } = after(...toPassword, submitPassword, { type: 'passkeyError', error });
  expect(state).toMatchObject({ busy: true, error: undefined });
});
