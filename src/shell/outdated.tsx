import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenTitle } from '../ui/heading.tsx';
import { useText } from '../ui/text.tsx';

/**
 * Shown if an update of the server has removed the code of a screen. `fromLink`: the screen was opened by a link in an email,
 * and a reload loses its token.
 */
export function Outdated({ fromLink }: { fromLink: boolean }) {
  const t = useText();
  return (
    <div className="stack">
      <ScreenTitle>{t('This page needs to be reloaded.')}</ScreenTitle>
      <Alert kind="info">
        <p>{t('This site has probably been updated since you opened it.')}</p>
        {fromLink && <p>{t('After reloading, open the link in our email again.')}</p>}
      </Alert>
      <Button onClick={() => location.reload()}>{t('Reload the page')}</Button>
    </div>
  );
}
