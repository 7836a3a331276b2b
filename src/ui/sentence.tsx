import type { ReactNode } from 'react';
import type { MessageKey } from '../i18n/message.ts';
import { useText } from './text.tsx';

/** A private-use character, which no translation contains. */
const MARKER = '\uE000';

interface SentenceProps {
  text: MessageKey;
  /** The name of the only `{{parameter}}` in the text. */
  parameter: string;
  children: ReactNode;
}

/** A translated sentence that shows its children in place of the parameter. */
export function Sentence({ text, parameter, children }: SentenceProps) {
  const t = useText();
  const [before, after] = t(text, { [parameter]: MARKER }).split(MARKER);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
