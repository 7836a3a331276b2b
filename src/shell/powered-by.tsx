import { useState } from 'react';
import { isolate } from '../kit/isolate.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { useText } from '../ui/text.tsx';
import { useShellServices } from './shell-services.ts';

/**
 * The provider's name, link and logo, or only the name if the logo does not load. The default name is the application's, or the
 * host of the link or logo (D34). The header has the application's name, so that name alone is not repeated here.
 */
export function PoweredBy({ applicationName }: { applicationName: string | undefined }) {
  const t = useText();
  const { name: given, url, logo } = useShellServices().provider;
  const [missing, setMissing] = useState<string>();
  const name = given || applicationName || (url ?? logo)?.host;
  if (!name || (name === applicationName && !url && !logo)) return null;
  const label =
    logo && logo.href !== missing ? (
      <img
        className="provider-logo"
        part="provider-logo"
        src={logo.href}
        alt={name}
        onError={() => setMissing(logo.href)}
      />
    ) : (
      <span>{isolate(name)}</span>
    );
  return (
    <p className="powered-by" part="powered-by">
      <span>{t('Powered by')}</span> {url ? <NewTabLink href={url.href}>{label}</NewTabLink> : label}
    </p>
  );
}
