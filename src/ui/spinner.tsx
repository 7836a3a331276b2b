import { useText } from './text.tsx';

/** Progress of unknown length, in place of content that is not there yet; the words say what is awaited. */
export function Spinner({ children }: { children?: string }) {
  const t = useText();
  return (
    <div className="spinner-row" part="spinner" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{children ?? t('Please wait…')}</span>
    </div>
  );
}
