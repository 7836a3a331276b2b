import { type ComponentProps, useId } from 'react';
import { useHref } from './hydration.tsx';
import { useText } from './text.tsx';

/** The new tab is announced as a description, so that the accessible name is the visible text. */
export function NewTabLink({ href, ...anchor }: ComponentProps<'a'> & { href: string }) {
  const t = useText();
  const id = useId();
  return (
    <>
      <a rel="noopener" {...anchor} href={useHref(href)} target="_blank" aria-describedby={id} />
      <span id={id} hidden>
        {t('Opens in a new tab')}
      </span>
    </>
  );
}
