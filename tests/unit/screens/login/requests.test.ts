import { expect, test } from 'vitest';
import { type LoginEvent, reduceLogin } from '../../../../src/screens/login/login.flow.ts';
import { initialLogin, SIGNED_IN } from '../../../../src/screens/login/login-state.flow.ts';
import {
  after,
  cancel,
  chooseMember,
  chooseUser,
  EMAIL,
  enterCode,
  enterEmail,
  enterPassword,
  eventsTo,
  eventsToRequest,
  requestCode,
  requestNewLink,
  restore,
  submitCode,
  submitEmail,
  submitPassword,
} from './login-events.ts';

const SUBMISSIONS: LoginEvent[] = [
  ...[submitEmail, enterEmail(''), chooseUser, chooseMember, submitPassword, enterPassword('')],
  ...[submitCode, enterCode('1'), requestCode, requestNewLink],
];

test.each(Object.entries(eventsToRequest))(
  'while %s is in flight, the form is busy without an error, and submissions do nothing',
  (_, events) => {
    const { state } = after(...events);
    expect(state).toMatchObject({ busy: true, error: undefined });
    for (const event of SUBMISSIONS) expect(reduceLogin(state, event)).toEqual({ state });
  },
);

/** After a sign-in, another person may have pressed Back. */
test.each(Object.entries({ ...eventsTo, ...eventsToRequest }))(
  'cancel and a restored page reset the form and its error: %s',
  (_, events) => {
    const { state } = after(...events);
    const failing = { ...state, error: { field: 'email', message: 'Password' } } as const;
    const restored = initialLogin(SIGNED_IN.includes(state.stage) ? '' : EMAIL);
    expect(reduceLogin(failing, cancel)).toEqual({ state: initialLogin(EMAIL) });
    expect(reduceLogin(failing, restore)).toEqual({ state: restored });
  },
);
