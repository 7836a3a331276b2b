import { lazily } from '../ui/lazily.tsx';

/** A button that opens the mailbox, if the provider of the address is well known. */
export const Mailbox = lazily('mailbox', () => import('./mailbox-link.tsx').then((file) => file.MailboxLink));
