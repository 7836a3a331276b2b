import { type FocusEvent, type PropsWithChildren, useContext, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { useServices } from '../services/services.ts';
import { acceptCookies } from '../session/accept-cookies.ts';
import type { Consent } from '../session/consent.ts';
import { Button } from '../ui/button.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { StyleRootContext, useSheet } from '../ui/sheet.ts';
import { useText } from '../ui/text.tsx';
import css from './cookie-banner.css?inline';
import { reportConsent } from './report-consent.ts';
import { useShellServices } from './shell-services.ts';
import { useBottomInset } from './use-bottom-inset.ts';

/** Stays at the bottom of the page until the person accepts cookies. */
export function CookieBanner({ children }: PropsWithChildren) {
  useSheet(css);
  const { consent } = useShellServices();
  const { emit } = useServices();
  const accepted = useStore(consent, (state) => state.accepted);
  const [stored] = useState(accepted);
  useEffect(() => {
    if (accepted) reportConsent(consent, emit, stored);
  }, [accepted, stored, consent, emit]);
  const ownsBanner = useOwnsBanner(consent);
  return (
    <>
      {ownsBanner && !accepted && <Banner />}
      {children}
    </>
  );
}

/** Whether this element shows the banner of the page. If it is removed, another element takes over. */
function useOwnsBanner(consent: StoreApi<Consent>): boolean {
  const [self] = useState({});
  const banner = useStore(consent, (state) => state.banner);
  useEffect(() => {
    if (!consent.getState().banner) consent.setState({ banner: self });
  });
  useEffect(
    () => () => {
      if (consent.getState().banner === self) consent.setState({ banner: undefined });
    },
    [consent, self],
  );
  return banner === self;
}

/** A region, not a dialog, because the page can be used without answering. */
function Banner() {
  const t = useText();
  const { links } = useServices();
  const { consent } = useShellServices();
  const root = useContext(StyleRootContext);
  const banner = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  useBottomInset(banner);

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget;
  }

  function accept() {
    // The button is removed, so the focus returns to the previous element, or moves to the title of the screen.
    if (banner.current?.contains(root?.activeElement ?? null)) {
      const title = root?.querySelector<HTMLElement>('[data-screen-title]');
      (previousFocus.current?.isConnected ? previousFocus.current : title)?.focus({ preventScroll: true });
    }
    acceptCookies(consent);
  }

  return (
    <section
      ref={banner}
      className="cookie-banner"
      part="cookie-banner"
      aria-label={t('Cookies')}
      onFocus={onFocus}
    >
      <div className="cookie-content">
        <p part="cookie-text">{t('We use cookies to make this site work and to remember your choices.')}</p>
        <p className="cookie-links" part="cookie-links">
          <NewTabLink href={links.terms}>{t('Terms & Conditions')}</NewTabLink>
          <NewTabLink href={links.privacy}>{t('Privacy Policy')}</NewTabLink>
        </p>
      </div>
      <Button look="secondary" onClick={accept}>
        {t('Got it!')}
      </Button>
    </section>
  );
}
