import type { ReactNode } from 'react';
import type { MessageKey } from '../i18n/message.ts';
import { useText } from './text.tsx';

/** No text of anybody's has this character; it marks the place in the translated sentence. */
const PLACE = '\uE000';

/** A sentence with something other than text at its one `{{place}}`, wherever the language wants it. */
export function Sentence({
  text,
  place,
  children,
}: {
  text: MessageKey;
  place: string;
  children: ReactNode;
}) {
  const t = useText();
  const [before, after] = t(text, { [place]: PLACE }).split(PLACE);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
