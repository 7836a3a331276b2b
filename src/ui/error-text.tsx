import type { Message } from '../i18n/message.ts';
import { FoldedText } from './folded-text.tsx';
import { ALERT, Icon } from './icon.tsx';
import { useText } from './text.tsx';

/** The error of one field. With the field's change count as `key`, the same text is announced again. */
export function ErrorText({ id, message }: { id: string; message: Message }) {
  const t = useText();
  return (
    <p className="error" part="error" id={id} role="alert">
      <Icon path={ALERT} />
      <span>
        <FoldedText>{t(message)}</FoldedText>
      </span>
    </p>
  );
}
