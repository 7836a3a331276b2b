import { failure, success } from '../kit/result.ts';
import type { CaptchaAdapter } from './adapter.ts';
import { createReport } from './report.ts';

/** @see https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  render(container: HTMLElement, options: object): string | undefined;
  remove(id: string): void;
}

const page = globalThis as { turnstile?: Turnstile };

/** Cloudflare Turnstile: works without the person, or shows a checkbox. It renews a token that has expired. */
export const adapter: CaptchaAdapter = {
  isInPage: true,
  async render({ box, key, locale, dark, loadScript }) {
    const turnstile = await loadScript(
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
      () => typeof page.turnstile?.render === 'function' && page.turnstile,
    );
    const report = createReport();
    const id = turnstile.render(box, {
      sitekey: key,
      action: 'registration',
      language: locale,
      theme: dark ? 'dark' : 'light',
      // As wide as the form. The other sizes are wider than a narrow one.
      size: 'flexible',
      'response-field': false,
      callback: (token: string) => report.settle(success(token)),
      'before-interactive-callback': () => report.settle(failure('unsolved')),
      'after-interactive-callback': report.restart,
      'expired-callback': report.restart,
      'timeout-callback': () => report.settle(failure('expired')),
      'unsupported-callback': () => report.settle(failure('unreachable')),
      'error-callback'() {
        report.settle(failure('unreachable'));
        // Otherwise Turnstile writes to the console.
        return true;
      },
    });
    if (!id) throw new TypeError('Turnstile was not rendered.');
    return { token: report.read, remove: () => turnstile.remove(id) };
  },
};
