import type { Credential, PasskeyRequest } from '../../../contract/calls/passkey.api.ts';
import { type Problem, problemError } from '../../../contract/problem.ts';
import type { FieldError } from '../../../form/field-error.ts';
import type { MessageKey } from '../../../i18n/message.ts';
import type { Crashed, Step } from '../../../kit/machine.ts';
import type { NoPasskey } from './passkey-browser.ts';

/**
 * `menu`: the menu of the email field offers passkeys. `dialog`: the person has pressed the button. `check`: the server checks
 * the passkey that was chosen.
 */
type PasskeyStep = 'idle' | 'menu' | 'dialog' | 'check';

export interface PasskeySignInState {
  step: PasskeyStep;
  busy: boolean;
  /** The menu of the field can offer passkeys. */
  hasMenu: boolean;
  /** When the menu needs another challenge, because the server forgets it, or because a call has failed that may succeed later. */
  renewsAt: number;
  /** The dialog was closed without a passkey. */
  cancelled: boolean;
  /** For the form, which shows it. */
  error: Omit<FieldError, 'field'> | undefined;
}

export type PasskeySignInEvent =
  /** The form is there and not busy, and the menu of its field can offer passkeys. */
  | { type: 'opened' }
  | { type: 'pressed' }
  /** The server has sent a challenge. */
  | { type: 'requested'; request: PasskeyRequest; expires: number }
  | { type: 'chosen'; credential: Credential; rpId: string }
  | { type: 'ended'; reason: NoPasskey | Problem }
  /** The server does not accept the passkey. `unknown`: it does not know it. */
  | { type: 'refused'; problem: Problem | 'unknown' }
  /** A minute has passed, or the person is back on the page. */
  | { type: 'timePassed'; time: number }
  /** The person is in the email field. */
  | { type: 'focused' }
  /** The form has sent a request, or has gone. */
  | { type: 'closed' }
  | Crashed;

export type PasskeySignInCommand =
  | { type: 'request' }
  | { type: 'ask'; request: PasskeyRequest; inMenu: boolean }
  | { type: 'check'; credential: Credential; rpId: string };

export const initialPasskeySignIn: PasskeySignInState = {
  step: 'idle',
  busy: false,
  hasMenu: false,
  renewsAt: Infinity,
  cancelled: false,
  error: undefined,
};

const UNKNOWN: MessageKey = "This passkey isn't known here any more. Please log in with your email address.";
const UNUSABLE: MessageKey = "Passkeys can't be used on this page. Please log in with your email address.";
const TAKEN: MessageKey = 'Another request for a passkey is open. Please finish it, then try again.';

type PasskeySignInStep = Step<PasskeySignInState, PasskeySignInCommand>;

export function reducePasskeySignIn(state: PasskeySignInState, event: PasskeySignInEvent): PasskeySignInStep {
  switch (event.type) {
    case 'opened':
      return offer({ ...state, hasMenu: true });
    case 'pressed':
      // Also while the menu waits: some browsers promise one and never show it.
      return state.step === 'idle' || state.step === 'menu'
        ? start(state, 'dialog', { type: 'request' })
        : { state };
    case 'requested': {
      const { request, expires } = event;
      const inMenu = state.step === 'menu';
      return {
        state: { ...state, renewsAt: inMenu ? expires : Infinity },
        command: { type: 'ask', request, inMenu },
      };
    }
    case 'chosen': {
      const { credential, rpId } = event;
      return start(state, 'check', { type: 'check', credential, rpId });
    }
    case 'ended':
      return { state: ended(state, event.reason) };
    case 'refused': {
      const error = event.problem === 'unknown' ? { message: UNKNOWN } : problemError(event.problem);
      // The next try needs another challenge.
      return offer({ ...enter(state, 'idle'), error });
    }
    case 'timePassed':
      return event.time > state.renewsAt ? offer(enter(state, 'idle')) : { state };
    case 'focused':
      // A call that has failed is repeated once a minute, and not each time that the focus moves.
      return state.renewsAt === Infinity ? offer(state) : { state };
    case 'crashed':
      return { state: ended(state, { kind: 'internal' }) };
    case 'closed':
      return { state: initialPasskeySignIn };
  }
}

const enter = (state: PasskeySignInState, step: PasskeyStep): PasskeySignInState => ({
  ...state,
  step,
  busy: step !== 'idle',
  renewsAt: Infinity,
});

/** Offers passkeys in the menu of the field, if the browser can. */
function offer(state: PasskeySignInState): PasskeySignInStep {
  if (!state.hasMenu || state.step !== 'idle') return { state };
  return { state: enter(state, 'menu'), command: { type: 'request' } };
}

const start = (
  state: PasskeySignInState,
  step: PasskeyStep,
  command: PasskeySignInCommand,
): PasskeySignInStep => ({
  state: { ...enter(state, step), cancelled: false, error: undefined },
  command,
});

/** The menu ends silently, because the person may not have asked for it. It comes back when the person is in the field again. */
function ended(state: PasskeySignInState, reason: NoPasskey | Problem): PasskeySignInState {
  const idle = { ...enter(state, 'idle'), renewsAt: retryTime(reason) };
  if (state.step === 'menu') {
    // What the browser or the server does not allow is not asked for again.
    const returns = reason === 'cancelled' || reason === 'taken' || idle.renewsAt < Infinity;
    return { ...idle, hasMenu: returns };
  }
  if (typeof reason === 'object') return { ...idle, error: problemError(reason) };
  if (reason === 'cancelled') return { ...idle, cancelled: true };
  return { ...idle, error: { message: reason === 'taken' ? TAKEN : UNUSABLE } };
}

/** When a call that has failed is worth repeating. */
function retryTime(reason: NoPasskey | Problem): number {
  if (typeof reason === 'string') return Infinity;
  if (reason.kind === 'busy') return reason.pause?.retryAt ?? 0;
  return reason.kind === 'unreachable' ? 0 : Infinity;
}
