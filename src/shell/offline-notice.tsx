import { useSyncExternalStore } from 'react';
import { LiveRegion } from '../ui/live-region.tsx';
import { useText } from '../ui/text.tsx';

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Shown while the browser has no network. */
export function OfflineNotice() {
  const t = useText();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <LiveRegion>
      {!isOnline && (
        <p className="offline" part="offline">
          {t('You are offline.')}
        </p>
      )}
    </LiveRegion>
  );
}
