import { Button } from '../../ui/button.tsx';
import { useText } from '../../ui/text.tsx';
import type { StageProps } from './login-stages.view.tsx';
import { ProviderMark } from './provider-mark.tsx';
import type { MarkedProvider } from './use-last-used.tsx';

interface SsoButtonsProps extends Pick<StageProps, 'onSso' | 'pendingProvider'> {
  providers: readonly MarkedProvider[];
}

export function SsoButtons({ providers, onSso, pendingProvider }: SsoButtonsProps) {
  const t = useText();
  return providers.map((provider) => (
    <Button
      key={provider.name}
      look="secondary"
      busy={provider.name === pendingProvider}
      onClick={() => onSso(provider.name)}
    >
      <ProviderMark {...provider} />
      <span>{t('Continue with {{provider}}', { provider: provider.title })}</span>
      {provider.badge}
    </Button>
  ));
}
