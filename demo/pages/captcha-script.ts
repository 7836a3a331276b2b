/**
 * A pretend captcha with the interface of reCAPTCHA v3 (D19). It is sent to browsers as its own text, so it uses
 * nothing from outside of itself.
 */
export function captchaInBrowser(own: URL): void {
  async function execute(key: string, { action = '' } = {}): Promise<string> {
    if (key !== own.searchParams.get('render')) {
      throw new Error(`Invalid site key or not loaded in api.js: ${key}`);
    }
    const url = new URL('token', own);
    url.search = new URLSearchParams({ key, action }).toString();
    const answer = await fetch(url, { credentials: 'omit' });
    const { token, error } = await answer.json();
    if (!token) throw new Error(error);
    return token;
  }

  const ready = (act: () => void): void => {
    setTimeout(act);
  };

  /** Where the real one puts its own: at the end of the page, outside of everybody's elements. */
  function showBadge(): void {
    if (document.querySelector('.grecaptcha-badge')) return;
    const badge = document.createElement('aside');
    badge.className = 'grecaptcha-badge';
    badge.setAttribute('aria-label', 'Captcha');
    badge.textContent = 'Protected by a pretend captcha';
    // Set by script, which a strict policy allows.
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

  Object.assign(globalThis, { grecaptcha: { ready, execute } });
  ready(showBadge);
}
