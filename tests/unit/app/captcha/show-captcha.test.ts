import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CaptchaAdapter, CaptchaPlace, CaptchaWidget } from '../../../../src/app/captcha/adapter.ts';
import { showCaptcha } from '../../../../src/app/captcha/show-captcha.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows a captcha whose code is ready when the test says so. */
function show(render?: (place: CaptchaPlace) => Promise<CaptchaWidget>) {
  const removal = new AbortController();
  const code = Promise.withResolvers<CaptchaWidget>();
  const widget: CaptchaWidget = { token: vi.fn(), remove: vi.fn() };
  const adapter: CaptchaAdapter = { isInPage: false, render: render ?? (() => code.promise) };
  const box = { replaceChildren() {} } as HTMLElement;
  const shown = showCaptcha(box, {
    adapter,
    source: undefined,
    element: box,
    removed: removal.signal,
    key: 'public-key',
    locale: 'en',
    dark: false,
    fetchChallenge: vi.fn(),
    onProgress: vi.fn(),
    onLost: vi.fn(),
  });
  shown.catch(() => {});
  return { shown, widget, remove: () => removal.abort(), isReady: () => code.resolve(widget) };
}

const settle = () => vi.advanceTimersByTimeAsync(1);

test.each<[string, (captcha: ReturnType<typeof show>) => Promise<void>]>([
  [
    'before its code is ready',
    async ({ remove, isReady }) => {
      remove();
      isReady();
      await settle();
    },
  ],
  [
    'later',
    async ({ remove, isReady }) => {
      isReady();
      await settle();
      remove();
    },
  ],
  [
    'after it took too long',
    async ({ shown, remove, isReady }) => {
      await vi.advanceTimersByTimeAsync(20_000);
      await expect(shown).rejects.toThrow('took too long');
      isReady();
      await settle();
      remove();
    },
  ],
])('a captcha whose form goes %s is removed once', async (_, act) => {
  const captcha = show();
  await act(captcha);
  expect(captcha.widget.remove).toHaveBeenCalledTimes(1);
});

test('a captcha that stays is not removed', async () => {
  const { shown, widget, isReady } = show();
  isReady();
  expect(await shown).toBe(widget);
  expect(widget.remove).not.toHaveBeenCalled();
});

test('a script that the page has loaded is used, unless the form has gone', async () => {
  const api = { render: vi.fn() };
  const render = async ({ loadScript }: CaptchaPlace) => {
    await settle();
    (await loadScript('https://captcha.example/api.js', () => api)).render();
    return { token: vi.fn(), remove: vi.fn() };
  };
  await show(render).shown;
  expect(api.render).toHaveBeenCalledTimes(1);
  const { shown, remove } = show(render);
  remove();
  await expect(shown).rejects.toThrow();
  expect(api.render).toHaveBeenCalledTimes(1);
});
