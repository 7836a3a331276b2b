import { useMemo } from 'react';
import { configOf, type Host, useEmit } from '../element/host.ts';
import { createLeave, type Leave } from './leave.ts';

/** One per element, because a second one would not know that the first one is waiting. */
export function useLeave(host: Host): Leave {
  const emit = useEmit(host);
  return useMemo(() => {
    const isGone = () => host.removed.aborted || !host.element.isConnected;
    return createLeave(emit, () => configOf(host).origins, isGone);
  }, [emit, host]);
}
