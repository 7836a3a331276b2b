/** Undo and redo for a field whose text is rewritten as it is typed: the browser's own would not know what it shows. */
export interface EditHistory<State> {
  /** A new edit; what was undone before is gone. */
  push(state: State): void;
  undo(): State | undefined;
  redo(): State | undefined;
}

export function createEditHistory<State>(first: State): EditHistory<State> {
  let states = [first];
  let at = 0;
  const go = (to: number) => {
    if (to < 0 || to >= states.length) return undefined;
    at = to;
    return states[to];
  };
  return {
    push(state) {
      states = [...states.slice(0, at + 1), state];
      at = states.length - 1;
    },
    undo: () => go(at - 1),
    redo: () => go(at + 1),
  };
}
