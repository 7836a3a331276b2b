import type { Emit, PortalEvents } from '../../services/host-events.ts';
import type { Navigation } from '../../services/navigation.ts';
import { createWaitList, settledWithin } from './wait-list.ts';

export type Leave = Navigation['leave'];

/** Milliseconds that a host page may delay a navigation. */
export const WAIT_LIMIT = 2000;

/**
 * All navigation to other pages uses this. The host page can prevent `portal-navigate`, or delay it with `waitUntil`.
 * The address in the event is the address that is used, except for a secret in it. While one navigation waits, others are
 * ignored. A navigation that waits is dropped if the element is not in the page.
 */
export function createLeave(emit: Emit, origins: () => readonly string[], isGone: () => boolean): Leave {
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
    const list = createWaitList();
    const allowed = emit('portal-navigate', navigateDetail({ url: publicUrl.href, reason }, list.waitUntil));
    const promises = list.close();
    if (!allowed) return;
    if (promises.length > 0) {
      waiting = true;
      await settledWithin(promises, WAIT_LIMIT);
      await nextTask();
      waiting = false;
      if (isGone()) return;
    }
    location[replace ? 'replace' : 'assign'](href);
  };
}

/** The page may remove the element when its promise has settled. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

type NavigateDetail = PortalEvents['portal-navigate'];

/** The function is not enumerable, so that a host can post the detail to another window: functions cannot be cloned. */
function navigateDetail(
  detail: Omit<NavigateDetail, 'waitUntil'>,
  waitUntil: NavigateDetail['waitUntil'],
): NavigateDetail {
  return Object.defineProperty(detail as NavigateDetail, 'waitUntil', { value: waitUntil });
}
