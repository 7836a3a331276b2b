/* Controls the fakes of captchas that are shown in a form, and records what they do. */
import { trustCaptcha } from '../../elements/trust.ts';

/** What the captcha does by itself, or when the form is submitted. `falters`: it fails, and works at its next attempt. */
type Mode = 'solves' | 'asks' | 'expires' | 'fails' | 'falters';

interface Shown {
  id: string;
  container: HTMLElement;
  key: string;
  locale: string;
  theme: string;
}

const initial = () => ({
  mode: 'solves' as Mode,
  /** Every captcha that was rendered. */
  rendered: [] as Shown[],
  removed: [] as string[],
  tokens: 0,
});

/** The scripts read `window.fakes`. */
export const fakes = {
  ...initial(),
  add(container: HTMLElement, key: string, locale: string, theme: string): string {
    const id = `widget-${this.rendered.length}`;
    this.rendered.push({ id, container, key, locale, theme });
    return id;
  },
  buttonIn(container: HTMLElement): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'I am human';
    container.append(button);
    return button;
  },
  token(): string {
    this.tokens += 1;
    return `token-${this.tokens}`;
  },
  reset(): void {
    Object.assign(this, initial());
  },
};
Object.assign(window, { fakes });

for (const file of ['fake-turnstile', 'fake-hcaptcha', 'fake-friendly', 'no-captcha'])
  trustCaptcha(`/tests/support/${file}.js`);
