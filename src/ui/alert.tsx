import { type ReactNode, useLayoutEffect } from 'react';
import { giveFocus } from '../browser/focused-element.ts';
import { AFTER_FOCUS, useAnnounced } from './announcer.tsx';
import { ALERT, Icon } from './icon.tsx';

const ICONS = {
  danger: ALERT,
  info: 'M12 11.5v5M12 7.5v.01M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18',
};

interface AlertProps {
  kind: keyof typeof ICONS;
  title?: string;
  /** Lets another element refer to the message with `aria-describedby`. */
  id?: string;
  /** Takes the focus when it is mounted. */
  focused?: boolean;
  children?: ReactNode;
}

/** A message about the whole form or page. A new `key` makes screen readers announce the same error again. */
export function Alert({ kind, title, id, focused, children }: AlertProps) {
  const isError = kind === 'danger';
  const box = useAnnounced(AFTER_FOCUS, isError);
  // In a layout effect, because an error that has the focus is not announced.
  useLayoutEffect(() => {
    if (focused) giveFocus(box.current);
  }, [focused, box]);
  return (
    <div
      ref={box}
      tabIndex={focused ? -1 : undefined}
      id={id}
      className="alert"
      part={`alert ${kind}`}
      data-kind={kind}
      role={isError ? 'alert' : undefined}
    >
      <Icon path={ICONS[kind]} />
      <div className="alert-text">
        {title && <p className="alert-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
