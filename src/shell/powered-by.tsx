import { useServices } from '../services.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { useText } from '../ui/text.tsx';

/** The provider's name, link and logo; without them the application's own name (D34). */
export function PoweredBy({ applicationName }: { applicationName: string | undefined }) {
  const t = useText();
  const { provider } = useServices();
  const name = provider.name ?? applicationName;
  if (!name) return null;
  const label = provider.logo ? (
    <img className="provider-logo" part="provider-logo" src={provider.logo.href} alt={name} />
  ) : (
    <span className="provider-name">{name}</span>
  );
  return (
    <p className="powered-by" part="powered-by">
      <span>{t('Powered by')}</span>{' '}
      {provider.url ? <NewTabLink href={provider.url.href}>{label}</NewTabLink> : label}
    </p>
  );
}
