import { useState } from 'react';
import { useStore } from 'zustand';
import { useMedia } from '../ui/media.ts';
import type { Config } from './config.ts';
import { pagePreferences } from './page.ts';

interface Darkness {
  dark: boolean;
  /** The page around us is of the other kind, so we need a ground of our own. */
  apart: boolean;
}

/**
 * What was chosen on this page, else the embedder's word, else the saved choice, else the system's, followed as it
 * changes (specification, section 4 "Theme"). A guest stands on its host's ground: where the host page knows only one
 * kind (its `color-scheme`), `auto` is that kind.
 */
export function useDark({ theme }: Config, guestOf: Element | undefined): Darkness {
  const { chosen, saved } = useStore(pagePreferences());
  const system = useMedia('(prefers-color-scheme: dark)');
  const [schemes] = useState(() => (guestOf ? getComputedStyle(guestOf).colorScheme : 'light dark'));
  const open = schemes.includes('light') && schemes.includes('dark');
  const ground = open ? system : schemes.includes('dark');
  const automatic = open ? (saved.dark ?? system) : ground;
  const dark = chosen.dark ?? (theme === 'auto' ? automatic : theme === 'dark');
  return { dark, apart: guestOf !== undefined && dark !== ground };
}
