/*
 * The interface of reCAPTCHA v3, as a script of the page's own origin. What it answers is up to the test; what it was
 * asked, and how often it was loaded, the test can read.
 */
window.captcha ??= { loaded: 0, asked: [], answer: async () => 'a-token' };
window.captcha.loaded += 1;
window.captcha.render = new URL(document.currentScript.src).searchParams.get('render');
window.grecaptcha = {
  ready: (act) => setTimeout(act),
  execute: (key, options) => {
    window.captcha.asked.push([key, options]);
    return window.captcha.answer();
  },
};
