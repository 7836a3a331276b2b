import { describe, expect, test } from 'vitest';
import {
  initialMailRequest,
  type MailRequestEvent,
  type MailRequestState,
  mailRequestReducer,
} from '../../../../src/screens/mail-request/mail-request.flow.ts';

type State = MailRequestState;

const MISSING = 'Please provide your email address!';
const reduce = mailRequestReducer(MISSING);
const idle = initialMailRequest('ada@example.org');
const busy: State = { ...idle, busy: true };
const failed: State = { ...idle, error: { field: 'email', message: { verbatim: 'No.' } } };
const TIME = 1_750_000_000_000;
const sent: State = { ...idle, stage: 'success', sentAt: TIME };

const submitted = (email: string) => ({ type: 'submitted', email }) as const;
const ok = { type: 'answered', result: { ok: true, value: null }, time: TIME } as const;
const refused: MailRequestEvent = {
  type: 'answered',
  result: { ok: false, problem: { kind: 'refused', text: 'No.' } },
  time: TIME,
};
const restored = { type: 'restored' } as const;

test('the form starts idle with an email address', () => {
  expect(idle).toEqual({ ...idle, stage: 'idle', busy: false, email: 'ada@example.org', error: undefined });
});

test.each([idle, busy, failed])('typing in the state %j only changes the email address', (state) => {
  expect(reduce(state, { type: 'typed', text: 'b ' })).toEqual({ state: { ...state, email: 'b ' } });
});

describe('a submit', () => {
  test.each([
    ['a new form', idle],
    ['a form with an error, which is cleared,', failed],
    ['a form that was already sent', sent],
  ])('of %s requests the mail', (_, state) => {
    expect(reduce(state, submitted('  bob@example.org '))).toEqual({
      state: { ...idle, busy: true, email: 'bob@example.org' },
      command: { type: 'requestMail', email: 'bob@example.org' },
    });
  });

  test.each(['', '   ', '\t\n', '\u00a0'])('of a blank email address (%j) shows an error', (email) => {
    for (const state of [idle, failed, sent]) {
      expect(reduce(state, submitted(email))).toEqual({
        state: { ...idle, email: '', error: { field: 'email', message: MISSING } },
      });
    }
  });

  test.each(['bob@example.org', ''])('of %j while a request is in flight does nothing', (email) => {
    expect(reduce(busy, submitted(email))).toEqual({ state: busy });
  });

  test('of a pasted name with an address sends the address', () => {
    const { state, command } = reduce(idle, submitted('Bob <bob@example.org>'));
    expect(command).toEqual({ type: 'requestMail', email: 'bob@example.org' });
    expect(state.email).toBe('bob@example.org');
  });

  test('that fails again creates a new error object, so that it is announced again', () => {
    const once = reduce(idle, submitted('')).state;
    const twice = reduce(once, submitted('')).state;
    expect(twice.error).not.toBe(once.error);
  });
});

describe('an answer', () => {
  test('that is positive leads to success', () => {
    expect(reduce(busy, ok)).toEqual({ state: sent });
  });

  test('that is negative is shown under the field, which keeps its value', () => {
    expect(reduce(busy, refused)).toMatchObject({ state: failed });
  });
});

describe('sending again', () => {
  const again = reduce(sent, { type: 'sentAgain' });

  test('repeats the request and keeps the stage', () => {
    expect(again).toEqual({
      state: { ...sent, busy: true },
      command: { type: 'requestMail', email: 'ada@example.org' },
    });
    expect(reduce(again.state, { type: 'sentAgain' })).toEqual({ state: again.state });
  });

  test('says so when it has succeeded', () => {
    expect(reduce(again.state, { ...ok, time: TIME + 30_000 })).toEqual({
      state: { ...sent, sentAt: TIME + 30_000, resent: true },
    });
  });

  test('shows an error in place, because there is no field', () => {
    const { state } = reduce(again.state, refused);
    expect(state).toMatchObject({ stage: 'success', busy: false, error: { message: { verbatim: 'No.' } } });
    expect(state.error).not.toHaveProperty('field');
  });
});

test.each([
  ['a busy form, which becomes idle', busy, idle],
  ['a form with an error, without the error', failed, { ...failed, error: undefined }],
  ['a form that was sent', sent, sent],
])('the back/forward cache restores %s', (_, state, expected) => {
  expect(reduce(state, restored)).toEqual({ state: expected });
});
