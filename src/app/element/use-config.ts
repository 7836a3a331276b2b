import { useSyncExternalStore } from 'react';
import type { Config } from './config.ts';
import type { Mounted } from './mounted.ts';

/** The attributes, for a render. Not by `useStore`, which hydrates with the first values of the store. */
export const useConfig = ({ subscribe, config }: Mounted): Config =>
  useSyncExternalStore(subscribe, config, config);
