import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../../src/api/problem.ts';
import type { RegistrationForm } from '../../../../src/screens/registration/registration.api.ts';
import {
  initialRegistration,
  type RegistrationState,
  reduceRegistration,
  validateRegistration,
} from '../../../../src/screens/registration/registration.flow.ts';

const form: RegistrationForm = {
  title: '',
  firstname: ' Ada ',
  middlename: '',
  lastname: 'Lovelace',
  email: ' ada@example.org',
  agreeTC: true,
};
const TIME = 1_750_000_000_000;
const entry: RegistrationState = { ...initialRegistration(''), stage: 'entry' };
const trimmed: RegistrationForm = { ...form, firstname: 'Ada', email: 'ada@example.org' };
const busy: RegistrationState = { ...entry, form: trimmed, busy: true };

describe('a registration', () => {
  const nothing = { ...form, firstname: ' ', lastname: ' ', email: ' ', agreeTC: false };
  test.each<[Partial<RegistrationForm>, string, string]>([
    [{}, 'firstname', 'Please fill in your first name'],
    [{ firstname: 'Ada' }, 'lastname', 'Please fill in your last name'],
    [{ firstname: 'Ada', lastname: 'L' }, 'email', 'Please fill in your email'],
    [
      { firstname: 'Ada', lastname: 'L', email: 'no format check' },
      'agreeTC',
      'You must agree to the Terms & Conditions to register',
    ],
  ])('with %j fails at the field %s: %s', (change, field, message) => {
    expect(validateRegistration({ ...nothing, ...change })).toEqual({ field, message });
  });

  test('requires neither a title nor a middle name', () => {
    expect(validateRegistration(form)).toBeUndefined();
  });
});

test('opening the screen checks once whether registration is available', () => {
  const { state, command } = reduceRegistration(initialRegistration(''), { type: 'opened' });
  expect(command).toEqual({ type: 'check' });
  expect(reduceRegistration(state, { type: 'opened' }).command).toBeUndefined();
});

const checking = { ...initialRegistration(''), busy: true };

test.each(['entry', 'closed'] as const)('the check leads to the stage %s', (stage) => {
  expect(reduceRegistration(checking, { type: 'checked', stage }).state).toMatchObject({
    stage,
    busy: false,
  });
});

const NO_ANSWER = 'The server cannot be reached. Please check your connection and try again.';
const FAILED = 'Something went wrong on our side. Please try again in a few minutes.';
const problems: [Problem, string][] = [
  [{ kind: 'unreachable' }, NO_ANSWER],
  [{ kind: 'refused', text: 'Not found' }, FAILED],
  [{ kind: 'busy', status: 500 }, FAILED],
  [{ kind: 'unexpected' }, FAILED],
  [{ kind: 'unauthorized' }, FAILED],
];

test.each(problems)('a check that fails with %j says: %s', (problem, message) => {
  for (const stage of ['offline', 'lost'] as const)
    expect(reduceRegistration(checking, { type: 'checkFailed', stage, problem }).state).toMatchObject({
      stage,
      busy: false,
      error: { message, problem },
    });
});

test.each(problems)('a form whose configuration fails with %j is kept and says: %s', (problem, message) => {
  const { state, command } = reduceRegistration(busy, { type: 'configurationFailed', problem });
  expect(command).toBeUndefined();
  expect(state).toMatchObject({ stage: 'entry', busy: false, form: trimmed, error: { message, problem } });
});

test.each(['offline', 'lost'] as const)(
  'at the stage %s the check can be retried once at a time',
  (stage) => {
    const { state, command } = reduceRegistration({ ...initialRegistration(''), stage }, { type: 'retried' });
    expect(state).toMatchObject({ stage: 'checking', busy: true });
    expect(command).toEqual({ type: 'check' });
    expect(reduceRegistration(state, { type: 'retried' }).command).toBeUndefined();
  },
);

test.each([form.email, 'Ada <ada@example.org>'])(
  'the form is sent trimmed, with the address in %j',
  (email) => {
    const { state, command } = reduceRegistration(entry, { type: 'submitted', form: { ...form, email } });
    expect(state).toEqual(busy);
    expect(command).toEqual({ type: 'register', form: trimmed });
  },
);

test('a second submit during a request does nothing', () => {
  expect(reduceRegistration(busy, { type: 'submitted', form })).toEqual({ state: busy });
});

test('a failed captcha keeps the form and sends nothing', () => {
  const error = { field: 'captcha', message: 'Please complete the spam protection check.' } as const;
  const { state, command } = reduceRegistration(busy, { type: 'captchaFailed', error });
  expect(command).toBeUndefined();
  expect(state).toMatchObject({ stage: 'entry', busy: false, form: trimmed, error });
});

test('an error of the server is shown for the whole form', () => {
  const problem = { kind: 'refused', text: 'Not today.' } as const;
  const { state } = reduceRegistration(busy, {
    type: 'answered',
    result: { ok: false, problem },
    time: TIME,
  });
  expect(state).toMatchObject({ busy: false, form: trimmed, error: { message: { verbatim: 'Not today.' } } });
});

describe('sending again', () => {
  const answered = (state: RegistrationState, ok: boolean, time: number) =>
    reduceRegistration(state, {
      type: 'answered',
      result: ok ? { ok, value: null } : { ok, problem: { kind: 'unreachable' } },
      time,
    }).state;
  const sent = answered(busy, true, TIME);
  const again = reduceRegistration(sent, { type: 'sentAgain' });

  test('sends the same form', () => {
    expect(sent).toMatchObject({ stage: 'success', sentAt: TIME, resent: false });
    expect(again.command).toEqual({ type: 'register', form: trimmed });
    expect(reduceRegistration(again.state, { type: 'sentAgain' })).toEqual({ state: again.state });
  });

  test('says so when it has succeeded', () => {
    const state = answered(again.state, true, TIME + 30_000);
    expect(state).toMatchObject({ stage: 'success', busy: false, sentAt: TIME + 30_000, resent: true });
  });

  test('shows an error in place, which the form forgets', () => {
    const state = answered(again.state, false, TIME);
    expect(state).toMatchObject({ stage: 'success', busy: false, resent: false });
    expect(state.error).toBeDefined();
    expect(reduceRegistration(state, { type: 'reopened' }).state).toMatchObject({
      stage: 'entry',
      error: undefined,
    });
  });
});
