import { trust } from '../src/app/page/trusted-origins.ts';
import { scriptOrigin } from '../src/kit/script-origin.ts';
import { trustOrigins } from './trust.ts';

/* The one file, as it loads: trusts the origin it came from, and those that its script tag names (D36). */
if (typeof Document !== 'undefined') {
  trust(scriptOrigin(new Error().stack) ?? '');
  // Not `document.currentScript`, which an element of that name hides.
  const script: HTMLOrSVGScriptElement | null = Reflect.get(Document.prototype, 'currentScript', document);
  trustOrigins(script?.dataset.origins?.split(/\s+/).filter(Boolean) ?? []);
}
