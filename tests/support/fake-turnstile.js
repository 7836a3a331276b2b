/* A fake of Turnstile with the part of its documented interface that the portal uses. `fake-captchas.ts` controls it. */
{
  const { fakes } = window;
  /** Milliseconds after which it tries again, and shows a challenge anew that nobody has solved. */
  const RETRY = 8000;
  const SIZES = { normal: ['300px', '65px'], flexible: ['100%', '65px'], compact: ['150px', '140px'] };
  window.turnstile = {
    render(container, options) {
      const id = fakes.add(container, options.sitekey, options.language, options.theme);
      const widget = document.createElement('div');
      const [width, height] = SIZES[options.size];
      Object.assign(widget.style, { width, height, minWidth: options.size === 'flexible' ? '300px' : '' });
      container.append(widget);
      fakes.buttonIn(widget).onclick = () => {
        options['after-interactive-callback']();
        setTimeout(() => options.callback(fakes.token()));
      };
      const fail = () => {
        if (!options['error-callback']('300010')) console.warn('[Cloudflare Turnstile] Error: 300010.');
        setTimeout(begin, RETRY);
      };
      const outcomes = {
        solves: () => options.callback(fakes.token()),
        asks: () => options['before-interactive-callback'](),
        expires() {
          options['before-interactive-callback']();
          options['timeout-callback']();
          setTimeout(begin, RETRY);
        },
        fails: fail,
        falters() {
          fakes.mode = 'solves';
          fail();
        },
      };
      // Not by its id, which a widget of the next test has, too.
      const begin = () => widget.isConnected && outcomes[fakes.mode]();
      setTimeout(begin);
      return id;
    },
    remove: (id) => fakes.removed.push(id),
  };
}
