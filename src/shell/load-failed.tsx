import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenTitle } from '../ui/heading.tsx';
import { useText } from '../ui/text.tsx';

interface LoadFailedProps {
  retry(): void;
  busy?: boolean;
}

/** Shown if the code of a screen does not load, or if rendering fails. */
export function LoadFailed({ retry, busy = false }: LoadFailedProps) {
  const t = useText();
  return (
    <div className="stack">
      <ScreenTitle>{t('This page could not be loaded.')}</ScreenTitle>
      <Alert kind="danger">
        <p>{t('Please check your connection and try again.')}</p>
      </Alert>
      <Button busy={busy} onClick={retry}>
        {t('Try again')}
      </Button>
    </div>
  );
}
