import { CookieBanner } from '../shell/cookie-banner.tsx';
import type { Host } from './root.tsx';
import { Small } from './small.tsx';

/** `<cookie-consent>`: the banner alone, at the bottom of somebody else's page. */
export function CookieConsent({ host }: { host: Host }) {
  return <Small host={host} Part={CookieBanner} />;
}
