import { type ReactNode, useRef } from 'react';
import type { Message } from '../../i18n/message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ScreenTitle } from '../../ui/heading.tsx';
import { BackToLogin } from '../../ui/links.tsx';
import { RetryWait } from '../../ui/retry-wait.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useText } from '../../ui/text.tsx';

interface LoadViewProps {
  title: string;
  error: Message | undefined;
  onRetry(): void;
  /** The screen that mails a new link. */
  requestHref: string;
  loginHref: string;
  children: ReactNode;
}

/** Shows its children. Without children, shows an error with a retry button, or a spinner. */
export function LoadView({ title, error, onRetry, requestHref, loginHref, children }: LoadViewProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  if (children) return children;
  return (
    <div className="stack" data-wide>
      <ScreenTitle ref={heading}>{title}</ScreenTitle>
      {error ? (
        <RetryWait error={error}>
          <Alert kind="danger">
            <p>{t(error)}</p>
          </Alert>
          <Button
            sendsRequest
            onClick={() => {
              // The button disappears with the error and would lose the focus.
              heading.current?.focus();
              onRetry();
            }}
          >
            {t('Try again')}
          </Button>
          <p className="aside">
            <BackToLogin href={loginHref} />
            <a href={requestHref}>{t('Request a new link')}</a>
          </p>
        </RetryWait>
      ) : (
        <Spinner />
      )}
    </div>
  );
}
