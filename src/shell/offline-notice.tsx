import { useStore } from 'zustand';
import { serverAnswers } from '../browser/server-answers.ts';
import { useOnOnline } from '../services/screen-hooks.ts';
import { useChangeCount } from '../ui/change-count.ts';
import { useDelayed } from '../ui/delay.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { useText } from '../ui/text.tsx';
import { useShellServices } from './shell-services.ts';

/** Milliseconds for which the next answer is announced. */
const RETURN_SHOWN = 4000;

/** Shown from a call that has failed without a network until the next answer, and for a moment then. It moves nothing. */
export function OfflineNotice() {
  const t = useText();
  const { offline } = useShellServices();
  const isOffline = useStore(offline);
  useOnOnline(async () => {
    if (isOffline && (await serverAnswers())) offline.setState(false);
  });
  const hasReturned = useChangeCount(isOffline) > 0 && !isOffline;
  const isOver = useDelayed(hasReturned, RETURN_SHOWN);
  return (
    <LiveRegion>
      {(isOffline || (hasReturned && !isOver)) && (
        <p className="offline" part="offline" data-online={!isOffline || undefined}>
          {isOffline ? t('You are offline.') : t('Back online.')}
        </p>
      )}
    </LiveRegion>
  );
}
