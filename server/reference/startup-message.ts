import { type SeededPerson, seededPeople } from './seeds/people.ts';
import { type SeededVoucher, seededVouchers } from './seeds/vouchers.ts';

export interface StartupOptions {
  readonly isPublic?: boolean;
  /** Where it listens. */
  readonly host?: string | undefined;
  readonly sendsMail?: boolean;
  /** The package does not contain the demo page. */
  readonly hasDemo?: boolean;
}

/** Hosts that can be listened on, but not opened in a browser. */
export const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** The message printed at the start: the addresses, the seeded people and the seeded vouchers. */
export function startupMessage(
  url: string,
  { isPublic = false, host = '', sendsMail = false, hasDemo = true }: StartupOptions = {},
): string {
  const people: readonly SeededPerson[] = seededPeople;
  const vouchers: readonly SeededVoucher[] = seededVouchers;
  return [
    'Compass is ready. It is a reference, not a server to deploy.',
    ...(isPublic ? warning(sendsMail) : []),
    ...(EVERYWHERE.includes(host)
      ? [`Every address of this machine answers. Emails link to ${url}, or to ORIGIN.`]
      : []),
    '',
    ...align([
      ['Login', `${url}/login/`],
      ...(hasDemo ? [['Demo page', `${url}/demo.html`]] : []),
      ...(isPublic ? [] : [['Outbox', `${url}/outbox`]]),
    ]),
    '',
    ...align([
      ['Email', 'Password', 'What happens'],
      ...people.map(({ email, password, situation }) => [email, password ?? '(none)', situation]),
    ]),
    '',
    ...align([['Voucher', 'What happens'], ...vouchers.map(({ code, situation }) => [code, situation])]),
    '',
  ].join('\n');
}

function warning(sendsMail: boolean): string[] {
  return [
    'ALLOW_PUBLIC is set: the outbox and Campus ID are closed.',
    'Everybody can read the passwords below in the source code.',
    ...(sendsMail ? [] : ['Without SMTP_URL no mail is sent.']),
  ];
}

function align(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
