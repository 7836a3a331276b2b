import { trust } from '../src/app/page/trusted-origins.ts';
import { scriptOrigin } from '../src/kit/script-origin.ts';
import { trustOrigins } from './trust.ts';

/* When the one file loads, it trusts its own origin and those in `data-origins` of its script tag (D36). */
if (typeof Document !== 'undefined') {
  trust(scriptOrigin(new Error().stack) ?? '');
  // Not `document.currentScript`, which an element with this name would hide.
  const script: HTMLOrSVGScriptElement | null = Reflect.get(Document.prototype, 'currentScript', document);
  trustOrigins(script?.dataset.origins?.split(/\s+/).filter(Boolean) ?? []);
}
