import { useMemo } from 'react';
import type { Mounted } from '../element/mounted.ts';
import { trustedOrigins } from '../page/trusted-origins.ts';
import { createLeave, type Leave } from './leave.ts';

/** One per element, because a second one would not know that the first one is waiting. */
export const useLeave = ({ emit, removed, element }: Mounted): Leave =>
  useMemo(
    () => createLeave(emit, trustedOrigins, () => removed.aborted || !element.isConnected),
    [emit, removed, element],
  );
