import type { Emit, LeaveReason, PortalEvents } from '../../services/host-events.ts';
import { createWaitList, settled } from './wait-list.ts';

export interface LeaveOptions {
  /** For landings, so that Back does not run them again. */
  replace?: boolean;
  /** The name of a query parameter which the host page is not told of: an event carries no token (D20). */
  secret?: string;
}

/** Resolves when the browser has been sent on its way, or is not going to be. */
export type Leave = (url: URL, reason: LeaveReason, options?: LeaveOptions) => Promise<void>;

/** Milliseconds for which a host page may hold the browser up. */
export const WAIT_LIMIT = 2000;

/**
 * The one way out of the page (D2). The host may take over by preventing `portal-navigate`, or have it waited for; the
 * address it is told is the address that is used, but for a secret in it. While one navigation waits there is no other; it
 * is dropped when the element is removed meanwhile.
 */
export function createLeave(emit: Emit, origins: () => readonly string[], removed: AbortSignal): Leave {
  let waiting = false;
  return async (url, reason, { replace = false, secret } = {}) => {
    if (waiting) return;
    if (!origins().includes(url.origin) || !url.protocol.startsWith('http')) {
      console.warn('A navigation to a foreign origin was not followed.');
      return;
    }
    // What was checked is what is used, whatever becomes of the event's detail meanwhile.
    const { href } = url;
    const told = new URL(href);
    if (secret) told.searchParams.delete(secret);
    const list = createWaitList();
    const goOn = emit('portal-navigate', navigation({ url: told.href, reason }, list.waitUntil));
    const waits = list.close();
    if (!goOn) return;
    if (waits.length > 0) {
      waiting = true;
      await settled(waits, WAIT_LIMIT);
      await removalBelieved();
      waiting = false;
      if (removed.aborted) return;
    }
    location[replace ? 'replace' : 'assign'](href);
  };
}

/** An element counts as removed one task after it was taken off the page: it may only be moved. */
const removalBelieved = () => new Promise((resolve) => setTimeout(resolve));

type Navigation = PortalEvents['portal-navigate'];

/** The function is not enumerable: a host may log the detail, or post it to another window, which clones no function. */
function navigation(detail: Omit<Navigation, 'waitUntil'>, waitUntil: Navigation['waitUntil']): Navigation {
  return Object.defineProperty(detail as Navigation, 'waitUntil', { value: waitUntil });
}
