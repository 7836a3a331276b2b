import { errorOf } from '../../i18n/field-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { useHref } from '../../ui/hydration.tsx';
import { EXPAND, Icon } from '../../ui/icon.tsx';
import { useText } from '../../ui/text.tsx';
import type { StageProps } from './login-stages.view.tsx';
import { ProviderMark } from './provider-mark.tsx';
import type { SsoProvider } from './sso-providers.ts';

/** More single sign-on providers than this are folded. */
const SHOWN_PROVIDERS = 6;

/** The first stage: the email address, or single sign-on. */
export function EmailStage(props: StageProps) {
  const { state, send, passkeys, ssoProviders, onSso, pendingProvider, focused, recoveryHref, ways } = props;
  const t = useText();
  const buttonOf = (provider: SsoProvider) => (
    <Button
      key={provider.name}
      look="secondary"
      busy={provider.name === pendingProvider}
      onClick={() => onSso(provider.name)}
    >
      <ProviderMark {...provider} />
      <span>{t('Continue with {{provider}}', { provider: provider.title })}</span>
    </Button>
  );
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
      {ssoProviders.length > 0 && (
        <div className="sso stack" part="sso">
          <p className="divider">
            <span>{t('or')}</span>
          </p>
          {ssoProviders.slice(0, SHOWN_PROVIDERS).map(buttonOf)}
          {ssoProviders.length > SHOWN_PROVIDERS && (
            <details>
              <summary>
                <Icon path={EXPAND} />
                {t('More ways to log in')}
              </summary>
              <div className="stack">{ssoProviders.slice(SHOWN_PROVIDERS).map(buttonOf)}</div>
            </details>
          )}
        </div>
      )}
      {(ways.register || ways.voucher) && (
        <p className="aside ways">
          {ways.register && <a href={ways.register}>{t('New here? Register')}</a>}
          {ways.voucher && <a href={ways.voucher}>{t('I have a voucher')}</a>}
        </p>
      )}
    </>
  );
}
