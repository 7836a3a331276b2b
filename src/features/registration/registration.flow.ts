import type { RegistrationForm } from '../../contract/calls/registration.api.ts';
import { loadError } from '../../contract/load-error.ts';
import { type Problem, problemError } from '../../contract/problem.ts';
import type { FieldError } from '../../form/field-error.ts';
import { stillWrong } from '../../form/still-wrong.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { readEmail } from '../../kit/email.ts';
import type { Crashed, Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import { NOTHING_SENT, type SentMailState } from '../../kit/sent-mail.ts';
import { trimUnseen } from '../../kit/trim-unseen.ts';

type RegistrationField = keyof RegistrationForm;

type RegistrationError = FieldError<RegistrationField | 'captcha'>;

export interface RegistrationState extends SentMailState<RegistrationForm> {
  /**
   * `checking`: the server is asked whether registration is open. `closed`: it is not. `offline`: the configuration or the
   * captcha did not load. `lost`: the data of the campaign or group did not load (D38). The last three have an error.
   */
  stage: 'checking' | 'closed' | 'offline' | 'lost' | 'entry' | 'success';
  busy: boolean;
  /** The values of the fields. */
  form: RegistrationForm;
  error: RegistrationError | undefined;
}

export type RegistrationEvent =
  | { type: 'opened' }
  | { type: 'retried' }
  | { type: 'checked'; stage: 'entry' | 'closed' }
  | { type: 'checkFailed'; stage: 'offline' | 'lost'; problem: Problem; message?: MessageKey }
  | { type: 'changed'; form: Partial<RegistrationForm> }
  | { type: 'submitted'; form: RegistrationForm }
  /** The captcha gave no token, so nothing was sent. */
  | { type: 'captchaFailed'; error: RegistrationError }
  /** Nothing was sent, because the configuration did not load. */
  | { type: 'configurationFailed'; problem: Problem }
  | { type: 'sentAgain' }
  | { type: 'answered'; result: Result<unknown, Problem>; time: number }
  /** The person wants to correct the address that the mail was sent to. */
  | { type: 'reopened' }
  | { type: 'restored' }
  | Crashed;

export type RegistrationCommand = { type: 'check' } | { type: 'register'; form: RegistrationForm };

type RegistrationStep = Step<RegistrationState, RegistrationCommand>;

export function initialRegistration(email: string): RegistrationState {
  const form = { title: '', firstname: '', middlename: '', lastname: '', email, agreeTC: false };
  return { stage: 'checking', busy: false, form, sent: form, ...NOTHING_SENT, error: undefined };
}

/** Returns the first error of a form with the texts as they are sent. */
function validateRegistration(form: RegistrationForm): RegistrationError | undefined {
  if (!form.firstname) return { field: 'firstname', message: 'Please fill in your first name' };
  if (!form.lastname) return { field: 'lastname', message: 'Please fill in your last name' };
  if (!form.email) return { field: 'email', message: 'Please fill in your email' };
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
      return checked(state, event.stage);
    case 'checkFailed':
      return failed({ ...state, stage: event.stage }, loadError(event.problem, event.message));
    case 'changed': {
      const form = { ...state.form, ...event.form };
      return { state: { ...state, form, error: stillWrong(state.error, check, state.form, form) } };
    }
    case 'submitted':
      return state.busy ? { state } : submitted({ ...state, form: event.form });
    case 'captchaFailed':
      return failed(state, event.error);
    case 'configurationFailed':
      return failed(state, loadError(event.problem));
    case 'sentAgain':
      return state.busy ? { state } : sending(state);
    case 'answered': {
      if (!event.result.ok) return failed(state, problemError(event.result.problem));
      const resent = state.stage === 'success';
      return { state: { ...state, busy: false, stage: 'success', sentAt: event.time, resent } };
    }
    case 'crashed': {
      const stage = state.stage === 'checking' ? 'offline' : state.stage;
      return failed({ ...state, stage }, problemError({ kind: 'internal' }));
    }
    case 'reopened':
      return { state: { ...state, stage: 'entry', busy: false, error: undefined } };
    case 'restored':
      // Without the form, the check was aborted or failed, or registration was closed.
      return state.stage === 'entry' || state.stage === 'success'
        ? { state: { ...state, busy: false, error: undefined } }
        : checking(state);
  }
}

const checking = (state: RegistrationState): RegistrationStep => ({
  state: { ...state, stage: 'checking', busy: true, error: undefined },
  command: { type: 'check' },
});

function checked(state: RegistrationState, stage: 'entry' | 'closed'): RegistrationStep {
  const error =
    stage === 'closed' ? problemError({ kind: 'refused' }, 'Registration is not available.') : undefined;
  return { state: { ...state, busy: false, stage, error } };
}

const check = (form: RegistrationForm) => validateRegistration(normalized(form));

function submitted(state: RegistrationState): RegistrationStep {
  const form = normalized(state.form);
  const error = validateRegistration(form);
  return error ? failed({ ...state, form }, error) : sending({ ...state, form, sent: form });
}

const sending = (state: RegistrationState): RegistrationStep => ({
  state: { ...state, busy: true, resent: false, error: undefined },
  command: { type: 'register', form: state.sent },
});

/** The texts as they are sent. */
const normalized = (form: RegistrationForm): RegistrationForm => ({
  title: trimUnseen(form.title),
  firstname: trimUnseen(form.firstname),
  middlename: trimUnseen(form.middlename),
  lastname: trimUnseen(form.lastname),
  email: readEmail(form.email),
  agreeTC: form.agreeTC,
});

const failed = (state: RegistrationState, error: RegistrationError): RegistrationStep => ({
  state: { ...state, busy: false, error },
});
