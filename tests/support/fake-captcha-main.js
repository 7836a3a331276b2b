/* The second stage of fake-captcha.js: from here on there is something to execute. */
const { captcha, grecaptcha } = window;

grecaptcha.execute = (key, options) => {
  captcha.asked.push([key, options]);
  return captcha.answer();
};
grecaptcha.ready = (act) => setTimeout(act);
for (const act of grecaptcha.waiting.splice(0)) grecaptcha.ready(act);
