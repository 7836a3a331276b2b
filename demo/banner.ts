import { type SeededPerson, seededPeople } from './seed.ts';
import { type SeededVoucher, seededVouchers } from './seeds/vouchers.ts';

/** What is printed at the start: where to go, and as whom. */
export function banner(url: string): string {
  const people: readonly SeededPerson[] = seededPeople;
  const vouchers: readonly SeededVoucher[] = seededVouchers;
  return [
    'Compass is ready.',
    '',
    ...align([
      ['Login', `${url}/login/`],
      ['Demo page', `${url}/demo.html`],
      ['Outbox', `${url}/outbox`],
    ]),
    '',
    ...align([
      ['E-mail', 'Password', 'What happens'],
      ...people.map(({ email, password, situation }) => [email, password ?? '(none)', situation]),
    ]),
    '',
    ...align([['Voucher', 'What happens'], ...vouchers.map(({ code, situation }) => [code, situation])]),
    '',
  ].join('\n');
}

function align(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
