import type { MouseEvent } from 'react';
import css from './button.css?inline';
import { useHref } from './hydration.tsx';
import { BACK, Icon } from './icon.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { useSheet } from './sheet.ts';
import { useText } from './text.tsx';

interface ButtonLinkProps {
  href: string;
  look?: 'primary' | 'secondary';
  children: string;
  onClick?: (event: MouseEvent) => void;
}

export function BackToLogin({ href, onClick }: Pick<ButtonLinkProps, 'href' | 'onClick'>) {
  const t = useText();
  return (
    <a className="back" part="back" href={useHref(href)} onClick={onClick}>
      <Icon path={BACK} />
      <span>{t('Back to Login')}</span>
    </a>
  );
}

/** A link that looks like a button, for the next step. */
export function ButtonLink({ href, look = 'primary', children, onClick }: ButtonLinkProps) {
  useSheet(css);
  return (
    <a className="button" part={`button ${look}`} data-look={look} href={href} onClick={onClick}>
      {children}
    </a>
  );
}

export function PrivacyLink({ href }: { href: string }) {
  const t = useText();
  return <NewTabLink href={href}>{t('Privacy Statement')}</NewTabLink>;
}
