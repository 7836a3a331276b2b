import { trustCaptchaUrl } from '../src/app/page/trusted-captchas.ts';
import { trust } from '../src/app/page/trusted-origins.ts';

/**
 * Lets the elements of this page use these origins in `api-base` and in their other addresses, in addition to the page's own
 * origin and that of their script. Call it before you add such an element. With the one file, you can use `data-origins` on
 * the script tag instead. `self` among them: the origin of the script is not trusted.
 */
export function trustOrigins(origins: readonly string[]): void {
  for (const origin of origins)
    if (!trust(origin))
      console.warn(`"${origin}" is not an origin such as https://api.example, so it is not trusted.`);
}

/**
 * Lets the elements of this page load the script of a captcha from this address, in addition to the provider's. The script can
 * do everything that the page can do. `captcha-src` must have the same address. Call it before you add such an element. With the
 * one file, you can use `data-captcha` on the script tag instead.
 */
export function trustCaptcha(url: string): void {
  if (!trustCaptchaUrl(url)) console.warn(`"${url}" is not the address of a script, so it is not trusted.`);
}
