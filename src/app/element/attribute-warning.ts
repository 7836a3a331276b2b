/* A chunk of its own: only a page with a mistake loads it. */
import type { AttributeProblem } from './config.ts';

/** Of a module. The one file reads attributes of its tag instead. A bundler may have left the path of a file here. */
const isModule = Boolean(import.meta.url);

const remedy = (call: string, attribute: string) =>
  isModule
    ? `Call ${call}, which elements/trust.js exports (login-portal/trust in the package), before the element is on the page.`
    : `Name it in ${attribute} of the script tag.`;

/** Tells the author of the page what is wrong with the value of an attribute, and what to write instead. */
export function attributeWarning({ name, raw, values, isUntrusted }: AttributeProblem): string {
  // The rest of an address may contain a secret.
  const shown = raw.replace(/[?#].*/s, '').replace(/\/\/[^/]*@/, '//');
  if (values) return `${name}: "${raw}" is not one of ${values.join(', ')}. The default is used.`;
  if (name === 'config-url' && isUntrusted)
    return `${name}: "${shown}" is not on the origin of the API. Write a path, or an address on the origin of api-base.`;
  if (name === 'captcha-src' && isUntrusted)
    return `${name}: "${shown}" is not trusted. ${remedy('trustCaptcha() with it', 'data-captcha')}`;
  if (isUntrusted)
    return `${name}: "${shown}" is not on a trusted origin. ${remedy('trustOrigins() with its origin', 'data-origins')}`;
  if (name === 'languages')
    return `${name}: "${raw}" is not a list of languages such as nl en. The default is used.`;
  if (name === 'base') return `${name}: "${shown}" is not a path such as /login/. The default is used.`;
  const scheme = /^(localhost|127\.)/.test(shown) ? 'http' : 'https';
  const meant = /^[\w.-]+:\d+(\/|$)/.test(shown) ? `${scheme}://${shown}` : 'https://portal.example or /path';
  return `${name}: "${shown}" is not a web address. Write one such as ${meant}. The default is used.`;
}
