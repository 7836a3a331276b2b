import { useState } from 'react';
import { useStore } from 'zustand';
import { followSystem } from '../session/preferences.ts';
import { useMedia } from '../ui/media.ts';
import type { Config } from './config.ts';
import { pagePreferences } from './page/page-api.ts';

interface ColorScheme {
  dark: boolean;
  /** The page around us is of the other kind, so we need a ground of our own. */
  apart: boolean;
}

const follow = () => followSystem(pagePreferences());

/**
 * What was chosen on this page, else the embedder's word, else the saved choice, else the system's theme (specification,
 * section 4 "Theme"). The system's theme, followed as it changes, comes before both choices after it has changed (D42).
 * A guest stands on its host's ground: where the host page knows only one kind (its `color-scheme`), `auto` is that kind.
 */
export function useColorScheme({ theme }: Config, guestOf: Element | undefined): ColorScheme {
  const { chosen, saved, systemChanged } = useStore(pagePreferences(), (preferences) => preferences.theme);
  const system = useMedia('(prefers-color-scheme: dark)', follow);
  const [schemes] = useState(() => (guestOf ? getComputedStyle(guestOf).colorScheme : 'light dark'));
  const open = schemes.includes('light') && schemes.includes('dark');
  const ground = open ? system : schemes.includes('dark');
  function decide() {
    if (theme !== 'auto') return chosen ?? theme === 'dark';
    if (!open) return chosen ?? ground;
    return systemChanged ? system : (chosen ?? saved ?? system);
  }
  const dark = decide();
  return { dark, apart: guestOf !== undefined && dark !== ground };
}
