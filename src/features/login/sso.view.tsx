import { useMemo } from 'react';
import { EXPAND, Icon } from '../../ui/icon.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { useText } from '../../ui/text.tsx';
import { inAppBrowser } from './in-app-browser.ts';
import { InAppNotice } from './in-app-notice.view.tsx';
import type { StageProps } from './login-stages.view.tsx';
import css from './sso.css?inline';
import { SsoButtons } from './sso-buttons.view.tsx';
import { ssoProviders } from './sso-providers.ts';
import { useLastUsed } from './use-last-used.tsx';

/** More providers than this are folded. */
const SHOWN_PROVIDERS = 6;

/** Single sign-on. Its code is loaded if there are providers. */
export function Sso(props: StageProps) {
  const t = useText();
  useSheet(css);
  const known = useMemo(() => ssoProviders(props.ssoProviders), [props.ssoProviders]);
  const { providers, forgetting } = useLastUsed(known);
  const browser = inAppBrowser(navigator.userAgent);
  const folded = providers.slice(SHOWN_PROVIDERS);
  return (
    <div className="stack" part="sso">
      <p className="divider">
        <span>{t('or')}</span>
      </p>
      {browser && <InAppNotice {...browser} />}
      <SsoButtons {...props} providers={providers.slice(0, SHOWN_PROVIDERS)} />
      {forgetting}
      {folded.length > 0 && (
        <details>
          <summary>
            <Icon path={EXPAND} />
            {t('More ways to log in')}
          </summary>
          <div className="stack">
            <SsoButtons {...props} providers={folded} />
          </div>
        </details>
      )}
    </div>
  );
}
