import { expect, test } from 'vitest';
import {
  after,
  answered,
  EMAIL,
  enterCode,
  enterEmail,
  enterPassword,
  eventsTo,
  eventsToRequest,
  failed,
  probed,
  requestCode,
  submitCode,
  submitPassword,
  typed,
} from '../../../tests/unit/support/login-events.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Message } from '../../i18n/message.ts';
import type { LoginEvent } from './login.flow.ts';
import type { Stage } from './stages.ts';

const REFUSED = 'This request was refused. Please try again.';
const WRONG_PASSWORD = "The email address or password isn't right. Please try again.";
const WRONG_CODE = "This code isn't right. Please check it and try again.";

/** tests/unit/contract/problem.test.ts has the message of every problem. */
const PROBLEMS: [Problem, Message][] = [
  [{ kind: 'unreachable' }, 'The server cannot be reached. Please check your connection and try again.'],
  [{ kind: 'refused', text: 'Locked. <b>Wait</b>.' }, { verbatim: 'Locked. <b>Wait</b>.' }],
];

/** Each request with the stage and the field that show its error, and what a 401 means. */
test.each([
  ['the probe', 'probed', 'start', 'email', REFUSED],
  ['the link request', 'linkRequested', 'choice', 'choice', REFUSED],
  ['the admin sign-in', 'answered', 'password', 'password', WRONG_PASSWORD],
  ['the member sign-in', 'answered', 'memberpassword', 'password', WRONG_PASSWORD],
  ['the sign-in with a code', 'answered', 'twofactor', 'code', WRONG_CODE],
  ['the request for a new code', 'answered', 'twofactor', 'code', REFUSED],
  ['the request for a new link', 'probed', 'membersuccess', undefined, REFUSED],
] as const)(
  'if %s fails, the form keeps its values, and the active field shows why',
  (request, type, stage, field, unauthorized) => {
    const events = eventsToRequest[request] ?? [];
    const { password, code } = after(...events).state;
    for (const [problem, message] of [...PROBLEMS, [{ kind: 'unauthorized' }, unauthorized] as const]) {
      const failure = failed(type, problem);
      const { state, command } = after(...events, failure);
      expect(state).toMatchObject({ stage, busy: false, email: EMAIL, password, code, error: { message } });
      expect(state.error?.field).toBe(field);
      expect(state.error?.refused ?? false).toBe(
        type === 'answered' && ['refused', 'unauthorized'].includes(problem.kind),
      );
      expect(command).toBeUndefined();
      const again = after(...events, failure, events.at(-1) as LoginEvent, failure);
      expect(again.state.error).toEqual(state.error);
      expect(again.state.error, 'a new object, so that it is announced again').not.toBe(state.error);
    }
  },
);

const EMPTY = ['email', 'Incomplete! Please fill your email'] as const;
const SHORT = ['code', 'Please enter all 6 digits.'] as const;

test.each<[Stage, LoginEvent[], string, string]>([
  ['start', [enterEmail('')], ...EMPTY],
  ['start', [enterEmail(' \t\n')], ...EMPTY],
  [
    'start',
    [enterEmail('ada'), probed('registration')],
    'email',
    'This address has no @. Please enter your complete email address.',
  ],
  ['password', [enterPassword('')], 'password', 'Please enter your password.'],
  // tests/unit/kit/code-digits.test.ts has more texts.
  ['twofactor', [requestCode, answered('challenge'), enterCode('12345')], ...SHORT],
  ['twofactor', [requestCode, answered('challenge'), enterCode('abcdef')], ...SHORT],
  ['twofactor', [submitCode, answered('challenge')], 'code', WRONG_CODE],
])(
  'at the stage %s, after %j, nothing is sent and the field %s says: %s',
  (stage, events, field, message) => {
    const { state, command } = after(...eventsTo[stage], ...events);
    expect(state).toMatchObject({ stage, busy: false, resent: false, error: { field, message } });
    expect(command).toBeUndefined();
  },
);

test('only a challenge that follows a request for a new code is called a new code, and a failure is not counted', () => {
  const wrong = after(...eventsTo.twofactor, submitCode, answered('challenge')).state;
  expect(wrong).toMatchObject({ code: '', codeRound: 1, resent: false, error: { refused: true } });
  expect(after(...eventsTo.twofactor, requestCode, failed('answered')).state.codeRound).toBe(1);
});

test('a code that can no longer be used ends its field until a new code is sent', () => {
  const gone = failed('answered', { kind: 'refused', text: 'The code has expired.', gone: true });
  const ended = [...eventsTo.twofactor, submitCode, gone];
  const { state } = after(...ended);
  expect(state).toMatchObject({ stage: 'twofactor', code: '', codeEnded: true });
  expect(state.error).toMatchObject({ message: { verbatim: 'The code has expired.' } });
  expect(state.error?.field).toBeUndefined();
  expect(after(...ended, requestCode, failed('answered')).state.codeEnded).toBe(true);
  expect(after(...ended, requestCode, answered('challenge')).state).toMatchObject({
    codeEnded: false,
    resent: true,
    error: undefined,
  });
});

test('after a correction that was typed meanwhile, a refusal selects no text, and a wrong code empties nothing', () => {
  const correction = (field: 'password' | 'code') => [typed(field, '654321'), failed('answered')];
  const password = after(...eventsTo.password, submitPassword, ...correction('password')).state;
  expect(password).toMatchObject({ password: '654321', error: { field: 'password' } });
  const code = after(...eventsTo.twofactor, submitCode, ...correction('code')).state;
  expect(code).toMatchObject({ code: '654321', codeRound: 0, error: { field: 'code' } });
  const wrong = [submitCode, typed('code', '654321'), answered('challenge')];
  const challenged = after(...eventsTo.twofactor, ...wrong).state;
  expect(challenged).toMatchObject({ code: '654321', codeRound: 0, error: { message: WRONG_CODE } });
  for (const { error } of [password, code, challenged]) expect(error?.refused ?? false).toBe(false);
});

test('an error of a passkey does not end a request', () => {
  const event: LoginEvent = { type: 'passkeyError', error: { message: { verbatim: 'No.' } } };
  expect(after(...eventsTo.password, submitPassword, event).state).toMatchObject({
    busy: true,
    error: undefined,
  });
});
