import { failure, success } from '../kit/result.ts';
import type { CaptchaAdapter, CaptchaProblem } from './adapter.ts';
import { TIMEOUT } from './report.ts';

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
  async render({ box, key, locale, dark, loadScript }) {
    const hcaptcha = await loadScript(
      'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
      () => typeof page.hcaptcha?.render === 'function' && page.hcaptcha,
    );
    let opened: (() => void) | undefined;
    const id = hcaptcha.render(box, {
      sitekey: key,
      hl: locale,
      theme: dark ? 'dark' : 'light',
      size: box.clientWidth < WIDTH ? 'compact' : 'normal',
      'open-callback': () => opened?.(),
    });
    return {
      async token() {
        // Empty after it has expired.
        const solved = hcaptcha.getResponse(id);
        if (solved) return success(solved);
        try {
          const executed = hcaptcha.execute(id, { async: true });
          const { promise: late, reject } = Promise.withResolvers<never>();
          const timer = setTimeout(reject, TIMEOUT, 'late');
          // The provider limits the time of a person.
          opened = () => clearTimeout(timer);
          const { response } = await Promise.race([executed, late]).finally(opened);
          return response ? success(response) : failure('unreachable');
        } catch (error) {
          return failure(PROBLEMS[String(error)] ?? 'unreachable');
        }
      },
      remove: () => hcaptcha.remove(id),
    };
  },
};
