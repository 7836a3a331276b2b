import { useId } from 'react';
import css from './button.css?inline';
import { mailboxOf } from './mailboxes.ts';
import { useSheet } from './sheet.ts';
import { useText } from './text.tsx';

export function MailboxLink({ email }: { email: string }) {
  const t = useText();
  const id = useId();
  useSheet(css);
  const mailbox = mailboxOf(email);
  if (!mailbox) return null;
  return (
    <>
      <a
        className="button"
        part="button secondary"
        data-look="secondary"
        href={mailbox.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={id}
      >
        {t('Open {{mailbox}}', { mailbox: mailbox.name })}
      </a>
      <span id={id} hidden>
        {t('Opens in a new tab')}
      </span>
    </>
  );
}
