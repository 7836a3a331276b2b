import { failure, success } from '../kit/result.ts';
import type { CaptchaAdapter, CaptchaProblem } from './adapter.ts';

/** @see https://docs.hcaptcha.com/configuration */
interface HCaptcha {
  render(container: HTMLElement, options: object): string;
  execute(id: string, options: { async: true }): Promise<{ response: string }>;
  getResponse(id: string): string;
  remove(id: string): void;
}

const page = globalThis as { hcaptcha?: HCaptcha };

/** The errors that the person can do something about. */
const PROBLEMS: Readonly<Record<string, CaptchaProblem>> = {
  'challenge-closed': 'unsolved',
  'challenge-expired': 'expired',
};

/** Pixels. The provider has a smaller checkbox for narrower forms. */
const WIDTH = 303;

/** hCaptcha: a checkbox, which may open a task. A submit does the same as a click on the checkbox. */
export const adapter: CaptchaAdapter = {
  isInPage: true,
  async render({ box, key, locale, dark, loadScript, removed }) {
    await loadScript('https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off');
    const { hcaptcha } = page;
    if (!hcaptcha) throw new TypeError('The script is not hCaptcha.');
    const id = hcaptcha.render(box, {
      sitekey: key,
      hl: locale,
      theme: dark ? 'dark' : 'light',
      size: box.clientWidth < WIDTH ? 'compact' : 'normal',
    });
    removed.addEventListener('abort', () => hcaptcha.remove(id));
    return {
      async token() {
        // Empty after it has expired.
        const solved = hcaptcha.getResponse(id);
        if (solved) return success(solved);
        try {
          const { response } = await hcaptcha.execute(id, { async: true });
          return response ? success(response) : failure('unreachable');
        } catch (error) {
          return failure(PROBLEMS[String(error)] ?? 'unreachable');
        }
      },
    };
  },
};
