import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Client } from './api/client.ts';
import type { Configuration } from './api/configuration.ts';
import type { Problem } from './api/problem.ts';
import type { Emit, Flow, LeaveReason } from './host-events.ts';
import type { Locale } from './i18n/locale.ts';
import type { Message, MessageKey } from './i18n/message.ts';
import type { Result } from './kit/result.ts';
import type { Preferences } from './session/preferences.ts';
import { useText } from './ui/text.tsx';

/** What a screen may ask of the world. The composition root of each element supplies it. */
export interface Services {
  client: Client;
  /** The application's configuration: asked for once per page, when the first part of a view wants it. */
  configuration(): Promise<Result<Configuration, Problem>>;
  /** Names of the single sign-on providers, likewise. */
  ssoProviders(): Promise<Result<string[], Problem>>;
  /** What the route and the embedder hand to the screen. */
  route: {
    parameters: Record<string, string>;
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

/** The value of a request; `undefined` until it has arrived, and where it does not (section 8: only logged). */
export function useAnswer<T>(request: () => Promise<Result<T, Problem>>): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let current = true;
    void request().then((result) => {
      if (current && result.ok) setValue(result.value);
    });
    return () => {
      current = false;
    };
  }, [request]);
  return value;
}

/** Keeps the address typed so far; at once, for the next thing may be a reload. */
export function useRememberedEmail(email: string): void {
  const { rememberEmail } = useServices();
  useLayoutEffect(() => rememberEmail(email), [rememberEmail, email]);
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
