import type { CaptchaAdapter } from '../adapter.ts';
import { createReport } from '../report.ts';

/** @see https://docs.hcaptcha.com/configuration */
interface HCaptcha {
  render(container: HTMLElement, options: object): string;
  execute(id: string): void;
  remove(id: string): void;
}

const page = globalThis as { hcaptcha?: HCaptcha };

/** Pixels. The provider has a smaller checkbox for narrower forms. */
const WIDTH = 303;

/** hCaptcha: a checkbox, which may open a task. A submit does the same as a click on the checkbox. */
export const adapter: CaptchaAdapter = {
  isInPage: true,
  async render({ box, key, locale, dark, loadScript, onProgress }) {
    const hcaptcha = await loadScript(
      'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
      () => typeof page.hcaptcha?.render === 'function' && page.hcaptcha,
    );
    const report = createReport(onProgress);
    const id = hcaptcha.render(box, {
      sitekey: key,
      hl: locale,
      theme: dark ? 'dark' : 'light',
      size: box.clientWidth < WIDTH ? 'compact' : 'normal',
      'open-callback': report.wait,
      callback: report.solved,
      'close-callback': report.leave,
      'chalexpired-callback': () => report.failed('expired'),
      'expired-callback': () => report.failed('expired'),
      'error-callback': () => report.failed('unreachable'),
    });
    return report.widget(
      () => hcaptcha.remove(id),
      () => hcaptcha.execute(id),
    );
  },
};
