import { type ReactNode, useId } from 'react';
import { useHref } from './hydration.tsx';
import { useText } from './text.tsx';

/** The new tab is announced as a description, so that the accessible name is the visible text. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useText();
  const id = useId();
  return (
    <>
      <a href={useHref(href)} target="_blank" rel="noopener" aria-describedby={id}>
        {children}
      </a>
      <span id={id} hidden>
        {t('Opens in a new tab')}
      </span>
    </>
  );
}
