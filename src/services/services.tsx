import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import type { Configuration } from '../api/configuration.ts';
import type { Problem } from '../api/problem.ts';
import type { Locale } from '../i18n/locale.ts';
import type { MessageKey } from '../i18n/message.ts';
import type { Result } from '../kit/result.ts';
import type { Consent } from '../session/consent.ts';
import type { Preferences } from '../session/preferences.ts';
import type { TokenStore } from '../session/stored-token.ts';
import type { Emit, LeaveReason } from './host-events.ts';

/** What a screen may ask of the world. The composition root of each element supplies it. */
export interface Services {
  client: Client;
  /** The application's configuration: asked for once per page, and again by whoever wants it after a failure (D38). */
  configuration(): Promise<Result<Configuration, Problem>>;
  /** Names of the single sign-on providers, likewise. */
  ssoProviders(): Promise<Result<string[], Problem>>;
  /** What the route and the embedder hand to the screen. */
  route: {
    parameters: Record<string, string>;
    /** Relative to the base, without query. */
    path: string;
    query: URLSearchParams;
    /** Said once on arrival. */
    notice: MessageKey | undefined;
  };
  /** What the e-mail field begins with: what was typed here before, the query's `email`, or the attribute. */
  email: string;
  /** Keeps the address typed so far for whoever comes back or loads the page anew; an address, never a secret. */
  rememberEmail(email: string): void;
  /** Addresses for links. */
  links: { terms: string; privacy: string };
  destinations: { admin: URL; member: URL; registrationSuccess: URL };
  provider: { name: string | undefined; url: URL | undefined; logo: URL | undefined };
  /** The address of a path of the portal, for a link. */
  href(path: string): string;
  /** In-app: what the person clicks pushes a history entry, a redirect replaces it (D2). */
  navigate(path: string, options?: { replace?: boolean; notice?: MessageKey }): void;
  /** Another address for the place the person is at, as it must no longer hold a secret; nothing else changes. */
  replaceAddress(path: string): void;
  /** Site-level; resolves when the browser has been sent on its way, or the host page has taken over. */
  leave(url: URL, reason: LeaveReason, options?: { replace?: boolean; secret?: string }): Promise<void>;
  /**
   * The code of the captcha, loaded when it is first asked for; it gives a token for a public key. Both are `undefined` if
   * the captcha is blocked or too slow (D19).
   */
  captcha(): Promise<((key: string) => Promise<string | undefined>) | undefined>;
  /** The token that was validated last (D9). */
  token: TokenStore;
  emit: Emit;
  preferences: StoreApi<Preferences>;
  consent: StoreApi<Consent>;
  /** What the store of consent says. */
  accepted: boolean;
  dark: boolean;
  switchLocale(locale: Locale): void;
  /** Makes a thing once per visit of a screen; it outlives remounts and is disposed when the person goes elsewhere. */
  keep<Thing extends { dispose(): void }>(key: string, create: () => Thing): Thing;
  /** `true` inside the portal, where another path is another screen; a widget has one screen only. */
  routed: boolean;
  /** `true` on a page of our own, where a field may take the focus on arrival; a widget never does. */
  ownPage: boolean;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('A screen needs the services of an element around it.');
  return services;
}
