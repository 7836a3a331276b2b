/*
 * The interface of reCAPTCHA v3 in the provider's two stages, as scripts of the page's own origin: this one only queues what
 * waits for the other one, `fake-captcha-main.js`. What it answers is up to the test (`window.captcha`); what it was asked,
 * and how often it was loaded, the test can read.
 */
{
  window.captcha ??= { loaded: 0, asked: [], answer: async () => 'a-token', stuck: false };
  const { captcha } = window;
  const own = new URL(document.currentScript.src);
  captcha.loaded += 1;
  captcha.parameters = Object.fromEntries(own.searchParams);
  window.grecaptcha ??= { waiting: [] };
  window.grecaptcha.ready ??= (act) => window.grecaptcha.waiting.push(act);
  // A module, which needs no Trusted Types policy; with a number, because a module runs once per address.
  if (!captcha.stuck) void import(new URL(`fake-captcha-main.js?${captcha.loaded}`, own));
}
