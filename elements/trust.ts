import { trust } from '../src/app/page/trusted-origins.ts';

/**
 * Lets the elements of this page use these origins in `api-base` and in their other addresses, in addition to the page's own
 * origin and that of their script. Call it before you add such an element. With the one file, you can use `data-origins` on
 * the script tag instead.
 */
export function trustOrigins(origins: readonly string[]): void {
  for (const origin of origins)
    if (!trust(origin))
      console.warn(`"${origin}" is not an origin such as https://api.example, so it is not trusted.`);
}
