/* Works on a task of ALTCHA, version 2, as the browser does. */
import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

/** Beside the connections, which a server would close meanwhile. */
const derive = promisify(pbkdf2);

interface Task {
  readonly parameters: {
    readonly algorithm: string;
    readonly cost: number;
    readonly nonce: string;
    readonly salt: string;
    readonly keyLength?: number;
    readonly keyPrefix: string;
  };
}

/** A task with a prefix of a byte needs about 256. */
const MOST_TRIES = 10_000;

/** What the form sends as `gRCtoken`. `undefined` if it is not a task, or one that takes too long. */
export async function solveTask(data: unknown): Promise<string | undefined> {
  const { parameters } = Object(data) as Partial<Task>;
  const [, bits] = /^PBKDF2\/SHA-(256|384|512)$/.exec(String(parameters?.algorithm)) ?? [];
  if (!parameters || !bits) return undefined;
  const { cost, nonce, salt, keyLength = 32, keyPrefix } = parameters;
  const count = Buffer.alloc(4);
  for (let counter = 0; counter < MOST_TRIES; counter += 1) {
    count.writeUInt32BE(counter);
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), count]);
    const key = await derive(password, Buffer.from(salt, 'hex'), cost, keyLength, `sha${bits}`);
    const derivedKey = key.toString('hex');
    if (derivedKey.startsWith(keyPrefix.toLowerCase()))
      return Buffer.from(JSON.stringify({ challenge: data, solution: { counter, derivedKey } })).toString(
        'base64',
      );
  }
  return undefined;
}
