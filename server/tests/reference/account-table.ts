/* The table "Accounts, answers and emails" of api/openapi.yaml, so that the document and the tests cannot differ. */

import type { SeededPerson } from '../../reference/seeds/people.ts';
import { description } from '../../scripts/describe/description.ts';

export const COLUMNS = ['login', 'signIn', 'forgotpw', 'portallogin', 'access', 'registration'] as const;
export type Column = (typeof COLUMNS)[number];

export interface AccountRow {
  readonly state: string;
  readonly cells: Readonly<Record<Column, string>>;
}

export const ACCOUNT_ROWS: readonly AccountRow[] = rowsOf(
  /## Accounts, answers and emails\n[^|]*\|[^\n]*\n\| ---[^\n]*\n((?:\|[^\n]*\n)+)/.exec(
    description.info.description,
  )?.[1] ?? '',
);

function rowsOf(text: string): AccountRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [state = '', ...cells] = line.slice(2, -2).split(' | ');
      if (cells.length !== COLUMNS.length) throw new Error(`The row "${state}" has ${cells.length} cells.`);
      return {
        state,
        cells: Object.fromEntries(
          COLUMNS.map((column, index) => [column, cells[index]]),
        ) as AccountRow['cells'],
      };
    });
}

/** The row of a person. */
export function stateOf({ accounts }: SeededPerson): string {
  const [first, second] = accounts;
  if (!first) return 'unknown';
  if (second) return second.hasPassword ? 'admin and member' : 'admin, and member without a password';
  const { kind, hasPassword = false, active = true, suspended = false, twofactor = false } = first;
  if (!active)
    return kind === 'user' ? 'admin who was never active' : 'member who has not confirmed the address';
  const name = kind === 'user' ? 'admin' : 'member';
  if (suspended) return `blocked ${name}${hasPassword ? '' : ' without a password'}`;
  if (!hasPassword) return `${name} without a password`;
  return `${name} with a ${twofactor ? 'code' : 'password'}`;
}

/** What a cell says. */
export interface Expected {
  readonly http: number;
  /** Fields of the answer. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** The type of the link in the email, or of the link for each account. */
  readonly link?: string;
  readonly forEach?: boolean;
  /** The action after the code of the email. */
  readonly afterCode?: string;
  /** An email without a token. */
  readonly isMember?: boolean;
}

/** Throws if the cell says something that no test understands. */
export function readCell(cell: string, linkOfCall = ''): Expected {
  if (cell === '–') return { http: 200 };
  if (/^\d{3}$/.test(cell)) return { http: Number(cell) };
  if (cell === 'email: is a member already') return { http: 200, isMember: true };
  const link = /^link(?: `(\w+)`)?( for each)?$/.exec(cell);
  if (link) return { http: 200, link: link[1] ?? linkOfCall, forEach: link[2] !== undefined };
  const code = /^`challenge`, and a code, then `(\w+)`$/.exec(cell);
  if (code?.[1]) return { http: 200, data: { action: 'challenge' }, afterCode: code[1] };
  const answer = /^`(\w+)`(?:, `(\w+): (true|false)`)?(?:, and link `(\w+)`)?$/.exec(cell);
  if (!answer) throw new Error(`No test understands the cell "${cell}".`);
  const [, action, field, value, mailed] = answer;
  return {
    http: 200,
    data: { action, ...(field && { [field]: value === 'true' }) },
    ...(mailed && { link: mailed }),
  };
}
