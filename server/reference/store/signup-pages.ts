import type { DatabaseSync } from 'node:sqlite';
import type { SignupPage } from '../seeds/signup-pages.ts';

export type SignupKind = 'campaign' | 'group';

export function storeSignupPage(database: DatabaseSync, kind: SignupKind, page: SignupPage): void {
  const selfregistration = page.selfregistration && JSON.stringify(page.selfregistration);
  database.prepare('INSERT INTO signup_pages VALUES (?, ?, ?)').run(kind, page.id, selfregistration);
}

export function findSignupPage(database: DatabaseSync, kind: SignupKind, id: string): SignupPage | undefined {
  const row = database
    .prepare('SELECT selfregistration FROM signup_pages WHERE kind = ? AND id = ?')
    .get(kind, id);
  return row && { id, selfregistration: JSON.parse(String(row.selfregistration)) };
}

/** One of the two settings is sufficient. */
export function isOpen({ selfregistration }: SignupPage): boolean {
  return selfregistration !== null && (selfregistration.signup || selfregistration.register);
}
