import { useText } from './text.tsx';

/** Shown in place of content that is loading. `children` say what is loading. */
export function Spinner({ children }: { children?: string }) {
  const t = useText();
  return (
    <div className="spinner-row" part="spinner" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{children ?? t('Please wait…')}</span>
    </div>
  );
}
