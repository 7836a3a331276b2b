import type { Backend } from '../backend.ts';
import { hashSecret, randomSecret } from './secrets.ts';

/** Issues a secret that works once, for what `purpose` says. Those before it stay valid, because another tab may need them. */
export function issueOnce({ database, now }: Backend, purpose: string, lifetime: number): string {
  const secret = randomSecret();
  database.prepare('DELETE FROM single_use WHERE expires_at <= ?').run(now());
  database
    .prepare('INSERT INTO single_use VALUES (?, ?)')
    .run(hashSecret(`${purpose} ${secret}`), now() + lifetime);
  return secret;
}

/** Uses a secret up. Returns false if it is unknown, has expired, or is for something else. */
export function spendOnce({ database, now }: Backend, purpose: string, secret: string): boolean {
  const { changes } = database
    .prepare('DELETE FROM single_use WHERE hash = ? AND expires_at > ?')
    .run(hashSecret(`${purpose} ${secret}`), now());
  return changes === 1;
}
