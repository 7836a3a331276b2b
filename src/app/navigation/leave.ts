import type { Emit, PortalEvents } from '../../services/host-events.ts';
import type { Navigation } from '../../services/navigation.ts';

export type Leave = Navigation['leave'];

/** Milliseconds that a host page may delay a navigation. */
export const WAIT_LIMIT = 2000;

/**
 * All navigation to other pages uses this. The host page can prevent `portal-navigate`, or delay it with `waitUntil`.
 * The address in the event is the address that is used, except for a secret in it. While one navigation waits, others are
 * ignored. A navigation that waits is dropped if the element is not in the page. `offer` gets the address if the page is in a frame that
 * may not open it without a click.
 */
export function createLeave(
  emit: Emit,
  origins: () => readonly string[],
  isGone: () => boolean,
  offer: (href: string) => void,
): Leave {
  let waiting = false;
  return async (url, reason, { replace = false, secret } = {}) => {
    if (waiting) return;
    if (!origins().includes(url.origin) || !url.protocol.startsWith('http')) {
      console.warn('A navigation to a foreign origin was not followed.');
      return;
    }
    // Copied, because a listener may change the URL after the check.
    const { href } = url;
    const publicUrl = new URL(href);
    if (secret) publicUrl.searchParams.delete(secret);
    const promises: PromiseLike<unknown>[] = [];
    let open = true;
    const waitUntil = (promise: PromiseLike<unknown>) => {
      // As `ExtendableEvent.waitUntil()` does.
      if (!open) throw new DOMException('Call waitUntil() before the first await.', 'InvalidStateError');
      promises.push(promise);
    };
    const allowed = emit('portal-navigate', navigateDetail({ url: publicUrl.href, reason }, waitUntil));
    open = false;
    if (!allowed) return;
    if (promises.length > 0) {
      waiting = true;
      await Promise.race([Promise.allSettled(promises), after(WAIT_LIMIT)]);
      // The page may remove the element when its promise has settled.
      await after(0);
      waiting = false;
      if (isGone()) return;
    }
    if (globalThis.window === globalThis.top) location[replace ? 'replace' : 'assign'](href);
    else if (!leaveFrame(href)) offer(href);
  };
}

/** The pages of a portal refuse to be shown in a frame (D107). Returns `false` if the browser or a sandbox does not allow it. */
function leaveFrame(href: string): boolean {
  try {
    // Not by a method: of another origin's location, only this and `replace` can be used.
    (top as Window).location.href = href;
    return true;
  } catch {
    return false;
  }
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type NavigateDetail = PortalEvents['portal-navigate'];

/** The function is not enumerable, so that a host can post the detail to another window: functions cannot be cloned. */
function navigateDetail(
  detail: Omit<NavigateDetail, 'waitUntil'>,
  waitUntil: NavigateDetail['waitUntil'],
): NavigateDetail {
  return Object.defineProperty(detail as NavigateDetail, 'waitUntil', { value: waitUntil });
}
