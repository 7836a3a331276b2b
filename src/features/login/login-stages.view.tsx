import type { ComponentType, ReactNode } from 'react';
import { errorOf } from '../../form/field-error.ts';
import { PasswordField } from '../../form/password-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useText } from '../../ui/text.tsx';
import type { LoginEvent } from './login.flow.ts';
import type { LoginState } from './login-state.flow.ts';

/** The addresses of other screens that the first stage mentions. */
export interface Ways {
  register?: string;
  voucher?: string;
}

export interface StageProps {
  state: LoginState;
  send(event: LoginEvent): void;
  /** Their names. */
  ssoProviders: readonly string[];
  /** `undefined` without providers, and until its code is loaded. */
  Sso: ComponentType<StageProps> | undefined;
  onSso(provider: string): void;
  /** The provider whose page the browser is opening. */
  pendingProvider: string | undefined;
  /** What the stage offers for passkeys, if the server announces them. */
  passkeys: ReactNode;
  recoveryHref: string;
  ways: Ways;
  /** The field of the stage takes the focus when it appears. */
  focused: boolean;
}

export function PasswordStage({ state, send, focused }: StageProps) {
  const t = useText();
  return (
    <>
      <PasswordField
        label={t('Password')}
        name="pass"
        autoComplete="current-password"
        required
        focused={focused}
        initial={state.password}
        error={errorOf(state.error, 'password')}
        onInput={(text) => send({ type: 'typed', field: 'password', text })}
      />
      <Button type="submit" busy={state.busy}>
        {t('Log in')}
      </Button>
    </>
  );
}

export const PasskeyStage = ({ passkeys }: StageProps) => passkeys;

export function DoneStage() {
  const t = useText();
  return <Spinner>{t("You're logged in. Taking you there…")}</Spinner>;
}
