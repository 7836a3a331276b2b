import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { useText } from '../../ui/text.tsx';
import { type InAppBrowser, intentUrl } from './in-app-browser.ts';

/** Says that single sign-on may fail in the browser of an app, and leads out of it. Only Android has an address that does. */
export function InAppNotice({ app, isAndroid }: InAppBrowser) {
  const t = useText();
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      // The app does not allow it. The address can be selected.
      setCopied(false);
    }
  }

  return (
    <>
      <Alert kind="info">
        <p>{t("Many login services don't work inside {{app}}.", { app })}</p>
        <p>
          {t(
            isAndroid
              ? 'Please open this page in your usual browser.'
              : 'Please copy the address, and open it in your usual browser.',
          )}
        </p>
      </Alert>
      {isAndroid && (
        <ButtonLink look="secondary" href={intentUrl(new URL(location.href))}>
          {t('Open in browser')}
        </ButtonLink>
      )}
      <Button look={isAndroid ? 'quiet' : 'secondary'} onClick={copy}>
        {t('Copy address')}
      </Button>
      {copied === false && <p className="address">{location.href}</p>}
      <p className="copied" aria-live="polite">
        {copied !== undefined &&
          t(copied ? 'Copied. Now paste it into your browser.' : 'Please select and copy it.')}
      </p>
    </>
  );
}
