import type { ReactNode } from 'react';
import { useServices } from '../services/services.ts';
import { useValue } from '../services/use-reply.ts';
import { Announcer } from '../ui/announcer.tsx';
import { useSheet } from '../ui/sheet.ts';
import { useText } from '../ui/text.tsx';
import { useCurrentDate } from '../ui/use-current-date.ts';
import css from './frame.css?inline';
import { Holiday } from './holiday/holiday.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PoweredBy } from './powered-by.tsx';
import { season } from './season.ts';
import { useShellServices } from './shell-services.ts';
import { ThemeSwitcher } from './theme-switcher.tsx';

interface FrameProps {
  children: ReactNode;
  /** At the end. */
  banner: ReactNode;
  /** `true` when the first screen is usable: the holiday effect may load. */
  usable: boolean;
}

/** Header, footer and background around every screen. */
export function Frame({ children, banner, usable }: FrameProps) {
  useSheet(css);
  const t = useText();
  const services = useServices();
  const { holidayEffects } = useShellServices();
  const ownsAddress = services.ownsAddress();
  const { applicationName, version } = useValue(services.application) ?? {};
  const currentSeason = useCurrentDate(season);
  // A host page already has these landmarks.
  const [Header, Main, Footer] = ownsAddress
    ? (['header', 'main', 'footer'] as const)
    : (['div', 'div', 'div'] as const);
  return (
    <div className="frame" part="frame" data-page={ownsAddress || undefined}>
      <div className="backdrop">
        <div
          className="background"
          part="background"
          data-season={ownsAddress ? currentSeason : undefined}
          aria-hidden="true"
        />
      </div>
      <Header className="top" part="header">
        <div className="brand" part="brand">
          <slot name="logo">{applicationName}</slot>
        </div>
        <div className="tools">
          <ThemeSwitcher />
          <LanguageSwitcher />
        </div>
      </Header>
      <Main className="main" part="main">
        <div className="card stack" part="card">
          <slot name="heading" />
          <Announcer>{children}</Announcer>
        </div>
      </Main>
      <Footer className="bottom" part="footer">
        <slot name="footer">
          <PoweredBy applicationName={applicationName} />
        </slot>
        {ownsAddress && holidayEffects === 'on' && <Holiday usable={usable} />}
        {version && (
          <p className="version" part="version">
            {t('Version {{version}}', { version })}
          </p>
        )}
      </Footer>
      <OfflineNotice />
      {banner}
      <LoadingScreen />
    </div>
  );
}
