import { trustCaptchaUrl } from '../src/app/page/trusted-captchas.ts';
import { trust } from '../src/app/page/trusted-origins.ts';

/**
 * Lets the elements of this page use these origins, in addition to the page's own and that of their script, which `self` among
 * them leaves out. Call it before you add such an element. The one file also reads `data-origins` of its script tag.
 */
export function trustOrigins(origins: readonly string[]): void {
  for (const origin of origins)
    if (!trust(origin))
      console.warn(`"${origin}" is not an origin such as https://api.example, so it is not trusted.`);
}

/**
 * Lets the elements of this page load the script of a captcha from this address, which `captcha-src` must have, too. The script can
 * do everything that the page can do. Call it before you add such an element. The one file also reads `data-captcha` of its tag.
 */
export function trustCaptcha(url: string): void {
  if (!trustCaptchaUrl(url)) console.warn(`"${url}" is not the address of a script, so it is not trusted.`);
}
