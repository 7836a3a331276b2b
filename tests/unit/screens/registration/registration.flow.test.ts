import { describe, expect, test } from 'vitest';
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
const entry: RegistrationState = { ...initialRegistration(''), stage: 'entry' };
const busy: RegistrationState = { ...entry, form, busy: true };

/** Specification, section 5: checked in order, the first failure stops. */
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
  ])('with %j is stopped at %s', (change, field, message) => {
    expect(validateRegistration({ ...nothing, ...change })).toEqual({ field, message });
  });

  test('needs neither title nor middle name', () => {
    expect(validateRegistration(form)).toBeUndefined();
  });
});

test('it is checked once whether one may register', () => {
  const { state, command } = reduceRegistration(initialRegistration(''), { type: 'opened' });
  expect(command).toEqual({ type: 'check' });
  expect(reduceRegistration(state, { type: 'opened' }).command).toBeUndefined();
});

test.each(['entry', 'closed', 'offline', 'lost'] as const)('the check ends at %s', (stage) => {
  const checking = { ...initialRegistration(''), busy: true };
  expect(reduceRegistration(checking, { type: 'checked', stage }).state).toMatchObject({
    stage,
    busy: false,
  });
});

test.each(['offline', 'lost'] as const)(
  'without an answer (%s) it is checked again when the person wants it',
  (stage) => {
    const { state, command } = reduceRegistration({ ...initialRegistration(''), stage }, { type: 'retried' });
    expect(state).toMatchObject({ stage: 'checking', busy: true });
    expect(command).toEqual({ type: 'check' });
    expect(reduceRegistration(state, { type: 'retried' }).command).toBeUndefined();
  },
);

test('what is sent is trimmed, what was typed is kept', () => {
  const { state, command } = reduceRegistration(entry, { type: 'submitted', form });
  expect(state).toEqual(busy);
  expect(command).toMatchObject({ form: { firstname: 'Ada', email: 'ada@example.org' } });
});

test('a second submit while one is under way does nothing (D18)', () => {
  expect(reduceRegistration(busy, { type: 'submitted', form })).toEqual({ state: busy });
});

test('a captcha that does not come keeps the form and sends nothing (D19)', () => {
  const { state, command } = reduceRegistration(busy, { type: 'captchaFailed' });
  expect(command).toBeUndefined();
  expect(state).toMatchObject({ stage: 'entry', busy: false, form });
  expect(state.error?.field).toBeUndefined();
});

test("the server's error is a general one", () => {
  const problem = { kind: 'refused', text: 'Not today.' } as const;
  const { state } = reduceRegistration(busy, { type: 'answered', result: { ok: false, problem } });
  expect(state).toMatchObject({ busy: false, form, error: { message: { verbatim: 'Not today.' } } });
});
