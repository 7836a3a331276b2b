/*
 * A fake of reCAPTCHA v3 that loads from the page's origin. Like the real one it has two scripts: this one queues callbacks
 * until `fake-captcha-main.js` has loaded. Tests control and inspect it through `window.captcha`.
 */
{
  window.captcha ??= { loaded: 0, asked: [], answer: async () => 'a-token' };
  const { captcha } = window;
  const url = new URL(document.currentScript.src);
  captcha.loaded += 1;
  captcha.parameters = Object.fromEntries(url.searchParams);
  window.grecaptcha ??= { queue: [] };
  window.grecaptcha.ready ??= (callback) => window.grecaptcha.queue.push(callback);
  // A module import needs no Trusted Types policy; the number makes the URL unique, because a module runs once per URL.
  void import(new URL(`fake-captcha-main.js?${captcha.loaded}`, url));
}
