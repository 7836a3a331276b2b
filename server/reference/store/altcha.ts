import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Backend, MINUTE } from '../backend.ts';
import { number, string, type } from '../structs.ts';
import { issueOnce, spendOnce } from './single-use.ts';

/** A person may tick the box first and fill in the form afterwards. */
const CHALLENGE_LIFETIME = 20 * MINUTE;

const TASK = { algorithm: 'PBKDF2/SHA-256', cost: 10_000 };

/**
 * How many keys have to be derived: at most half a second on a computer, a few seconds on an old phone. A prefix that any key can
 * have by chance takes some people four times as long.
 */
const KEYS = [128, 257] as const;

/** What the portal sends as the token: the task with its solution, as JSON in Base64. */
const Payload = type({
  challenge: type({
    parameters: type({
      algorithm: string(),
      nonce: string(),
      salt: string(),
      cost: number(),
      keyLength: number(),
      keyPrefix: string(),
      data: type({ id: string() }),
    }),
    signature: string(),
  }),
  solution: type({ counter: number(), derivedKey: string() }),
});

/** A task for ALTCHA. Its id makes it valid once, also on a server with several instances. */
export const issueChallenge = (backend: Backend) =>
  createChallenge({
    ...TASK,
    counter: randomInt(...KEYS),
    deriveKey,
    data: { id: issueOnce(backend, 'captcha', CHALLENGE_LIFETIME) },
    // For the browser, which then works on another one. The library compares it with the clock of the computer.
    expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME),
    hmacSignatureSecret: backend.secretKey,
  });

/** Returns whether the token is the solution of a task that this server has issued, and that has not been used. */
export async function spendSolution(backend: Backend, token: string): Promise<boolean> {
  const payload = readPayload(token);
  if (!payload) return false;
  // Signed, so only a task of this server costs time.
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: backend.secretKey,
  });
  return verified && spendOnce(backend, 'captcha', payload.challenge.parameters.data.id);
}

function readPayload(token: string) {
  try {
    const content: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    return Payload.is(content) ? content : undefined;
  } catch {
    return undefined;
  }
}
