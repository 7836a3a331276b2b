import { type Problem, problemError } from '../../../contract/problem.ts';
import type { FieldError } from '../../../form/field-error.ts';
import type { MessageKey } from '../../../i18n/message.ts';
import type { Crashed, Step } from '../../../kit/machine.ts';
import type { NoPasskey } from './passkey-browser.ts';

export interface PasskeyOfferState {
  step: 'idle' | 'create' | 'decline';
  busy: boolean;
  /** The dialog of the browser was closed without a new passkey. */
  cancelled: boolean;
  /** For the form, which shows it. */
  error: Omit<FieldError, 'field'> | undefined;
}

export type PasskeyOfferEvent =
  | { type: 'accepted' }
  | { type: 'declined' }
  | { type: 'ended'; reason: NoPasskey | Problem }
  | Crashed;

/** After both, the person goes on. `decline` also tells the server. */
export type PasskeyOfferCommand = { type: 'create' | 'decline' };

export const initialPasskeyOffer: PasskeyOfferState = {
  step: 'idle',
  busy: false,
  cancelled: false,
  error: undefined,
};

const TAKEN: MessageKey = 'Another request for a passkey is open. Please finish it, then try again.';
const UNUSABLE: MessageKey = "A passkey can't be created here. You can go on without one.";

type PasskeyOfferStep = Step<PasskeyOfferState, PasskeyOfferCommand>;

export function reducePasskeyOffer(state: PasskeyOfferState, event: PasskeyOfferEvent): PasskeyOfferStep {
  switch (event.type) {
    case 'accepted':
      return state.busy ? { state } : start('create');
    case 'declined':
      // Also while the dialog of the browser is open, which this closes.
      return state.step === 'decline' ? { state } : start('decline');
    case 'ended': {
      const { reason } = event;
      // The device has a passkey of this account, which is what the person wanted.
      if (reason === 'exists') return start('decline');
      if (reason === 'cancelled') return { state: { ...initialPasskeyOffer, cancelled: true } };
      const error =
        typeof reason === 'object'
          ? problemError(reason)
          : { message: reason === 'taken' ? TAKEN : UNUSABLE };
      return { state: { ...initialPasskeyOffer, error } };
    }
    case 'crashed':
      return { state: { ...initialPasskeyOffer, error: problemError({ kind: 'internal' }) } };
  }
}

const start = (type: PasskeyOfferCommand['type']): PasskeyOfferStep => ({
  state: { ...initialPasskeyOffer, step: type, busy: true },
  command: { type },
});
