import { useId } from 'react';
import css from './button.css?inline';
import { useSheet } from './sheet.ts';
import { useText } from './text.tsx';

interface NewTabButtonProps {
  href: string;
  children: string;
  /** Accessible name, if the text is not clear enough. It must start with that text. */
  label: string;
}

/** A link that looks like a secondary button and opens a new tab. The page that it opens does not learn where it is from. */
export function NewTabButton({ href, children, label }: NewTabButtonProps) {
  const t = useText();
  const id = useId();
  useSheet(css);
  return (
    <>
      <a
        className="button"
        part="button secondary"
        data-look="secondary"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        aria-describedby={id}
      >
        {children}
      </a>
      <span id={id} hidden>
        {t('Opens in a new tab')}
      </span>
    </>
  );
}
