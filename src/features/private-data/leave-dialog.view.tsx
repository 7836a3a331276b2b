import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { listen } from '../../browser/listen.ts';
import { isPlainClick } from '../../browser/plain-click.ts';
import { Button } from '../../ui/button.tsx';
import { BackToLogin, ButtonLink, PrivacyLink } from '../../ui/links.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { useText } from '../../ui/text.tsx';
import css from './leave-dialog.css?inline';

interface LeavingLinksProps {
  /** The page shows something for which a new link would be needed. */
  asks: boolean;
  /** The person has started to save or print it. */
  started: boolean;
  /** The page can be seen once. */
  once?: boolean;
  loginHref: string;
  privacyHref: string;
}

/**
 * The links at the end of a page with private data. The way back asks first (D70), as does the browser before it closes or reloads what
 * can be seen once, until the person has started to save it.
 */
export function LeavingLinks({ asks, started, once = false, loginHref, privacyHref }: LeavingLinksProps) {
  const t = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const leaves = useRef(false);
  useSheet(css);
  useEffect(() => {
    if (!once || started) return;
    return listen(globalThis, (event: Event) => leaves.current || event.preventDefault(), 'beforeunload');
  }, [once, started]);
  function ask(event: MouseEvent) {
    if (!asks || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    // In a task of its own, as closing it, because the browser then computes the styles of everything outside the dialog.
    setTimeout(() => dialog.current?.isConnected && dialog.current.showModal());
  }
  return (
    <>
      <p className="aside">
        <BackToLogin href={loginHref} onClick={ask} />
        <PrivacyLink href={privacyHref} />
      </p>
      <dialog
        ref={dialog}
        className="dialog"
        part="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onWheel={(event) => event.stopPropagation()}
      >
        <h2 className="block-title" id={`${id}-title`}>
          {t('Leave this page?')}
        </h2>
        <p id={`${id}-text`}>
          {t(
            started
              ? 'Do you have your file or printout? If you leave this page, you may need a new link to open it again.'
              : 'If you leave this page, you may need a new link to open it again. Save or print what you need first.',
          )}
        </p>
        <div className="actions">
          <Button onClick={() => setTimeout(() => dialog.current?.close())}>{t('Stay on this page')}</Button>
          <ButtonLink
            look="secondary"
            href={loginHref}
            onClick={({ nativeEvent }) => {
              leaves.current = isPlainClick(nativeEvent);
            }}
          >
            {t('Leave the page')}
          </ButtonLink>
        </div>
      </dialog>
    </>
  );
}
