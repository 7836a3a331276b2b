import type { CaptchaAdapter } from '../adapter.ts';
import { createReport } from '../report.ts';

interface StateChange {
  state: string;
  response: string;
  mode?: string;
}

/** @see https://developer.friendlycaptcha.com/docs/v2/sdk/ */
interface FriendlyCaptcha {
  createWidget(options: object): {
    addEventListener(name: string, listener: (event: CustomEvent<StateChange>) => void): void;
    destroy(): void;
  };
}

const page = globalThis as { frcaptcha?: FriendlyCaptcha };

/** Friendly Captcha 2: works by itself. In its interactive mode it then waits for a click. */
export const adapter: CaptchaAdapter = {
  isInPage: true,
  async render({ box, key, locale, dark, loadScript, onProgress }) {
    const frcaptcha = await loadScript(
      'https://cdn.jsdelivr.net/npm/@friendlycaptcha/sdk@1.0.2/site.min.js',
      () => typeof page.frcaptcha?.createWidget === 'function' && page.frcaptcha,
    );
    const report = createReport(onProgress);
    report.work();
    // Its code empties the box with an empty text, which Trusted Types do not allow.
    Object.defineProperty(box, 'innerHTML', { set: () => box.replaceChildren() });
    const widget = frcaptcha.createWidget({
      element: box,
      sitekey: key,
      language: locale,
      theme: dark ? 'dark' : 'light',
      startMode: 'auto',
      formFieldName: null,
    });
    widget.addEventListener('frc:widget.statechange', ({ detail: { state, response, mode } }) => {
      if (state === 'completed') report.solved(response);
      else if (state === 'error') report.failed('unreachable');
      else if (state === 'expired') report.failed('expired');
      else if (mode === 'interactive') report.leave();
      else report.work();
    });
    return report.widget(() => widget.destroy());
  },
};
