import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { isPlainClick } from '../../kit/plain-click.ts';
import { Button } from '../../ui/button.tsx';
import { BackToLogin, ButtonLink, PrivacyLink } from '../../ui/links.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { useText } from '../../ui/text.tsx';
import css from './leave-dialog.css?inline';

/** Whether the person has printed the page, or has saved its data, which the function reports. */
export function useSaved(): [saved: boolean, report: () => void] {
  const [saved, setSaved] = useState(false);
  const [report] = useState(() => () => setSaved(true));
  useEffect(() => {
    addEventListener('afterprint', report);
    return () => removeEventListener('afterprint', report);
  }, [report]);
  return [saved, report];
}

interface LeavingLinksProps {
  /** The page shows something for which a new link would be needed. */
  asks: boolean;
  loginHref: string;
  privacyHref: string;
}

/** The links at the end of a page that can be seen once. The way back asks first (D70). */
export function LeavingLinks({ asks, loginHref, privacyHref }: LeavingLinksProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  function ask(event: MouseEvent) {
    if (!asks || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    dialog.current?.showModal();
  }
  return (
    <>
      <p className="aside">
        <BackToLogin href={loginHref} onClick={ask} />
        <PrivacyLink href={privacyHref} />
      </p>
      <LeaveDialog ref={dialog} loginHref={loginHref} />
    </>
  );
}

function LeaveDialog({ ref, loginHref }: { ref: { current: HTMLDialogElement | null }; loginHref: string }) {
  const t = useText();
  const id = useId();
  useSheet(css);
  return (
    <dialog
      ref={ref}
      className="dialog"
      part="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 className="block-title" id={`${id}-title`}>
        {t('Leave this page?')}
      </h2>
      <p id={`${id}-text`}>
        {t(
          'If you leave this page, you may need a new link to open it again. Save or print what you need first.',
        )}
      </p>
      <div className="actions">
        <Button onClick={() => ref.current?.close()}>{t('Stay on this page')}</Button>
        <ButtonLink look="secondary" href={loginHref}>
          {t('Leave the page')}
        </ButtonLink>
      </div>
    </dialog>
  );
}
