import { type ReactNode, useContext } from 'react';
import { BUSY_DELAY } from '../kit/busy.ts';
import css from './button.css?inline';
import { useDelayed } from './delay.ts';
import { RetryWaitContext } from './retry-wait.tsx';
import { useSheet } from './sheet.ts';
import { useText } from './text.tsx';

interface ButtonProps {
  children: ReactNode;
  /** `primary` for the main action, `secondary` for another one; `quiet` looks like a link. */
  look?: 'primary' | 'secondary' | 'quiet';
  type?: 'submit' | 'button';
  /** A request is running. After 150 ms a spinner replaces the label; the button keeps the focus. */
  busy?: boolean;
  /** The button sends a request, as every submit button does. It is disabled while the server asks clients to wait. */
  sendsRequest?: boolean;
  /** Accessible name, if the text of the button is not clear enough. It must start with that text. */
  label?: string;
  /** The id of an element that says more than the name. */
  describedBy?: string | undefined;
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
  label,
  describedBy,
  expanded,
  onClick,
}: ButtonProps) {
  const t = useText();
  const slow = useDelayed(busy, BUSY_DELAY);
  const waiting = useContext(RetryWaitContext) && sendsRequest;
  useSheet(css);
  return (
    <>
      <button
        className="button"
        part={`button ${look}`}
        data-look={look}
        data-slow={slow || undefined}
        data-waiting={waiting || undefined}
        type={type}
        aria-label={label}
        aria-describedby={describedBy}
        aria-expanded={expanded}
        aria-disabled={busy || waiting || undefined}
        onClick={waiting ? undefined : onClick}
      >
        <span className="button-label">{children}</span>
        {slow && <span className="spinner" aria-hidden="true" />}
      </button>
      {type === 'submit' && (
        <span className="hidden-text" role="status">
          {slow ? t('Please wait…') : ''}
        </span>
      )}
    </>
  );
}
