import { useAnnounced } from './announcer.tsx';
import { useText } from './text.tsx';

/** Milliseconds. After a shorter wait, a screen reader would speak of it when it is over. */
const LONG_WAIT = 1000;

/** Shown in place of content that is loading. `children` say what is loading. */
export function Spinner({ children }: { children?: string }) {
  const t = useText();
  return (
    <div ref={useAnnounced(LONG_WAIT)} className="spinner-row" part="spinner">
      <span className="spinner" aria-hidden="true" />
      <span>{children ?? t('Please wait…')}</span>
    </div>
  );
}
