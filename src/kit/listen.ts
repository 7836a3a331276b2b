/** Calls the listener for these events until the returned function is called. */
export function listen(
  target: EventTarget,
  listener: (event: never) => void,
  ...types: string[]
): () => void {
  for (const type of types) target.addEventListener(type, listener as EventListener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener as EventListener);
  };
}
