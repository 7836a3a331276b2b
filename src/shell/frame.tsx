import type { MouseEvent, ReactNode } from 'react';
import { useValue } from '../services/screen-hooks.ts';
import { useServices } from '../services/services.ts';
import { useSheet } from '../ui/sheet.ts';
import css from './frame.css?inline';
import { useToday } from './holiday/calendar.ts';
import { Holiday } from './holiday/holiday.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { PoweredBy } from './powered-by.tsx';
import { season } from './season.ts';
import { ThemeSwitcher } from './theme-switcher.tsx';

interface FrameProps {
  children: ReactNode;
  /** The first screen is there: decoration may come. */
  usable: boolean;
  /** Clicks on links bubble to here. */
  onClick(event: MouseEvent): void;
}

/** The shell around every screen (specification, section 2 "Shell"). */
export function Frame({ children, usable, onClick }: FrameProps) {
  useSheet(css);
  const { configuration: request, ownPage } = useServices();
  const configuration = useValue(request);
  const today = useToday(season);
  // Landmarks belong to the page: inside somebody else's there is a header and a main part already.
  const [Header, Main, Footer] = ownPage
    ? (['header', 'main', 'footer'] as const)
    : (['div', 'div', 'div'] as const);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: links inside are the interactive elements, their clicks bubble
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by the keyboard, too
    <div className="frame" part="frame" data-page={ownPage || undefined} onClick={onClick}>
      <div
        className="background"
        part="background"
        data-season={ownPage ? today : undefined}
        aria-hidden="true"
      />
      <Header className="top" part="header">
        <div className="brand" part="brand">
          <slot name="logo">{configuration?.applicationName}</slot>
        </div>
        <div className="tools">
          <ThemeSwitcher />
          <LanguageSwitcher />
        </div>
      </Header>
      <Main className="main" part="main">
        <div className="card stack" part="card">
          <slot name="heading" />
          {children}
        </div>
      </Main>
      <Footer className="bottom" part="footer">
        <slot name="footer">
          <PoweredBy applicationName={configuration?.applicationName} />
        </slot>
        {ownPage && <Holiday usable={usable} />}
        {configuration?.version && (
          <p className="version" part="version">
            {configuration.version}
          </p>
        )}
      </Footer>
      <LoadingScreen />
    </div>
  );
}
