/* A fake of Turnstile with the part of its documented interface that the portal uses. `fake-captchas.ts` controls it. */
{
  const { fakes } = window;
  window.turnstile = {
    render(container, options) {
      const id = fakes.add(container, options.sitekey, options.language, options.theme);
      const button = fakes.buttonIn(container);
      button.onclick = () => {
        options['after-interactive-callback']();
        options.callback(fakes.token());
      };
      const begin = {
        solves: () => options.callback(fakes.token()),
        asks: () => options['before-interactive-callback'](),
        expires: () => options['timeout-callback'](),
        fails: () => options['error-callback']('300010'),
      };
      setTimeout(begin[fakes.mode]);
      return id;
    },
    remove: (id) => fakes.removed.push(id),
  };
}
