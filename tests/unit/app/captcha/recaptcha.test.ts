import { afterEach, expect, test, vi } from 'vitest';
import { BLOCKED, captchaToken } from '../../../../src/app/captcha/recaptcha.ts';
import { failure, success } from '../../../../src/kit/result.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Without a document, a script cannot be loaded. */
test.each([
  ['this key is used', async () => 'a-token', success('a-token')],
  ['this key and that gives no token is not enough', async () => '', failure(BLOCKED)],
  ['this key and that gives no text is not enough', async () => ({ token: 'x' }), failure(BLOCKED)],
  ['another key is not enough', () => Promise.reject(new Error('Invalid site key')), failure(BLOCKED)],
])('a script that the page has loaded for %s', async (_, execute, expected) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('grecaptcha', { ready: (act: () => void) => act(), execute });
  expect(await captchaToken(undefined, 'public-key')).toEqual(expected);
});
