import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const ICONS = { danger: 'alert', success: 'check', info: 'info' } as const satisfies Record<string, IconName>;

interface AlertProps {
  kind: keyof typeof ICONS;
  title?: string;
  /** Lets another element refer to the message with `aria-describedby`. */
  id?: string;
  /** The message is the result of the screen and replaces its content. It is larger and has no frame. */
  outcome?: boolean;
  children?: ReactNode;
}

/** A message about the whole form or page. A new `key` makes screen readers announce the same message again. */
export function Alert({ kind, title, id, outcome, children }: AlertProps) {
  return (
    <div
      id={id}
      className="alert"
      part={`alert ${kind}`}
      data-kind={kind}
      data-outcome={outcome}
      role={kind === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={ICONS[kind]} />
      <div className="alert-text">
        {title && <p className="alert-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
