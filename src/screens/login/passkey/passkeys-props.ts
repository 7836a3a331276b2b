import type { LoginEvent, LoginState } from '../login.flow.ts';

export interface PasskeysProps {
  state: LoginState;
  send(event: LoginEvent): void;
}
