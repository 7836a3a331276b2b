import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { giveFocus } from '../browser/focused-element.ts';
import type { Message } from '../i18n/message.ts';
import { useChangeCount } from '../ui/change-count.ts';
import { ALERT, Icon } from '../ui/icon.tsx';
import { useSheet } from '../ui/sheet.ts';
import { ErrorMessage } from './error-message.tsx';
import css from './field.css?inline';
import type { FieldError } from './field-error.ts';

interface ShownError {
  /** The id of the text, which describes the control. */
  id: string | undefined;
  /** Of the element around the control. */
  invalid: true | undefined;
  text: ReactNode;
}

/**
 * The error of a control, which gets the focus. The text of a new error is a new element, so that it is announced again. `message`
 * replaces that of the error, `null` hides it.
 */
export function useFieldError(
  error: FieldError | undefined,
  control: RefObject<HTMLElement | null>,
  message: Message | null | undefined = error?.message,
): ShownError {
  const id = useId();
  const changeCount = useChangeCount(error);
  useSheet(css);
  useEffect(() => {
    // In a group, the first option.
    if (error) giveFocus(control.current?.querySelector('input') ?? control.current);
  }, [error, control]);
  if (!message) return { id: undefined, invalid: undefined, text: null };
  return {
    id,
    invalid: true,
    text: (
      <p className="error" part="error" id={id} key={changeCount} role="alert">
        <Icon path={ALERT} />
        <span>
          <ErrorMessage message={message} />
        </span>
      </p>
    ),
  };
}
