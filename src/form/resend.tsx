import type { SentMailState } from '../kit/sent-mail.ts';
import { useChangeCount } from '../ui/change-count.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { useSheet } from '../ui/sheet.ts';
import { useText } from '../ui/text.tsx';
import css from './resend.css?inline';
import { ResendButton } from './resend-button.tsx';

interface ResendProps {
  state: Omit<SentMailState, 'sent'> & { busy: boolean };
  onResend(): void;
}

/** A button that has the mail sent again, and the message that it was. */
export function Resend({ state: { sentAt, resent, busy }, onResend }: ResendProps) {
  const t = useText();
  useSheet(css);
  const changeCount = useChangeCount(sentAt);
  return (
    <>
      <LiveRegion>
        {resent && (
          <p className="announcement" key={changeCount}>
            {t('A new email is on its way.')}
          </p>
        )}
      </LiveRegion>
      <div className="resend">
        <p>{t("Can't find it? Please check your spam folder.")}</p>
        <ResendButton sentAt={sentAt} busy={busy} onClick={onResend}>
          {t('Send again')}
        </ResendButton>
      </div>
    </>
  );
}
