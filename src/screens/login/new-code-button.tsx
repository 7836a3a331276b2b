import { useContext, useId } from 'react';
import { relativeTime } from '../../i18n/relative-time.ts';
import { Button } from '../../ui/button.tsx';
import { RetryWaitContext, useSecondsUntil } from '../../ui/retry-wait.tsx';
import { LocaleContext, useText } from '../../ui/text.tsx';

/** Milliseconds that a mail may take. Until then the button counts down. */
const DELIVERY_TIME = 30_000;

interface NewCodeButtonProps {
  sentAt: number;
  onClick(): void;
}

/** Has a new code sent, but not while the last one is probably on its way. */
export function NewCodeButton({ sentAt, onClick }: NewCodeButtonProps) {
  const t = useText();
  const id = useId();
  const locale = useContext(LocaleContext);
  const seconds = useSecondsUntil(sentAt + DELIVERY_TIME);
  const isWaiting = useContext(RetryWaitContext) || seconds > 0;
  return (
    <RetryWaitContext value={isWaiting}>
      <Button look="quiet" sendsRequest describedBy={seconds > 0 ? id : undefined} onClick={onClick}>
        <span>{t('Send a new code')}</span>
        {seconds > 0 && <span aria-hidden="true">{` (${seconds}\u00a0s)`}</span>}
      </Button>
      {/* In steps, because some screen readers announce each change. */}
      <span id={id} hidden>
        {t('Available {{when}}', { when: relativeTime(locale, Math.ceil(seconds / 10) * 10) })}
      </span>
    </RetryWaitContext>
  );
}
