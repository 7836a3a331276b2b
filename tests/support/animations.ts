/**
 * Waits until no animation runs, because colours are mixed until then. Ignores endless animations such as a spinner.
 * Uses nothing from outside, because flow tests evaluate it in the page.
 */
export async function waitForAnimations(): Promise<void> {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const running = () =>
    rootsIn(document)
      .flatMap((root) => root.getAnimations())
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  const frame = () => new Promise(requestAnimationFrame);
  do {
    await Promise.allSettled(running().map(({ finished }) => finished));
    // A change starts its animation with the next frame.
    await frame();
    await frame();
  } while (running().length > 0);
}
