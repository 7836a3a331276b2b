import { trust } from '../src/app/page/trusted-origins.ts';
import { documentMember } from '../src/kit/document.ts';
import { scriptOrigin } from '../src/kit/script-origin.ts';
import { trustCaptcha, trustOrigins } from './trust.ts';

/* When the one file loads, it trusts its own origin, and what `data-origins` and `data-captcha` of its script tag name (D36). */
if (typeof document !== 'undefined') {
  trust(scriptOrigin(new Error().stack) ?? '');
  // Not `document.currentScript`, which an element with this name would hide.
  const { origins, captcha } = documentMember('currentScript')?.dataset ?? {};
  trustOrigins(origins?.split(/\s+/).filter(Boolean) ?? []);
  if (captcha) trustCaptcha(captcha);
}
