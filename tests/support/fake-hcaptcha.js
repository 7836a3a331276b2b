/* A fake of hCaptcha with the part of its documented interface that the portal uses. `fake-captchas.ts` controls it. */
{
  const { fakes } = window;
  const widgets = {};
  window.hcaptcha = {
    render(container, options) {
      const id = fakes.add(container, options.sitekey, options.hl, options.theme);
      const button = fakes.buttonIn(container);
      const end = (name, value) => {
        button.onclick = begin;
        options[`${name}callback`](value);
      };
      const pass = () => end('', fakes.token());
      const open = () => {
        // Another call of `execute` begins anew, also with a task that is open.
        button.onclick = pass;
        button.onkeydown = ({ key }) => key === 'Escape' && end('close-');
        options['open-callback']();
      };
      const outcomes = {
        solves: pass,
        asks: open,
        expires() {
          open();
          end('chalexpired-');
        },
        fails: () => end('error-', 'network-error'),
      };
      const begin = () => void setTimeout(outcomes[fakes.mode]);
      button.onclick = begin;
      widgets[id] = begin;
      return id;
    },
    execute: (id) => widgets[id](),
    remove: (id) => fakes.removed.push(id),
  };
}
