import { useState } from 'react';
import { useStore } from 'zustand';
import { followSystem } from '../session/preferences.ts';
import { useMedia } from '../ui/media.ts';
import type { Config } from './config.ts';
import { pagePreferences } from './page/page-api.ts';

interface ColorScheme {
  dark: boolean;
  /** The host's page has the other scheme, so the element needs its own background. */
  apart: boolean;
}

const follow = () => followSystem(pagePreferences());

/**
 * The choice on this page comes first, then the attribute, then the saved choice, then the system's theme. If the system's
 * theme changes while the page is open, it comes before both choices (D42). In a host's page that has only one scheme (its
 * `color-scheme`), `auto` is that scheme.
 */
export function useColorScheme({ theme }: Config, host: Element | undefined): ColorScheme {
  const { chosen, saved, systemChanged } = useStore(pagePreferences(), (preferences) => preferences.theme);
  const system = useMedia('(prefers-color-scheme: dark)', follow);
  const [schemes] = useState(() => (host ? getComputedStyle(host).colorScheme : 'light dark'));
  const hasBoth = schemes.includes('light') && schemes.includes('dark');
  const background = hasBoth ? system : schemes.includes('dark');
  function decide() {
    if (theme !== 'auto') return chosen ?? theme === 'dark';
    if (!hasBoth) return chosen ?? background;
    return systemChanged ? system : (chosen ?? saved ?? system);
  }
  const dark = decide();
  return { dark, apart: host !== undefined && dark !== background };
}
