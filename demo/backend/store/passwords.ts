import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createGate } from './gate.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 1024;

/** What OWASP recommends: N = 2^17, r = 8, p = 1, which takes 128 MiB for each hash. */
export const DEFAULT_COST = 2 ** 17;
const BLOCK_SIZE = 8;
const KEY_LENGTH = 32;
/** Each hash needs memory, so a crowd waits its turn instead of exhausting it. */
const HASHES_AT_ONCE = 2;

export type DeriveKey = (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time if there is no hash to compare with. */
  matches(candidate: string, stored: string | null): Promise<boolean>;
  /** Whether a hash was made with other parameters than a new one would be. */
  isOutdated(stored: string): boolean;
}

export function createPasswords(
  cost: number = DEFAULT_COST,
  derive: DeriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt),
): Passwords {
  const gate = createGate(HASHES_AT_ONCE);
  const current = parameters(cost);
  const deriveKey = (password: string, { options, salt }: Pick<StoredHash, 'options' | 'salt'>) =>
    gate(() => derive(password.normalize(), salt, KEY_LENGTH, options));
  const nobodys = format(current, randomBytes(16), randomBytes(KEY_LENGTH));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return format(current, salt, await deriveKey(password, { options: current, salt }));
    },
    async matches(candidate, stored) {
      const expected = parse(stored ?? nobodys);
      return timingSafeEqual(await deriveKey(candidate, expected), expected.key) && stored !== null;
    },
    isOutdated: (stored) => parse(stored).options.N !== cost,
  };
}

/** For seeding a new database, which happens before the server listens. */
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
  // The memory that scrypt needs, and some more for its own bookkeeping.
  return { N, r, p, maxmem: 256 * N * r };
}

/** As https://github.com/P-H-C/phc-string-format has it, so that each hash can be checked with its own parameters. */
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
