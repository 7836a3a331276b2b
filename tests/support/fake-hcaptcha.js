/* A fake of hCaptcha with the part of its documented interface that the portal uses. `fake-captchas.ts` controls it. */
{
  const { fakes } = window;
  const responses = {};
  const outcomes = {
    solves: async () => ({ response: fakes.token(), key: 'E0_key' }),
    asks: () => Promise.reject('challenge-closed'),
    expires: () => Promise.reject('challenge-expired'),
    fails: () => Promise.reject('network-error'),
  };
  window.hcaptcha = {
    render(container, { sitekey, hl, theme }) {
      const id = fakes.add(container, sitekey, hl, theme);
      responses[id] = '';
      fakes.buttonIn(container).onclick = () => {
        responses[id] = fakes.token();
      };
      return id;
    },
    getResponse: (id) => responses[id],
    execute: (id, { async }) => (id in responses && async ? outcomes[fakes.mode]() : undefined),
    remove: (id) => fakes.removed.push(id),
  };
}
