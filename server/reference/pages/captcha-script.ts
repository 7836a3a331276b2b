/*
 * A mock captcha with the interface of reCAPTCHA v3, which loads in two stages. Both functions are sent to the browser as
 * source text, so they must not use anything from outside.
 */

interface Captcha {
  ready(act: () => void): void;
  execute?(key: string, options?: { action?: string }): Promise<string>;
  waiting: (() => void)[];
}

/** The first script queues the callbacks and loads the second script. */
export function loaderInBrowser(own: URL, load: (address: string) => unknown): void {
  const page = globalThis as { grecaptcha?: Captcha };
  const waiting: (() => void)[] = [];
  page.grecaptcha ??= { waiting, ready: (act) => void waiting.push(act) };
  load(new URL('main.js', own).href + own.search);
}

/** The second script provides `execute` and runs the queued callbacks. */
export function captchaInBrowser(own: URL): void {
  const { grecaptcha } = globalThis as unknown as { grecaptcha: Captcha };

  grecaptcha.execute = async (key, { action = '' } = {}) => {
    if (key !== own.searchParams.get('render')) {
      throw new Error(`Invalid site key or not loaded in api.js: ${key}`);
    }
    const url = new URL('token', own);
    url.search = new URLSearchParams({ key, action }).toString();
    const answer = await fetch(url, { credentials: 'omit' });
    const { token, error } = await answer.json();
    if (!token) throw new Error(error);
    return token;
  };

  grecaptcha.ready = (act) => {
    setTimeout(act);
  };

  /** Like reCAPTCHA, at the end of the page and outside of all elements. */
  function showBadge(): void {
    if (document.querySelector('.grecaptcha-badge')) return;
    const badge = document.createElement('aside');
    badge.className = 'grecaptcha-badge';
    badge.setAttribute('aria-label', 'Captcha');
    badge.textContent = 'Protected by a pretend captcha';
    // A strict policy allows styles that a script sets.
    Object.assign(badge.style, {
      position: 'fixed',
      right: '0',
      bottom: '14px',
      padding: '4px 8px',
      font: '12px system-ui, sans-serif',
      color: '#fff',
      background: '#333',
      borderRadius: '4px 0 0 4px',
      pointerEvents: 'none',
    });
    document.body.append(badge);
  }

  for (const act of [...grecaptcha.waiting.splice(0), showBadge]) grecaptcha.ready(act);
}
