import type { Emit, LeaveReason } from '../host-events.ts';

export interface LeaveOptions {
  /** For landings, so that Back does not run them again. */
  replace?: boolean;
  /** The name of a query parameter which the host page is not told of: an event carries no token (D20). */
  secret?: string;
}

export type Leave = (url: URL, reason: LeaveReason, options?: LeaveOptions) => void;

/**
 * The one way out of the page (D2). The host may take over by preventing `portal-navigate`; the address it is told is
 * the address that is used, but for a secret in it.
 */
export function createLeave(emit: Emit, origins: readonly string[]): Leave {
  return (url, reason, { replace = false, secret } = {}) => {
    if (!origins.includes(url.origin) || !url.protocol.startsWith('http')) {
      console.warn('A navigation to a foreign origin was not followed.');
      return;
    }
    const told = new URL(url);
    if (secret) told.searchParams.delete(secret);
    if (!emit('portal-navigate', { url: told.href, reason })) return;
    if (replace) location.replace(url.href);
    else location.assign(url.href);
  };
}
