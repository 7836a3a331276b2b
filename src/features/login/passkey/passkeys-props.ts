import type { LoginEvent } from '../login.flow.ts';
import type { LoginState } from '../login-state.flow.ts';

export interface PasskeysProps {
  state: LoginState;
  send(event: LoginEvent): void;
}
