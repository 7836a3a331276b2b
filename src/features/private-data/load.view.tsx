import { type ReactNode, useRef } from 'react';
import { ErrorMessage } from '../../form/error-message.tsx';
import type { FieldError } from '../../form/field-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ScreenTitle } from '../../ui/heading.tsx';
import { BackToLogin, ButtonLink } from '../../ui/links.tsx';
import { RetryWait } from '../../ui/retry-wait.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useText } from '../../ui/text.tsx';
import css from './private-data.css?inline';

interface LoadViewProps {
  title: string;
  error: FieldError | undefined;
  /** Only a new link helps. */
  refused: boolean;
  retry(): void;
  /** The screen that mails a new link. */
  requestHref: string;
  loginHref: string;
  children: ReactNode;
}

/** Shows its children. Without children, shows an error with what helps, or a spinner. */
export function LoadView({ title, error, refused, retry, requestHref, loginHref, children }: LoadViewProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useSheet(css);
  if (children) return children;
  return (
    <div className="stack" data-wide>
      <ScreenTitle ref={heading}>{title}</ScreenTitle>
      {error ? (
        <RetryWait error={error}>
          <Alert kind="danger">
            <ErrorMessage message={error.message} />
          </Alert>
          <div className="actions">
            {refused ? (
              <ButtonLink href={requestHref}>{t('Request a new link')}</ButtonLink>
            ) : (
              <Button
                sendsRequest
                onClick={() => {
                  // The button disappears with the error and would lose the focus.
                  heading.current?.focus();
                  retry();
                }}
              >
                {t('Try again')}
              </Button>
            )}
          </div>
          <p className="aside">
            <BackToLogin href={loginHref} />
            {!refused && <a href={requestHref}>{t('Request a new link')}</a>}
          </p>
        </RetryWait>
      ) : (
        <Spinner />
      )}
    </div>
  );
}
