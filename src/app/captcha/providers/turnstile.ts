import type { CaptchaAdapter } from '../adapter.ts';
import { createReport } from '../report.ts';

/** @see https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  render(container: HTMLElement, options: object): string | undefined;
  remove(id: string): void;
}

const page = globalThis as { turnstile?: Turnstile };

/** Pixels. The provider has a smaller checkbox for narrower forms. */
const WIDTH = 300;

/** Cloudflare Turnstile: works without the person, or shows a checkbox. It renews a token that has expired. */
export const adapter: CaptchaAdapter = {
  isInPage: true,
  async render({ box, key, locale, dark, loadScript, onProgress }) {
    const turnstile = await loadScript(
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
      () => typeof page.turnstile?.render === 'function' && page.turnstile,
    );
    const report = createReport(onProgress);
    report.work();
    const id = turnstile.render(box, {
      sitekey: key,
      action: 'registration',
      language: locale,
      theme: dark ? 'dark' : 'light',
      size: box.clientWidth < WIDTH ? 'compact' : 'flexible',
      'response-field': false,
      callback: report.solved,
      'before-interactive-callback': report.leave,
      'after-interactive-callback': report.work,
      'expired-callback': report.work,
      'timeout-callback': () => report.failed('expired'),
      'unsupported-callback': () => report.failed('unreachable'),
      // Turnstile tries again by itself. Otherwise it writes to the console.
      'error-callback': () => true,
    });
    if (!id) throw new TypeError('Turnstile was not rendered.');
    return report.widget(() => turnstile.remove(id));
  },
};
