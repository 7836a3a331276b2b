import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const ICONS = { danger: 'alert', success: 'check', info: 'info' } as const satisfies Record<string, IconName>;

interface AlertProps {
  kind: keyof typeof ICONS;
  title?: string;
  /** For what it describes. */
  id?: string;
  /** It stands for the whole screen, in place of what the person came to do. */
  outcome?: boolean;
  children?: ReactNode;
}

/** A message about the whole form or page. Give it a new `key` when the same message comes again, so that it is announced again. */
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
