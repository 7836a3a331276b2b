import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { captchaKey } from '../configuration.ts';
import { issueCaptchaToken } from '../store/captcha-tokens.ts';
import { captchaInBrowser } from './captcha-script.ts';

const SCRIPT = `(${captchaInBrowser})(new URL(document.currentScript.src));`;

/**
 * The pretend captcha: its script, and where the script gets its tokens. It asks nobody anything; what matters is
 * that only who ran the script has a token. Like a real provider it serves the pages of every origin.
 */
export function captchaScript(backend: Backend): Hono {
  return new Hono()
    .get('/captcha/api.js', (c) =>
      c.body(SCRIPT, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }),
    )
    .get('/captcha/token', (c) => {
      c.header('Cache-Control', 'no-store');
      c.header('Access-Control-Allow-Origin', '*');
      const key = captchaKey(backend.members);
      if (key === null || c.req.query('key') !== key) return c.json({ error: 'Invalid site key' }, 400);
      if (c.req.query('action') !== 'registration') return c.json({ error: 'Unknown action' }, 400);
      return c.json({ token: issueCaptchaToken(backend) });
    });
}
