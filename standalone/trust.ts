import { trustCaptchaUrl } from '../src/app/page/trusted-captchas.ts';
import { trust } from '../src/app/page/trusted-origins.ts';

/*
 * Trusts what the script tag of the page names, as that of the one file does. configured-page.ts has checked and written it. A
 * module has no `document.currentScript`.
 */
const { origins, captcha } = document.querySelector<HTMLElement>('script[type=module]')?.dataset ?? {};
for (const origin of origins?.split(' ') ?? []) trust(origin);
if (captcha) trustCaptchaUrl(captcha);
