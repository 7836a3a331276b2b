import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

const HydratingContext = createContext(false);

/**
 * Around content that was rendered at build time. It is rendered as it was then, and again as it is now, before the browser
 * paints. Not by `useSyncExternalStore`, whose server snapshot Preact ignores.
 */
export function Hydration({ onEnd, children }: { onEnd(): void; children: ReactNode }) {
  const [hydrating, setHydrating] = useState(true);
  useLayoutEffect(() => (hydrating ? setHydrating(false) : onEnd()), [hydrating, onEnd]);
  return <HydratingContext value={hydrating}>{children}</HydratingContext>;
}

/** `true` at build time and during hydration, when only what is known at build time may be rendered. */
export const useHydrating = (): boolean => useContext(HydratingContext);

/** The address of a link, which depends on the page and its attributes. */
export const useHref = (href: string): string | undefined => (useHydrating() ? undefined : href);
