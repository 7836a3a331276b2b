import type { MouseEvent } from 'react';
import css from './button.css?inline';
import { useHref } from './hydration.tsx';
import { BACK, Icon } from './icon.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { useSheet } from './sheet.ts';
import { useText } from './text.tsx';

interface ButtonLinkProps {
  href: string;
  children: string;
  onClick?: (event: MouseEvent) => void;
}

export function BackToLogin({ href }: { href: string }) {
  const t = useText();
  return (
    <a className="back" href={useHref(href)}>
      <Icon path={BACK} />
      <span>{t('Back to Login')}</span>
    </a>
  );
}

/** A link that looks like the primary button, for the next step after a result. */
export function ButtonLink({ href, children, onClick }: ButtonLinkProps) {
  useSheet(css);
  return (
    <a className="button" part="button primary" data-look="primary" href={href} onClick={onClick}>
      {children}
    </a>
  );
}

export function PrivacyLink({ href }: { href: string }) {
  const t = useText();
  return <NewTabLink href={href}>{t('Privacy Statement')}</NewTabLink>;
}
