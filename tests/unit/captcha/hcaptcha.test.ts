import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CaptchaPlace } from '../../../src/captcha/adapter.ts';
import { adapter } from '../../../src/captcha/hcaptcha.ts';
import { failure, success } from '../../../src/kit/result.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** hCaptcha with a submit that waits for the provider. */
async function submit() {
  const answer = Promise.withResolvers<{ response: string }>();
  let options: { 'open-callback'?: () => void } = {};
  vi.stubGlobal('hcaptcha', {
    render: (_: unknown, given: typeof options) => {
      options = given;
      return 'id';
    },
    getResponse: () => '',
    execute: () => answer.promise,
    remove() {},
  });
  const loadScript = async (_: string, find: () => unknown) => find();
  const place = { box: { clientWidth: 400 }, loadScript } as unknown as CaptchaPlace;
  const token = (await adapter.render(place)).token();
  return { token, open: () => options['open-callback']?.(), answer: answer.resolve };
}

test('a provider that does not answer for 20 seconds counts as unreachable', async () => {
  const { token } = await submit();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await token).toEqual(failure('unreachable'));
});

test('a person has as long for a task as the provider gives', async () => {
  const { token, open, answer } = await submit();
  open();
  await vi.advanceTimersByTimeAsync(90_000);
  answer({ response: 'a-token' });
  expect(await token).toEqual(success('a-token'));
});
