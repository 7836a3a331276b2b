import { type ReactNode, useId } from 'react';
import { useText } from './text.tsx';

/** Its name is what one reads; that a tab opens is said after it. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useText();
  const id = useId();
  return (
    <>
      <a href={href} target="_blank" rel="noopener" aria-describedby={id}>
        {children}
      </a>
      <span id={id} hidden>
        {t('Opens in a new tab')}
      </span>
    </>
  );
}
