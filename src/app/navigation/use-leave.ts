import { useMemo } from 'react';
import type { Mounted } from '../element/mounted.ts';
import { trustedOrigins } from '../page/trusted-origins.ts';
import { createLeave, type Leave } from './leave.ts';

/** One per element, because a second one would not know that the first one is waiting. */
export const useLeave = (mounted: Mounted): Leave =>
  useMemo(() => {
    const { emit, removed, element, update } = mounted;
    return createLeave(
      emit,
      trustedOrigins,
      () => removed.aborted || !element.isConnected,
      (href) => {
        mounted.exit = href;
        update();
      },
    );
  }, [mounted]);
