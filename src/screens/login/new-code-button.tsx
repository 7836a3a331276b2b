import { useContext } from 'react';
import { Button } from '../../ui/button.tsx';
import { RetryWaitContext, useSecondsUntil } from '../../ui/retry-wait.tsx';
import { useText } from '../../ui/text.tsx';

/** Milliseconds that a mail may take. Until then the button counts down. */
const DELIVERY_TIME = 30_000;

interface NewCodeButtonProps {
  sentAt: number;
  onClick(): void;
}

/** Has a new code sent, but not while the last one is probably on its way. */
export function NewCodeButton({ sentAt, onClick }: NewCodeButtonProps) {
  const t = useText();
  const seconds = useSecondsUntil(sentAt + DELIVERY_TIME);
  const isWaiting = useContext(RetryWaitContext) || seconds > 0;
  return (
    <RetryWaitContext value={isWaiting}>
      <Button look="quiet" sendsRequest onClick={onClick}>
        <span>{t('Send a new code')}</span>
        {seconds > 0 && <span aria-hidden="true">{` (${seconds}\u00a0s)`}</span>}
      </Button>
    </RetryWaitContext>
  );
}
