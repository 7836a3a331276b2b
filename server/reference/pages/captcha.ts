import { type Context, Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { captchaKey } from '../configuration.ts';
import { issueCaptchaToken } from '../store/captcha-tokens.ts';
import { captchaInBrowser, loaderInBrowser } from './captcha-script.ts';

/** Uses `import()`, because loading a module needs no Trusted Types policy. */
const LOADER = `(${loaderInBrowser})(new URL(document.currentScript.src), (address) => import(address));`;
const MAIN = `(${captchaInBrowser})(new URL(import.meta.url));`;

const script = (c: Context, text: string) =>
  c.body(text, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });

/**
 * The mock captcha: its two scripts and the endpoint for tokens. It does not ask the person anything; a token only proves
 * that the script has run. Like a real provider it serves pages of all origins.
 */
export function captchaScript(backend: Backend): Hono {
  return new Hono()
    .get('/captcha/api.js', (c) => script(c, LOADER))
    .get('/captcha/main.js', (c) => script(c, MAIN))
    .get('/captcha/token', (c) => {
      c.header('Cache-Control', 'no-store');
      c.header('Access-Control-Allow-Origin', '*');
      const key = captchaKey(backend.members);
      if (key === null || c.req.query('key') !== key) return c.json({ error: 'Invalid site key' }, 400);
      if (c.req.query('action') !== 'registration') return c.json({ error: 'Unknown action' }, 400);
      return c.json({ token: issueCaptchaToken(backend) });
    });
}
