import { useId } from 'react';
import css from '../ui/button.css?inline';
import { useSheet } from '../ui/sheet.ts';
import { useText } from '../ui/text.tsx';
import { mailboxOf } from './mailboxes.ts';

interface MailboxLinkProps {
  email: string;
  /** `primary` if nothing else is left to do here. */
  look: 'primary' | 'secondary';
}

export function MailboxLink({ email, look }: MailboxLinkProps) {
  const t = useText();
  const id = useId();
  useSheet(css);
  const mailbox = mailboxOf(email);
  if (!mailbox) return null;
  return (
    <>
      <a
        className="button"
        part={`button ${look}`}
        data-look={look}
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
