/* Password hashes of the engine. Each costs time, so few are computed at once, and the clients take turns. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { Refusal } from './refusal.ts';

const AT_ONCE = 2;
/** More would wait for seconds. */
const MOST_WAITING = 30;

interface Waiting {
  start(): void;
  refuse(reason: Refusal): void;
}

/** Who waits, for the hashes that the engine computes in a call. */
export const turnOf = new AsyncLocalStorage<string>();
/** By client. The one whose turn it is comes first. */
const waiting = new Map<string, Waiting[]>();
let free = AT_ONCE;
let size = 0;

/** If too many wait, the newest of the client with the most is refused. */
function enqueue(client: string, task: Waiting): void {
  const own = waiting.get(client) ?? [];
  waiting.set(client, own);
  own.push(task);
  size += 1;
  if (size <= MOST_WAITING) return;
  const longest = [...waiting.values()].reduce((one, other) => (other.length > one.length ? other : one));
  longest.pop()?.refuse(new Refusal(503, 'Too many people log in right now.', { 'Retry-After': '5' }));
  size -= 1;
  if (own.length === 0) waiting.delete(client);
}

function passOn(): void {
  const [turn] = waiting;
  if (!turn) {
    free += 1;
    return;
  }
  const [client, [next, ...rest]] = turn;
  waiting.delete(client);
  if (rest.length > 0) waiting.set(client, rest);
  size -= 1;
  next?.start();
}

async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((start, refuse) => enqueue(turnOf.getStore() ?? '', { start, refuse }));
  try {
    return await task();
  } finally {
    passOn();
  }
}

export const passwordHashes = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (both: { hash: string; password: string }) => inTurn(() => verifyPassword(both)),
};
