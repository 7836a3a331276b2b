import { useContext } from 'react';
import { Button } from '../ui/button.tsx';
import { RetryWaitContext, useSecondsUntil } from '../ui/retry-wait.tsx';

/** Milliseconds that a mail may take. Until then the button counts down. */
const DELIVERY_TIME = 30_000;

interface ResendButtonProps {
  children: string;
  /** `primary` if nothing else helps. */
  look?: 'primary' | 'quiet';
  /** When the last mail was sent, by `steadyTime`. */
  sentAt: number;
  busy?: boolean;
  onClick(): void;
}

/** Has a mail sent again, but not while the last one is probably on its way. */
export function ResendButton({ children, look = 'quiet', sentAt, ...button }: ResendButtonProps) {
  const seconds = useSecondsUntil(sentAt + DELIVERY_TIME);
  return (
    <RetryWaitContext value={Math.max(useContext(RetryWaitContext), seconds)}>
      <Button look={look} sendsRequest counts {...button}>
        <span>{children}</span>
      </Button>
    </RetryWaitContext>
  );
}
