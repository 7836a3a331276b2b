import { type ReactNode, useContext, useId } from 'react';
import { BUSY_DELAY } from '../kit/busy.ts';
import css from './button.css?inline';
import { Availability, Countdown } from './countdown.tsx';
import { useDelayed } from './delay.ts';
import { RetryWaitContext } from './retry-wait.tsx';
import { useSheet } from './sheet.ts';
import { useText } from './text.tsx';

interface ButtonProps {
  children: ReactNode;
  /** `primary` for the main action, `secondary` for another one; `quiet` looks like a link. */
  look?: 'primary' | 'secondary' | 'quiet';
  type?: 'submit' | 'button';
  /** A request is running. After 250 ms a spinner appears beside the label, and the button keeps the focus. */
  busy?: boolean;
  /** The button sends a request, as every submit button does. While the server asks clients to wait, it is disabled and counts down. */
  sendsRequest?: boolean;
  /** Has a place for the countdown even if there is none. */
  counts?: boolean;
  /** Accessible name, if the text of the button is not clear enough. It must start with that text. */
  label?: string;
  /** Whether what the button shows and hides is shown. */
  expanded?: boolean;
  onClick?: () => void;
}

export function Button({
  children,
  look = 'primary',
  type = 'button',
  busy = false,
  sendsRequest = type === 'submit',
  counts = false,
  label,
  expanded,
  onClick,
}: ButtonProps) {
  const t = useText();
  const slow = useDelayed(busy, BUSY_DELAY);
  const id = useId();
  const wait = useContext(RetryWaitContext);
  const waiting = sendsRequest && wait > 0;
  useSheet(css);
  return (
    <>
      <button
        className="button"
        // A theme has no colours for a button that waits.
        part={waiting ? 'button' : `button ${look}`}
        data-look={look}
        data-slow={slow || undefined}
        data-waiting={waiting || undefined}
        type={type}
        aria-label={label}
        aria-describedby={waiting ? id : undefined}
        aria-expanded={expanded}
        aria-disabled={busy || waiting || undefined}
        onClick={waiting ? undefined : onClick}
      >
        <span className="button-label" data-counts={waiting || counts || undefined}>
          {children}
          {(waiting || counts) && <Countdown seconds={wait} />}
        </span>
        {slow && <span className="spinner" aria-hidden="true" />}
      </button>
      {waiting && <Availability id={id} seconds={wait} />}
      {type === 'submit' && (
        <span className="hidden-text" aria-live="polite">
          {slow ? t('Please wait…') : ''}
        </span>
      )}
    </>
  );
}
