import { expect, test } from 'vitest';
import type { RegistrationForm } from '../../contract/calls/registration.api.ts';
import type { Problem } from '../../contract/problem.ts';
import { initialRegistration, type RegistrationState, reduceRegistration } from './registration.flow.ts';

const NAMES = { title: '', middlename: '', lastname: 'Lovelace' };
const form: RegistrationForm = { ...NAMES, firstname: ' Ada ', email: ' ada@example.org', agreeTC: true };
const trimmed: RegistrationForm = { ...form, firstname: 'Ada', email: 'ada@example.org' };
const TIME = 1_750_000_000_000;
const initial = initialRegistration('');
const checking: RegistrationState = { ...initial, busy: true };
const entry: RegistrationState = { ...initial, stage: 'entry' };
const busy: RegistrationState = { ...entry, form: trimmed, sent: trimmed, busy: true };

test.each<[Partial<RegistrationForm>, string, string]>([
  [{}, 'firstname', 'Please fill in your first name'],
  [{ firstname: 'Ada' }, 'lastname', 'Please fill in your last name'],
  [{ firstname: 'Ada', lastname: 'L' }, 'email', 'Please fill in your email'],
  [
    { firstname: 'Ada', lastname: 'L', email: 'any' },
    'agreeTC',
    'You must agree to the Terms & Conditions to register',
  ],
])('a registration with only %j fails at the field %s: %s', (given, field, message) => {
  const nothing = { ...form, firstname: '\u200b', lastname: '\u3164 ', email: '\u2060,', agreeTC: false };
  const step = reduceRegistration(entry, { type: 'submitted', form: { ...nothing, ...given } });
  expect(step.state.error).toEqual({ field, message });
  expect(step.command).toBeUndefined();
});

test.each([
  ['checking', 'opened'],
  ['offline', 'retried'],
  ['lost', 'retried'],
] as const)('at the stage %s, a check is sent once at a time', (stage, type) => {
  const step = reduceRegistration({ ...initial, stage }, { type });
  expect(step).toMatchObject({ state: checking, command: { type: 'check' } });
  expect(reduceRegistration(step.state, { type }).command).toBeUndefined();
});

const NO_ANSWER = 'The server cannot be reached. Please check your connection and try again.';
const FAILED = 'Something went wrong on our side. Please try again in a few minutes.';

test.each<[Problem, string]>([
  [{ kind: 'unreachable' }, NO_ANSWER],
  [{ kind: 'refused', text: 'Not found' }, FAILED],
  [
    { kind: 'busy', status: 503, pause: { retryAt: 1, seconds: 9 } },
    "This service isn't available right now, probably because of maintenance. Please try again in a few minutes.",
  ],
])('after %j, a check or a kept form, whose configuration was asked for, says: %s', (problem, message) => {
  const failed = { busy: false, error: { message, problem } };
  for (const stage of ['offline', 'lost'] as const) {
    const { state } = reduceRegistration(checking, { type: 'checkFailed', stage, problem });
    expect(state).toMatchObject({ stage, ...failed });
  }
  const { state, command } = reduceRegistration(busy, { type: 'configurationFailed', problem });
  expect(state).toMatchObject({ stage: 'entry', form: trimmed, ...failed });
  expect(command).toBeUndefined();
});

test('what is typed during the request stays in the form, and the mail is about what was sent', () => {
  const typed = { firstname: 'Augusta', email: 'b@example.org', agreeTC: false };
  const { state } = reduceRegistration(busy, { type: 'changed', form: typed });
  const fields = { form: { ...trimmed, ...typed } };
  expect(answered(state, { kind: 'unreachable' })).toMatchObject(fields);
  const sent = answered(state);
  expect(sent).toMatchObject({ stage: 'success', sent: trimmed });
  expect(reduceRegistration(sent, { type: 'sentAgain' }).command).toMatchObject({ form: trimmed });
  expect(reduceRegistration(sent, { type: 'reopened' }).state).toMatchObject({ stage: 'entry', ...fields });
});

test.each([form.email, 'Ada <ada@example.org>'])('the form is sent once, with the address in %j', (email) => {
  const submitted = { type: 'submitted', form: { ...form, email } } as const;
  const step = reduceRegistration(entry, submitted);
  expect(step).toEqual({ state: busy, command: { type: 'register', form: trimmed } });
  expect(reduceRegistration(busy, submitted)).toEqual({ state: busy });
});

const answered = (state: RegistrationState, problem?: Problem, time = TIME) =>
  reduceRegistration(state, {
    type: 'answered',
    result: problem ? { ok: false, problem } : { ok: true, value: null },
    time,
  }).state;

test('sending again sends the same form and says so, or shows an error in place, which the form forgets', () => {
  const sent = answered(busy);
  expect(sent).toMatchObject({ stage: 'success', sentAt: TIME, resent: false });
  const { state: again, command } = reduceRegistration(sent, { type: 'sentAgain' });
  expect(command).toEqual({ type: 'register', form: trimmed });
  expect(reduceRegistration(again, { type: 'sentAgain' })).toEqual({ state: again });
  const later = TIME + 30_000;
  const success = { stage: 'success', busy: false };
  expect(answered(again, undefined, later)).toMatchObject({ ...success, sentAt: later, resent: true });
  const failed = answered(again, { kind: 'unreachable' });
  expect(failed).toMatchObject({ ...success, resent: false, error: { message: NO_ANSWER } });
  const { state } = reduceRegistration(failed, { type: 'reopened' });
  expect(state).toMatchObject({ stage: 'entry', error: undefined });
});
