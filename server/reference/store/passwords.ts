import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createFairQueue } from '../../starter/fair-queue.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 1024;

/** In characters of Unicode: an emoji counts once, although it is two units of a string. */
export const passwordLength = (password: string): number => [...password].length;

/** The OWASP recommendation: N = 2^17, r = 8, p = 1. Each hash needs 128 MiB. */
export const DEFAULT_COST = 2 ** 17;
const BLOCK_SIZE = 8;
const KEY_LENGTH = 32;
/** Limits the memory that simultaneous sign-ins can use. */
const MAX_CONCURRENT_HASHES = 2;
/** About six seconds, so that the last one is answered before the portal gives up. */
export const MAX_WAITING_HASHES = 30;

export type DeriveKey = (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>;

/** Too many hashes wait already. */
export class QueueFull extends Error {}

/** `client` names who waits for a hash. Throws `QueueFull` if too many wait, and this client has the most. */
export interface Passwords {
  hash(password: string, client: string): Promise<string>;
  /** Takes the same time without a stored hash, so that the time does not reveal whether an account exists. */
  matches(candidate: string, stored: string | null, client: string): Promise<boolean>;
  /** Whether the hash has other parameters than a new hash would have. */
  isOutdated(stored: string): boolean;
}

export function createPasswords(
  cost: number = DEFAULT_COST,
  derive: DeriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt),
): Passwords {
  const inTurn = createFairQueue(MAX_CONCURRENT_HASHES, MAX_WAITING_HASHES, () => new QueueFull());
  const current = parameters(cost);
  const deriveKey = (
    password: string,
    { options, salt }: Pick<StoredHash, 'options' | 'salt'>,
    client: string,
  ) => inTurn(client, () => derive(password.normalize(), salt, KEY_LENGTH, options));
  const dummyHash = format(current, randomBytes(16), randomBytes(KEY_LENGTH));
  return {
    async hash(password, client) {
      const salt = randomBytes(16);
      return format(current, salt, await deriveKey(password, { options: current, salt }, client));
    },
    async matches(candidate, stored, client) {
      const expected = parse(stored ?? dummyHash);
      return timingSafeEqual(await deriveKey(candidate, expected, client), expected.key) && stored !== null;
    },
    isOutdated: (stored) => parse(stored).options.N !== cost,
  };
}

/** For seeding. It blocks, but the server does not listen yet. */
export function hashPasswordSync(password: string, cost: number): string {
  const salt = randomBytes(16);
  const options = parameters(cost);
  return format(options, salt, scryptSync(password.normalize(), salt, KEY_LENGTH, options));
}

type Parameters = Readonly<Record<'N' | 'r' | 'p' | 'maxmem', number>>;

interface StoredHash {
  readonly options: Parameters;
  readonly salt: Buffer;
  readonly key: Buffer;
}

function parameters(N: number, r = BLOCK_SIZE, p = 1): Parameters {
  // scrypt needs 128 * N * r bytes and some overhead.
  return { N, r, p, maxmem: 256 * N * r };
}

/** The PHC string format (https://github.com/P-H-C/phc-string-format) stores the parameters with each hash. */
function format({ N, r, p }: Parameters, salt: Buffer, key: Buffer): string {
  const [salt64, key64] = [salt, key].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${salt64}$${key64}`;
}

function parse(stored: string): StoredHash {
  const [, ln, r, p, salt, key] =
    /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored) ?? [];
  if (!salt || !key) throw new Error('A stored password hash is not well-formed.');
  return {
    options: parameters(2 ** Number(ln), Number(r), Number(p)),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}
