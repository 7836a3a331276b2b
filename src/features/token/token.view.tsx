import { useContext } from 'react';
import { ErrorMessage } from '../../form/error-message.tsx';
import type { FieldError } from '../../form/field-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { NamesScreenContext } from '../../ui/heading.tsx';
import { CHECK } from '../../ui/icon.tsx';
import { BackToLogin, ButtonLink } from '../../ui/links.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryWait } from '../../ui/retry-wait.tsx';
import { ScreenLayout } from '../../ui/screen-layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Step } from '../../ui/step.tsx';
import { useText } from '../../ui/text.tsx';
import type { TokenState } from './token.flow.ts';

interface TokenViewProps {
  stage: TokenState['stage'];
  error: FieldError | undefined;
  /** The link has confirmed an address, and the login is the next step. */
  confirmed: boolean;
  onRetry(): void;
  loginHref: string;
  recoveryHref: string;
  dataHref: string;
  reportsHref: string;
}

export function TokenView({ stage, error, confirmed, onRetry, loginHref, ...requests }: TokenViewProps) {
  const t = useText();
  // Until the next screen is there, nothing changes.
  const checked = stage !== 'info' && (stage !== 'success' || confirmed);
  const isNamed = useContext(NamesScreenContext) && checked;
  return (
    // Until then it is not announced, because it would be heard in the screen that the link opens.
    <NamesScreenContext value={isNamed}>
      <ScreenLayout
        title={t('Your link')}
        done={checked}
        icon={checked && confirmed && CHECK}
        aside={checked && stage !== 'fail' && !confirmed && <BackToLogin href={loginHref} />}
      >
        <Panel stage={stage} key={checked ? stage : 'info'}>
          {!checked && <Spinner>{t("We're checking your link.")}</Spinner>}
          {confirmed && (
            <>
              <Step headline={t('Your link is valid.')}>
                <p className="lead">{t('Your email address is confirmed. You can now log in with it.')}</p>
              </Step>
              <ButtonLink href={loginHref}>{t('Log in')}</ButtonLink>
            </>
          )}
          {stage === 'fail' && error && (
            <>
              <Alert kind="danger">
                <ErrorMessage message={error.message} />
              </Alert>
              <Requests loginHref={loginHref} {...requests} />
            </>
          )}
          {stage === 'unchecked' && error && <Unchecked error={error} onRetry={onRetry} />}
        </Panel>
      </ScreenLayout>
    </NamesScreenContext>
  );
}

/** An invalid link does not say what it was for, so there is a way for every kind of link, and none comes first (D35, D97). */
function Requests({
  loginHref,
  recoveryHref,
  dataHref,
  reportsHref,
}: Pick<TokenViewProps, 'loginHref' | 'recoveryHref' | 'dataHref' | 'reportsHref'>) {
  const t = useText();
  return (
    <>
      <p>{t('What was the link for?')}</p>
      <ButtonLink look="secondary" href={loginHref}>
        {t('Log in again')}
      </ButtonLink>
      <ButtonLink look="secondary" href={recoveryHref}>
        {t('Set a new password')}
      </ButtonLink>
      <ButtonLink look="secondary" href={dataHref}>
        {t('Access to your personal data')}
      </ButtonLink>
      <ButtonLink look="secondary" href={reportsHref}>
        {t('Access to your personal reports')}
      </ButtonLink>
    </>
  );
}

/** The link may be valid: the error does not say otherwise, and the check can be repeated (D50). */
function Unchecked({ error, onRetry }: { error: FieldError; onRetry(): void }) {
  const t = useText();
  return (
    <RetryWait error={error}>
      <Alert kind="danger" title={t("We couldn't check your link just now.")}>
        <ErrorMessage message={error.message} />
      </Alert>
      <Button sendsRequest onClick={onRetry}>
        {t('Try again')}
      </Button>
    </RetryWait>
  );
}
