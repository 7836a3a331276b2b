import { type ReactNode, useContext } from 'react';
import css from './button.css?inline';
import { useDelayed } from './delay.ts';
import { RetryWaitContext } from './retry-wait.tsx';
import { useSheet } from './sheet.ts';
import { useText } from './text.tsx';

interface ButtonProps {
  children: ReactNode;
  /** `primary` once per form; `secondary` beside it; `quiet` looks like a link. */
  look?: 'primary' | 'secondary' | 'quiet';
  type?: 'submit' | 'button';
  /** The form's request is under way: shown after 150 ms, in the place the label has, and focus stays. */
  busy?: boolean;
  /** Asks the server, as a submit button always does: not possible while the server wants to be left alone. */
  asks?: boolean;
  /** For assistive technology, where the words on the button do not say what it acts on; begins with them. */
  label?: string;
  onClick?: () => void;
}

export function Button({
  children,
  look = 'primary',
  type = 'button',
  busy = false,
  asks = type === 'submit',
  label,
  onClick,
}: ButtonProps) {
  const t = useText();
  const slow = useDelayed(busy, 150);
  const waiting = useContext(RetryWaitContext) && asks;
  useSheet(css);
  return (
    <button
      className="button"
      part={`button ${look}`}
      data-look={look}
      data-slow={slow || undefined}
      data-waiting={waiting || undefined}
      type={type}
      aria-label={label}
      aria-disabled={busy || waiting || undefined}
      onClick={waiting ? undefined : onClick}
    >
      <span className="button-label">{children}</span>
      {slow && <span className="spinner" aria-hidden="true" />}
      {type === 'submit' && (
        <span className="hidden-text" role="status">
          {slow ? t('Please wait…') : ''}
        </span>
      )}
    </button>
  );
}
