/* Works on a task of ALTCHA, as the browser does. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Milliseconds. A task with a prefix of a byte needs about one second. */
const TIME_LIMIT = 30_000;

/** What the form sends as `gRCtoken`. `undefined` if it is not a task, or one that takes too long. */
export async function solveTask(data: unknown): Promise<string | undefined> {
  const challenge = { parameters: { keyLength: 32, ...Object(data).parameters } };
  // It throws if the task is not valid.
  const solving = solveChallenge({ challenge, deriveKey, timeout: TIME_LIMIT });
  const solution = await solving.catch(() => undefined);
  if (!solution) return undefined;
  const { counter, derivedKey } = solution;
  const payload = { challenge: data, solution: { counter, derivedKey } };
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
