import type { Message } from '../i18n/message.ts';
import { ErrorMessage } from './error-message.tsx';
import { ALERT, Icon } from './icon.tsx';

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
