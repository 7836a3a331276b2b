import { trust } from '../src/app/page/trusted-origins.ts';

/**
 * Lets the elements of this page use these origins in `api-base` and their other addresses, in addition to the page's own
 * origin and that of their script. Call it before such an element is on the page. `data-origins` on the script tag of the
 * one file does the same.
 */
export function trustOrigins(origins: readonly string[]): void {
  for (const origin of origins)
    if (!trust(origin))
      console.warn(`"${origin}" is not an origin such as https://api.example, so it is not trusted.`);
}
