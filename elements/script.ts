import { readAddress } from '../src/app/page/names.ts';
import { trustScript } from '../src/app/page/trusted-origins.ts';
import { documentMember } from '../src/browser/document.ts';
import { scriptAddress } from '../src/browser/script-address.ts';
import { trustCaptcha, trustOrigins } from './trust.ts';

/*
 * When the one file loads, it trusts its own origin, and what `data-origins` and `data-captcha` of its script tag name (D36). Its
 * address names the elements that it defines, and can narrow the trust.
 */
if (typeof document !== 'undefined') {
  const address = scriptAddress(new Error().stack);
  trustScript(address ?? '');
  readAddress(address);
  // Not `document.currentScript`, which an element with this name would hide.
  const { origins, captcha } = documentMember('currentScript')?.dataset ?? {};
  trustOrigins(origins?.split(/\s+/).filter(Boolean) ?? []);
  if (captcha) trustCaptcha(captcha);
}
