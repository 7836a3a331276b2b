import { createContext, useState } from 'react';
import { useStore } from 'zustand';
import { schemesAt } from '../../browser/color-behind.ts';
import { startScheme } from '../../browser/color-scheme.ts';
import { followSystem } from '../../session/preferences.ts';
import { useMedia } from '../../ui/media.ts';
import { pagePreferences } from '../page/page-api.ts';
import type { Config } from './config.ts';
import type { Mounted } from './mounted.ts';

/** The theme that is shown. */
export const DarkContext = createContext(false);

interface ColorScheme {
  dark: boolean;
  /** The host's page has the other scheme, so the element needs its own background. */
  apart: boolean;
}

const follow = () => followSystem(pagePreferences());

/** A choice on this page takes precedence over everything else, except over a later change of the system's theme (D42). */
export function useColorScheme({ theme }: Config, mounted: Mounted): ColorScheme {
  const isGuest = !mounted.ownsAddress();
  const { chosen, saved, systemChanged } = useStore(pagePreferences(), (preferences) => preferences.theme);
  const system = useMedia('(prefers-color-scheme: dark)', follow);
  const [schemes] = useState(() => (isGuest ? schemesAt(mounted.element) : 'light dark'));
  const { dark: first, background, followsSystem } = startScheme({ theme, schemes, saved, system });
  const dark = followsSystem && systemChanged ? system : (chosen ?? first);
  return { dark, apart: isGuest && dark !== background };
}
