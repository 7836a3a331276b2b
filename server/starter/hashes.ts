/* Password hashes of the engine. Few are computed at once, because each costs time and memory. */
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { Refusal } from './errors.ts';

const AT_ONCE = 2;
/** More would wait for seconds. */
const MOST_WAITING = 30;
const waiting: (() => void)[] = [];
let free = AT_ONCE;

async function inTurn<T>(compute: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING)
    throw new Refusal(503, 'Too many people log in right now. Please try again.', { 'Retry-After': '5' });
  if (free > 0) free -= 1;
  else await new Promise<void>((start) => waiting.push(start));
  try {
    return await compute();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

export const passwordHashes = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (both: { hash: string; password: string }) => inTurn(() => verifyPassword(both)),
};
