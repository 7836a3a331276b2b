import { useSyncExternalStore } from 'react';
import { listen } from '../kit/listen.ts';
import { useChangeCount } from '../ui/change-count.ts';
import { useDelayed } from '../ui/delay.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { useText } from '../ui/text.tsx';

const subscribe = (changed: () => void) => listen(globalThis, changed, 'online', 'offline');

/** Milliseconds for which the return of the network is announced. */
const RETURN_SHOWN = 4000;

/** Shown in the header while the browser has no network, and for a moment when it has returned. It moves nothing. */
export function OfflineNotice() {
  const t = useText();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const hasReturned = useChangeCount(isOnline) > 0 && isOnline;
  const isOver = useDelayed(hasReturned, RETURN_SHOWN);
  const text = isOnline ? t('Back online.') : t('You are offline.');
  return (
    <LiveRegion>
      {(!isOnline || (hasReturned && !isOver)) && (
        <p className="offline" part="offline" data-online={isOnline || undefined}>
          {text}
        </p>
      )}
    </LiveRegion>
  );
}
