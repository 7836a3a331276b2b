import type { Message } from '../i18n/message.ts';
import { FoldedText } from './folded-text.tsx';
import { lazily } from './lazily.tsx';
import { useText } from './text.tsx';

const Reference = lazily('reference', () => import('./reference.tsx').then((file) => file.Reference));

/** The text of an error, with the reference of the request that failed. */
export function ErrorMessage({ message }: { message: Message }) {
  const t = useText();
  const reference = typeof message === 'object' && message.reference;
  return (
    <>
      <FoldedText>{t(message)}</FoldedText>
      {reference && <Reference reference={reference} />}
    </>
  );
}
