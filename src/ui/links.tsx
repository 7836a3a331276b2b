import { Icon } from './icon.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { useText } from './text.tsx';

export function BackToLogin({ href }: { href: string }) {
  const t = useText();
  return (
    <a className="back" href={href}>
      <Icon name="back" />
      <span>{t('Back to Login')}</span>
    </a>
  );
}

export function PrivacyLink({ href }: { href: string }) {
  const t = useText();
  return <NewTabLink href={href}>{t('Privacy Statement')}</NewTabLink>;
}
