import { useAnnounced } from './announcer.tsx';
import { useText } from './text.tsx';

/** Shown in place of content that is loading. `children` say what is loading. */
export function Spinner({ children }: { children?: string }) {
  const t = useText();
  return (
    <div ref={useAnnounced(true)} className="spinner-row" part="spinner">
      <span className="spinner" aria-hidden="true" />
      <span>{children ?? t('Please wait…')}</span>
    </div>
  );
}
