import { describe, expect, test } from 'vitest';
import {
  initialMailRequest,
  type MailRequestEvent,
  type MailRequestState,
  mailRequestReducer,
} from '../../../../src/screens/mail-request/mail-request.flow.ts';

type State = MailRequestState<string>;

const MISSING = 'Please provide your email address!';
const reduce = mailRequestReducer(MISSING);
const idle = initialMailRequest<string>('ada@example.org');
const busy: State = { ...idle, busy: true };
const failed: State = { ...idle, error: { field: 'email', message: 'No.' } };
const sent: State = { ...idle, stage: 'success' };

const submitted = (email: string) => ({ type: 'submitted', email }) as const;
const ok: MailRequestEvent<string> = { type: 'answered', result: { ok: true, value: null } };
const no: MailRequestEvent<string> = { type: 'answered', result: { ok: false, problem: 'No.' } };
const restored = { type: 'restored' } as const;

test('the form begins with an address and nothing else', () => {
  expect(idle).toEqual({ stage: 'idle', busy: false, email: 'ada@example.org', error: undefined });
});

test.each([idle, busy, failed])('what is typed is kept, and nothing is asked for (%j)', (state) => {
  expect(reduce(state, { type: 'typed', text: 'b ' })).toEqual({ state: { ...state, email: 'b ' } });
});

describe('a submit', () => {
  test.each([
    ['a new form', idle],
    ['a form with an error, which goes', failed],
    ['a form that was sent, which is open again', sent],
  ])('of %s asks for the mail', (_, state) => {
    expect(reduce(state, submitted('  bob@example.org '))).toEqual({
      state: { stage: 'idle', busy: true, email: 'bob@example.org', error: undefined },
      command: { type: 'requestMail', email: 'bob@example.org' },
    });
  });

  test.each(['', '   ', '\t\n', '\u00a0'])('of nothing (%j) asks for nothing and says so', (email) => {
    for (const state of [idle, failed, sent]) {
      expect(reduce(state, submitted(email))).toEqual({
        state: { stage: 'idle', busy: false, email: '', error: { field: 'email', message: MISSING } },
      });
    }
  });

  test.each(['bob@example.org', ''])('of %j while a request is in flight does nothing', (email) => {
    expect(reduce(busy, submitted(email))).toEqual({ state: busy });
  });

  test('that is empty again is a new error, so that it is announced again', () => {
    const once = reduce(idle, submitted('')).state;
    const twice = reduce(once, submitted('')).state;
    expect(twice.error).not.toBe(once.error);
  });
});

describe('an answer', () => {
  test('that is good hides the form', () => {
    expect(reduce(busy, ok)).toEqual({ state: sent });
  });

  test('that is bad is shown under the field, and what was typed is kept', () => {
    expect(reduce(busy, no)).toEqual({ state: failed });
  });
});

test.each([
  ['a busy form, which is open again', busy, idle],
  ['a form with an error', failed, failed],
  ['a form that was sent', sent, sent],
])('coming back to the page restores %s', (_, state, expected) => {
  expect(reduce(state, restored)).toEqual({ state: expected });
});
