/* Password hashes of the engine. Each costs time and memory. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { Refusal } from './errors.ts';
import { createFairQueue } from './fair-queue.ts';

/** More than 30 would wait for seconds. */
const inTurn = createFairQueue(
  2,
  30,
  () => new Refusal(503, 'Too many people log in right now. Please try again.', { 'Retry-After': '5' }),
);

/** The client that waits for the hashes of a call. */
export const clientOf = new AsyncLocalStorage<string>();
const client = () => clientOf.getStore() ?? '';

export const passwordHashes = {
  hash: (password: string) => inTurn(client(), () => hashPassword(password)),
  verify: (both: { hash: string; password: string }) => inTurn(client(), () => verifyPassword(both)),
};
