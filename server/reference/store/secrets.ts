import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets are stored as hashes, so that a copy of the database does not contain them. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function isSameSecret(left: string | undefined, right: string | undefined): boolean {
  if (!left || !right) return false;
  // timingSafeEqual requires the same length, so both are hashed first.
  return timingSafeEqual(Buffer.from(hashSecret(left)), Buffer.from(hashSecret(right)));
}
