import { useEffect } from 'react';
import type { FieldError } from '../../../form/field-error.ts';
import type { Crashed, Effect, Step } from '../../../kit/machine.ts';
import { useKeptMachine } from '../../../services/use-machine.ts';
import type { PasskeysProps } from './passkeys-props.ts';

interface PasskeyState {
  busy: boolean;
  error: Omit<FieldError, 'field'> | undefined;
}

interface PasskeyMachineOptions<State, Event, Command> {
  key: string;
  initial: State;
  reduce: (state: State, event: Event | Crashed) => Step<State, Command>;
  perform: Effect<Command, NoInfer<Event> | Crashed>;
}

/** A machine beside that of the login, so that a request for a passkey never delays the form. Its errors appear in the form. */
export function usePasskeyMachine<State extends PasskeyState, Event, Command>(
  send: PasskeysProps['send'],
  options: PasskeyMachineOptions<State, Event, Command>,
): [State, (event: Event | Crashed) => void] {
  const [state, sendPasskey] = useKeptMachine(options);
  const { error } = state;
  useEffect(() => {
    if (!error) return;
    send({ type: 'passkeyError', error });
    // The next attempt clears it.
    return () => send({ type: 'passkeyError', error: undefined });
  }, [send, error]);
  return [state, sendPasskey];
}
