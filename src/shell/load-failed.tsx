import { useNavigation } from '../services/navigation.ts';
import { useOnOnline } from '../services/screen-hooks.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenTitle } from '../ui/heading.tsx';
import { useHydrating } from '../ui/hydration.tsx';
import { BackToLogin } from '../ui/links.tsx';
import { useText } from '../ui/text.tsx';

interface LoadFailedProps {
  retry(): void;
  busy?: boolean;
  /** Rendering has failed, so the connection is not to blame. */
  crashed?: boolean;
}

/** Shown if the code of a screen does not load, or if rendering fails. */
export function LoadFailed({ retry, busy = false, crashed = false }: LoadFailedProps) {
  const t = useText();
  const { href } = useNavigation();
  // In the HTML of a first screen the link would have no address.
  const isFirstScreen = useHydrating();
  useOnOnline(retry);
  return (
    <div className="stack">
      <ScreenTitle>{t('This page could not be loaded.')}</ScreenTitle>
      <Alert kind="danger">
        <p>
          {crashed
            ? t('Something went wrong on our side. Please try again in a few minutes.')
            : t('Please check your connection and try again.')}
        </p>
      </Alert>
      <Button busy={busy} onClick={retry}>
        {t('Try again')}
      </Button>
      {!isFirstScreen && (
        <p className="aside">
          <BackToLogin href={href('')} />
        </p>
      )}
    </div>
  );
}
