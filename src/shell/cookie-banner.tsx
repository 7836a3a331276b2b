import { type FocusEvent, useContext, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { useServices } from '../services/services.ts';
import { acceptCookies, type Consent, recheckConsent } from '../session/consent.ts';
import { Button } from '../ui/button.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { StyleRootContext, useSheet } from '../ui/sheet.ts';
import { useText } from '../ui/text.tsx';
import css from './cookie-banner.css?inline';
import { useShellServices } from './shell-services.ts';
import { useBottomInset } from './use-bottom-inset.ts';

/** Stands at the bottom of the page until the person agrees (specification, section 4 "Cookie banner"). */
export function CookieBanner() {
  useSheet(css);
  const { consent } = useShellServices();
  const accepted = useStore(consent, (state) => state.accepted);
  useEffect(() => {
    const recheck = () => recheckConsent(consent);
    addEventListener('focus', recheck);
    document.addEventListener('visibilitychange', recheck);
    return () => {
      removeEventListener('focus', recheck);
      document.removeEventListener('visibilitychange', recheck);
    };
  }, [consent]);
  const isOurs = useTurn(consent);
  return isOurs && !accepted ? <Banner /> : null;
}

/** Whether the banner of the page is the one of this element. When it goes, the next element has its turn. */
function useTurn(consent: StoreApi<Consent>): boolean {
  const [own] = useState({});
  const banner = useStore(consent, (state) => state.banner);
  useEffect(() => {
    if (!consent.getState().banner) consent.setState({ banner: own });
  });
  useEffect(
    () => () => {
      if (consent.getState().banner === own) consent.setState({ banner: undefined });
    },
    [consent, own],
  );
  return banner === own;
}

/** A region and not a dialog: nothing waits for the answer. */
function Banner() {
  const t = useText();
  const { links } = useServices();
  const { consent } = useShellServices();
  const root = useContext(StyleRootContext);
  const banner = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  useBottomInset(banner);

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  }

  function accept() {
    // The button is about to go: the focus goes back to where it was, else to the title of the screen.
    if (banner.current?.contains(root?.activeElement ?? null)) {
      const title = root?.querySelector<HTMLElement>('[data-screen-title]');
      (before.current?.isConnected ? before.current : title)?.focus({ preventScroll: true });
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
        <p part="cookie-text">{t('We use cookies so that this site works and remembers your choices.')}</p>
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
