import { errorOf } from '../../i18n/field-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { useHref } from '../../ui/hydration.tsx';
import { useText } from '../../ui/text.tsx';
import type { StageProps } from './login-stages.view.tsx';

/** The first stage: the email address, or single sign-on. */
export function EmailStage(props: StageProps) {
  const { state, send, ssoProviders, onSso, pendingProvider, focused, recoveryHref } = props;
  const t = useText();
  return (
    <>
      <EmailField
        name="user"
        autoComplete="username"
        initial={state.email}
        focused={focused}
        error={errorOf(state.error, 'email')}
        onInput={(text) => send({ type: 'typed', field: 'email', text })}
      />
      <Button type="submit" busy={state.busy}>
        {t('Continue')}
      </Button>
      <p className="aside">
        <a href={useHref(recoveryHref)}>{t('Forgot password?')}</a>
      </p>
      {ssoProviders.length > 0 && (
        <div className="sso stack" part="sso">
          <p className="divider">
            <span>{t('or')}</span>
          </p>
          {ssoProviders.map(({ name, title }) => (
            <Button key={name} look="secondary" busy={name === pendingProvider} onClick={() => onSso(name)}>
              <span className="monogram" aria-hidden="true">
                {[...title][0]?.toUpperCase()}
              </span>
              <span>{t('Continue with {{provider}}', { provider: title })}</span>
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
