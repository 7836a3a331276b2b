import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_LENGTH = 32;

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 1024;

export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}.${scryptSync(password.normalize(), salt, KEY_LENGTH).toString('hex')}`;
}

/** Compared with when there is no password to compare with, so that both cases take the same time. */
const nobodysPassword = hashPassword(randomBytes(16).toString('hex'));

export async function isPassword(candidate: string, stored: string | null): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? nobodysPassword).split('.');
  const derived = await deriveKey(candidate.normalize(), Buffer.from(salt, 'hex'), KEY_LENGTH);
  return timingSafeEqual(derived, Buffer.from(key, 'hex')) && stored !== null;
}
