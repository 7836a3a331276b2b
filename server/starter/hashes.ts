/* Password hashes of the engine. Each costs time and memory, so few are computed at once, and the clients take turns. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { Refusal } from './errors.ts';

const AT_ONCE = 2;
/** More would wait for seconds. */
const MOST_WAITING = 30;

/** The client that waits for the hashes of a call. */
export const clientOf = new AsyncLocalStorage<string>();
/** The client whose turn it is comes first. Each resolver gets whether the hash may be computed. */
const waiting = new Map<string, ((isAllowed: boolean) => void)[]>();
let free = AT_ONCE;

/** If too many wait, the newest of the client with the most is refused. */
function wait(client: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const own = [...(waiting.get(client) ?? []), resolve];
  waiting.set(client, own);
  const all = [...waiting.values()];
  if (all.flat().length > MOST_WAITING)
    all.reduce((one, other) => (other.length > one.length ? other : one), own).pop()?.(false);
  return promise;
}

function passOn(): void {
  const [turn] = [...waiting].filter(([, tasks]) => tasks.length > 0);
  if (!turn) {
    free += 1;
    return;
  }
  const [client, [next, ...rest]] = turn;
  waiting.delete(client);
  if (rest.length > 0) waiting.set(client, rest);
  next?.(true);
}

async function inTurn<T>(compute: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else if (!(await wait(clientOf.getStore() ?? '')))
    throw new Refusal(503, 'Too many people log in right now. Please try again.', { 'Retry-After': '5' });
  try {
    return await compute();
  } finally {
    passOn();
  }
}

export const passwordHashes = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (both: { hash: string; password: string }) => inTurn(() => verifyPassword(both)),
};
