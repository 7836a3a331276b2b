import { createContext, type ReactNode, useEffect, useReducer } from 'react';
import type { FieldError } from '../form/field-error.ts';
import { steadyTime } from '../kit/clock.ts';
import { useText } from './text.tsx';

/** The seconds for which the server asks clients to wait. Buttons that send a request are disabled for that long (D47). */
export const RetryWaitContext = createContext(0);

/** The seconds until a time, which count down to 0. */
export function useSecondsUntil(time: number): number {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const seconds = Math.max(0, Math.ceil((time - steadyTime()) / 1000));
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    // Not one long timeout: timers stop while the computer sleeps.
    const timer = setInterval(render, 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return seconds;
}

interface RetryWaitProps {
  error: FieldError | undefined;
  children: ReactNode;
}

/** Disables buttons for as long as the error says, and then announces that the person can try again. */
export function RetryWait({ error, children }: RetryWaitProps) {
  const t = useText();
  const retryAt = error?.retryAt ?? 0;
  const seconds = useSecondsUntil(retryAt);
  return (
    <RetryWaitContext value={seconds}>
      {children}
      <span className="hidden-text" aria-live="polite">
        {retryAt && !seconds ? t('You can try again now.') : ''}
      </span>
    </RetryWaitContext>
  );
}
