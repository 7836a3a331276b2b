import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets are kept as hashes, so that a copy of the database opens no door. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function isSameSecret(left: string | undefined, right: string | undefined): boolean {
  if (!left || !right) return false;
  // Hashing first gives both the same length, which timingSafeEqual asks for.
  return timingSafeEqual(Buffer.from(hashSecret(left)), Buffer.from(hashSecret(right)));
}
