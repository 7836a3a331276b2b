import { type Backend, MINUTE } from '../backend.ts';
import { hashSecret, randomSecret } from './secrets.ts';

/** The same as for reCAPTCHA. */
const CAPTCHA_LIFETIME = 2 * MINUTE;

export function issueCaptchaToken({ database, now }: Backend, lifetime = CAPTCHA_LIFETIME): string {
  const token = randomSecret();
  database.prepare('DELETE FROM captcha_tokens WHERE expires_at <= ?').run(now());
  database.prepare('INSERT INTO captcha_tokens VALUES (?, ?)').run(hashSecret(token), now() + lifetime);
  return token;
}

/** Returns whether the token was valid. A token is valid once. */
export function spendCaptchaToken({ database, now }: Backend, token: string): boolean {
  const { changes } = database
    .prepare('DELETE FROM captcha_tokens WHERE hash = ? AND expires_at > ?')
    .run(hashSecret(token), now());
  return changes === 1;
}
