import type { DatabaseSync } from 'node:sqlite';
import { createTransport } from 'nodemailer';
import { isLocal } from '../exposure.ts';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export interface Mail extends Omit<MailMessage, 'html'> {
  readonly id: number;
  readonly links: readonly string[];
  /** ISO 8601. */
  readonly sentAt: string;
}

export interface Outbox {
  send(mail: MailMessage): Promise<void>;
  /** Newest first. With an address, only the mails to this address. */
  list(to?: string): Mail[];
  /** The HTML of a mail. */
  html(id: number): string | undefined;
}

export interface OutboxOptions {
  readonly database: DatabaseSync;
  readonly now: () => number;
  /** If set, mails are also sent by SMTP. */
  readonly smtpUrl?: string | undefined;
  readonly smtpFrom?: string | undefined;
  /** Whether mails are stored for the outbox page. Their links give access to accounts. */
  readonly keepsMails?: boolean;
}

/** Milliseconds. A mail server that does not answer would delay the end of the program. */
const SMTP_TIMEOUT = 10_000;
/** Keeps the database file from growing without limit. */
const MAX_MAILS = 1000;

export function createOutbox({
  database,
  now,
  smtpUrl,
  smtpFrom = 'Compass <no-reply@example.org>',
  keepsMails = true,
}: OutboxOptions): Outbox {
  // The header prevents automatic replies.
  const common = { from: smtpFrom, headers: { 'Auto-Submitted': 'auto-generated' } };
  const composer = createTransport({ jsonTransport: true }, common);
  const smtp = smtpUrl
    ? createTransport(
        {
          url: smtpUrl,
          // A mailed link is as good as a password, so it leaves this machine encrypted, unless the address says `?requireTLS=false`.
          requireTLS: !isLocal(smtpUrl),
          connectionTimeout: SMTP_TIMEOUT,
          greetingTimeout: SMTP_TIMEOUT,
          socketTimeout: SMTP_TIMEOUT,
        },
        common,
      )
    : undefined;
  return {
    async send(mail) {
      // Not awaited, because SMTP can be slow.
      smtp?.sendMail({ attachDataUrls: true, ...mail }).catch((error: Record<string, unknown>) => {
        // Other fields have the address of the person.
        const { name, code, command, responseCode } = error;
        console.error('The mail could not be sent by SMTP:', { name, code, command, responseCode });
      });
      if (!keepsMails) return;
      const { message } = await composer.sendMail(mail);
      const composed: { to: { address: string }[]; subject: string; text: string; html?: string } =
        JSON.parse(message);
      const recipient = composed.to.map(({ address }) => address).join(', ');
      const { lastInsertRowid } = database
        .prepare('INSERT INTO mails (recipient, subject, text, html, sent_at) VALUES (?, ?, ?, ?, ?)')
        .run(recipient, composed.subject, composed.text, composed.html ?? null, now());
      database.prepare('DELETE FROM mails WHERE id <= ?').run(Number(lastInsertRowid) - MAX_MAILS);
    },
    html(id) {
      const row = database.prepare('SELECT html FROM mails WHERE id = ?').get(id);
      return typeof row?.html === 'string' ? row.html : undefined;
    },
    list(to) {
      const rows =
        to === undefined
          ? database.prepare('SELECT * FROM mails ORDER BY id DESC').all()
          : database
              .prepare('SELECT * FROM mails WHERE recipient = ? ORDER BY id DESC')
              .all(to.trim().toLowerCase());
      return rows.map((row) => ({
        id: Number(row.id),
        to: String(row.recipient),
        subject: String(row.subject),
        text: String(row.text),
        links: findLinks(String(row.text)),
        sentAt: new Date(Number(row.sent_at)).toISOString(),
      }));
    },
  };
}

export const LINK = /(https?:\/\/[^\s<>"']+)/;

function findLinks(text: string): string[] {
  return text.match(new RegExp(LINK, 'g')) ?? [];
}
