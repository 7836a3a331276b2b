/* A fake of Friendly Captcha 2 with the part of its documented interface that the portal uses. `fake-captchas.ts` controls it. */
{
  const { fakes } = window;
  window.frcaptcha = {
    createWidget({ element, sitekey, language, theme, startMode }) {
      const id = fakes.add(element, sitekey, language, theme);
      const change = (state, mode, response = `.${state.toUpperCase()}`) =>
        element.dispatchEvent(
          new CustomEvent('frc:widget.statechange', {
            detail: { name: 'frc:widget.statechange', id, state, mode, response },
          }),
        );
      fakes.buttonIn(element).onclick = () => change('completed', 'interactive', fakes.token());
      const outcomes = {
        solves: () => change('completed', 'noninteractive', fakes.token()),
        asks: () => change('activated', 'interactive'),
        expires: () => change('expired'),
        fails: () => change('error'),
      };
      if (startMode === 'auto')
        setTimeout(() => {
          change('activating');
          outcomes[fakes.mode]();
        });
      return {
        addEventListener: (name, listener) => element.addEventListener(name, listener),
        destroy() {
          // As the real one does, also where Trusted Types forbid it.
          element.innerHTML = '';
          fakes.removed.push(id);
        },
      };
    },
  };
}
