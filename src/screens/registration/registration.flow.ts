import { type Problem, problemMessage } from '../../api/problem.ts';
import type { Message } from '../../i18n/message.ts';
import type { Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import type { RegistrationForm } from './registration.api.ts';

export type RegistrationField = keyof RegistrationForm;

/** `field` is absent for errors of the whole form. */
export interface RegistrationError {
  field?: RegistrationField;
  message: Message;
}

export interface RegistrationState {
  /**
   * `checking` whether one may register at all, and `closed` if not. If there was no answer, `offline` lacks the
   * configuration (D38) and `lost` the data of the campaign or group.
   */
  stage: 'checking' | 'closed' | 'offline' | 'lost' | 'entry' | 'success';
  busy: boolean;
  form: RegistrationForm;
  error: RegistrationError | undefined;
}

export type RegistrationEvent =
  | { type: 'opened' }
  | { type: 'retried' }
  | { type: 'checked'; stage: 'closed' | 'offline' | 'lost' | 'entry' }
  | { type: 'changed'; form: Partial<RegistrationForm> }
  | { type: 'submitted'; form: RegistrationForm }
  /** Without its token nothing is sent (D19). */
  | { type: 'captchaFailed' }
  | { type: 'answered'; result: Result<unknown, Problem> }
  | { type: 'restored' };

export type RegistrationCommand = { type: 'check' } | { type: 'register'; form: RegistrationForm };

type RegistrationStep = Step<RegistrationState, RegistrationCommand>;

export const initialRegistration = (email: string): RegistrationState => ({
  stage: 'checking',
  busy: false,
  form: { title: '', firstname: '', middlename: '', lastname: '', email, agreeTC: false },
  error: undefined,
});

/** The checks of section 5 in their order; the first that fails speaks. */
export function validateRegistration(form: RegistrationForm): RegistrationError | undefined {
  if (!form.firstname.trim()) return { field: 'firstname', message: 'Please fill in your first name' };
  if (!form.lastname.trim()) return { field: 'lastname', message: 'Please fill in your last name' };
  if (!form.email.trim()) return { field: 'email', message: 'Please fill in your email' };
  if (!form.agreeTC) {
    return { field: 'agreeTC', message: 'You must agree to the Terms & Conditions to register' };
  }
  return undefined;
}

export function reduceRegistration(state: RegistrationState, event: RegistrationEvent): RegistrationStep {
  switch (event.type) {
    case 'opened':
      return state.stage === 'checking' && !state.busy ? checking(state) : { state };
    case 'retried':
      return state.busy ? { state } : checking(state);
    case 'checked':
      return { state: { ...state, busy: false, stage: event.stage } };
    case 'changed':
      return { state: { ...state, form: { ...state.form, ...event.form } } };
    case 'submitted':
      return state.busy ? { state } : submitted({ ...state, form: event.form });
    case 'captchaFailed':
      return failed(state, {
        message:
          'The check against robots could not be loaded. Please allow it in your browser and try again.',
      });
    case 'answered':
      if (!event.result.ok) return failed(state, { message: problemMessage(event.result.problem) });
      return { state: { ...state, busy: false, stage: 'success' } };
    case 'restored':
      // There is no form to go back to yet: the answer is still needed.
      return state.stage === 'checking' ? checking(state) : { state: { ...state, busy: false } };
  }
}

const checking = (state: RegistrationState): RegistrationStep => ({
  state: { ...state, stage: 'checking', busy: true },
  command: { type: 'check' },
});

function submitted(state: RegistrationState): RegistrationStep {
  const error = validateRegistration(state.form);
  if (error) return failed(state, error);
  return {
    state: { ...state, busy: true, error: undefined },
    command: { type: 'register', form: trimmed(state.form) },
  };
}

const trimmed = (form: RegistrationForm): RegistrationForm => ({
  title: form.title.trim(),
  firstname: form.firstname.trim(),
  middlename: form.middlename.trim(),
  lastname: form.lastname.trim(),
  email: form.email.trim(),
  agreeTC: form.agreeTC,
});

const failed = (state: RegistrationState, error: RegistrationError): RegistrationStep => ({
  state: { ...state, busy: false, error },
});
