import { type ComponentProps, useId } from 'react';
import { useHref } from './hydration.tsx';
import { useText } from './text.tsx';

type NewTabLinkProps = ComponentProps<'a'> & {
  href: string;
  /** The id of a {@link NewTabHint} that several links share. */
  hint?: string;
};

/** The new tab is announced as a description, so that the accessible name is the visible text. */
export function NewTabLink({ href, hint, ...anchor }: NewTabLinkProps) {
  const id = useId();
  return (
    <>
      <a rel="noopener" {...anchor} href={useHref(href)} target="_blank" aria-describedby={hint ?? id} />
      {!hint && <NewTabHint id={id} />}
    </>
  );
}

/** Describes one or more links that open a new tab. */
export function NewTabHint({ id }: { id: string }) {
  const t = useText();
  return (
    <span id={id} hidden>
      {t('Opens in a new tab')}
    </span>
  );
}
