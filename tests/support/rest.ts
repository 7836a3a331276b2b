/**
 * Waits until nothing fades or moves any more: colours are in between until then. An animation without an end, as
 * of a spinner, is not waited for. Refers to nothing outside itself, because flow tests send it into the page.
 */
export async function comeToRest(): Promise<void> {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const moving = () =>
    rootsIn(document)
      .flatMap((root) => root.getAnimations())
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  const frame = () => new Promise(requestAnimationFrame);
  do {
    await Promise.allSettled(moving().map(({ finished }) => finished));
    // What was just changed begins to move with the next frame.
    await frame();
    await frame();
  } while (moving().length > 0);
}
