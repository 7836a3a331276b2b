import type { Message } from '../i18n/message.ts';
import { ALERT, Icon } from '../ui/icon.tsx';
import { ErrorMessage } from './error-message.tsx';

/** The error of one field. With the field's change count as `key`, the same text is announced again. */
export function ErrorText({ id, message }: { id: string; message: Message }) {
  return (
    <p className="error" part="error" id={id} role="alert">
      <Icon path={ALERT} />
      <span>
        <ErrorMessage message={message} />
      </span>
    </p>
  );
}
