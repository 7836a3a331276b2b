/* The second script of the fake captcha: adds `execute` and runs the queued callbacks. */
const { captcha, grecaptcha } = window;

grecaptcha.execute = (key, options) => {
  captcha.asked.push([key, options]);
  return captcha.answer();
};
grecaptcha.ready = (callback) => setTimeout(callback);
for (const callback of grecaptcha.queue.splice(0)) grecaptcha.ready(callback);
