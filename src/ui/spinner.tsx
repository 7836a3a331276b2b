import { useText } from './text.tsx';

/** Progress of unknown length, in place of content that is not there yet. */
export function Spinner() {
  const t = useText();
  return (
    <div className="spinner-place" part="spinner" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="hidden-text">{t('Please wait…')}</span>
    </div>
  );
}
