import { createContext, useContext, useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Client } from './api/client.ts';
import type { Configuration } from './api/configuration.ts';
import type { Emit, Flow, LeaveReason } from './host-events.ts';
import type { Locale } from './i18n/locale.ts';
import type { Message, MessageKey } from './i18n/message.ts';
import type { Preferences } from './session/preferences.ts';
import { useText } from './ui/text.tsx';

/** What a screen may ask of the world. The composition root of each element supplies it. */
export interface Services {
  client: Client;
  /** The application's configuration; `undefined` until it has arrived, and where it does not. */
  configuration: Configuration | undefined;
  /** Names of the single sign-on providers; none until they have arrived, and where they do not. */
  ssoProviders: readonly string[];
  /** What the route and the embedder hand to the screen. */
  route: {
    parameters: Record<string, string>;
    query: URLSearchParams;
    /** Said once on arrival. */
    notice: MessageKey | undefined;
  };
  /** The attribute `email`. */
  email: string;
  /** Addresses for links. */
  links: { terms: string; privacy: string };
  destinations: { admin: URL; member: URL };
  provider: { name: string | undefined; url: URL | undefined; logo: URL | undefined };
  /** The address of a path of the portal, for a link. */
  href(path: string): string;
  /** In-app: what the person clicks pushes a history entry, a redirect replaces it (D2). */
  navigate(path: string, options?: { replace?: boolean; notice?: MessageKey }): void;
  leave(url: URL, reason: LeaveReason, options?: { replace?: boolean }): void;
  emit: Emit;
  preferences: StoreApi<Preferences>;
  dark: boolean;
  switchLocale(locale: Locale): void;
  /** Makes a thing once per visit of a screen; it outlives remounts and is disposed when the person goes elsewhere. */
  keep<Thing extends { dispose(): void }>(key: string, create: () => Thing): Thing;
  /** `true` on a page of our own, where a field may take the focus on arrival; a widget never does. */
  ownPage: boolean;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('A screen needs the services of an element around it.');
  return services;
}

/** Runs once when a screen is opened, also where React runs its effects twice. */
export function useOnArrival(act: () => void): void {
  const { keep } = useServices();
  useEffect(() => {
    keep('arrival', () => {
      act();
      return { dispose() {} };
    });
  });
}

/** The back/forward cache shows a page as it was left: busy, and with what was private (design: `pageshow`). */
export function useOnRestore(act: () => void): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) act();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  });
}

/** Tells the host page of stages and errors as the person sees them (D20). */
export function useReports(
  flow: Flow,
  stage: string,
  error: { field?: string; message: Message } | undefined,
): void {
  const { emit } = useServices();
  const t = useText();
  useEffect(() => {
    emit('portal-stage', { stage });
  }, [emit, stage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is reported once, not again in another language
  useEffect(() => {
    if (!error) return;
    const { field, message } = error;
    emit('portal-error', { flow, ...(field ? { field } : {}), message: t(message) });
  }, [emit, flow, error]);
}
