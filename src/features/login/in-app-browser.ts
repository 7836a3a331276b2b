export interface InAppBrowser {
  /** The name of the app. */
  app: string;
  isAndroid: boolean;
}

/** What each app adds to the user agent of its own browser. The first match counts. */
const APPS: readonly (readonly [app: string, token: RegExp])[] = [
  ['Instagram', /Instagram/],
  ['LinkedIn', /LinkedInApp/],
  ['TikTok', /musical_ly|Bytedance|TikTok/],
  ['Messenger', /FBAN\/Messenger|FB_IAB\/(?:MESSENGER|Orca)/],
  ['Facebook', /FBA[NV]/],
];

/** The app whose own browser shows the page. Google and others refuse to sign people in there. */
export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  const app = APPS.find(([, token]) => token.test(userAgent))?.[0];
  return app ? { app, isAndroid: userAgent.includes('Android') } : undefined;
}

/** With this address, Android opens a page in the person's browser. The part after `#` is lost, because the intent is there. */
export const intentUrl = ({ protocol, host, pathname, search }: URL): string =>
  `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};end`;
