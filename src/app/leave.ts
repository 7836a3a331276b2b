import type { Emit, LeaveReason } from '../host-events.ts';

export type Leave = (url: URL, reason: LeaveReason, options?: { replace?: boolean }) => void;

/**
 * The one way out of the page (D2). The host may take over by preventing `portal-navigate`; the address it is told is
 * the address that is used. `replace` is for landings, so that Back does not run them again.
 */
export function createLeave(emit: Emit, origins: readonly string[]): Leave {
  return (url, reason, { replace = false } = {}) => {
    if (!origins.includes(url.origin) || !url.protocol.startsWith('http')) {
      console.warn('A navigation to a foreign origin was not followed.');
      return;
    }
    if (!emit('portal-navigate', { url: url.href, reason })) return;
    if (replace) location.replace(url.href);
    else location.assign(url.href);
  };
}
