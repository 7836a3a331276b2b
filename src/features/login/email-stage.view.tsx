import { EmailField } from '../../form/email-field.tsx';
import { errorOf } from '../../form/field-error.ts';
import { Button } from '../../ui/button.tsx';
import { useHref } from '../../ui/hydration.tsx';
import { useText } from '../../ui/text.tsx';
import type { StageProps } from './login-stages.view.tsx';

/** The first stage: the email address, or single sign-on. */
export function EmailStage(props: StageProps) {
  const { state, send, passkeys, Sso, focused, recoveryHref, ways } = props;
  const t = useText();
  return (
    <>
      <EmailField
        name="user"
        autoComplete={passkeys ? 'username webauthn' : 'username'}
        initial={state.email}
        focused={focused}
        error={errorOf(state.error, 'email')}
        onInput={(text) => send({ type: 'typed', field: 'email', text })}
      />
      <Button type="submit" busy={state.busy}>
        {t('Continue')}
      </Button>
      <div className="aside">
        <a href={useHref(recoveryHref)}>{t('Forgot password?')}</a>
        {passkeys}
      </div>
      {Sso && <Sso {...props} />}
      {(ways.register || ways.voucher) && (
        <p className="aside ways">
          {ways.register && <a href={ways.register}>{t('New here? Register')}</a>}
          {ways.voucher && <a href={ways.voucher}>{t('I have a voucher')}</a>}
        </p>
      )}
    </>
  );
}
