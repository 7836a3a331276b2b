/** Undo and redo for a field that rewrites its text: the browser's own history does not know the rewritten text. */
export interface EditHistory<State> {
  /** Adds a state after the current one and discards the states that were undone. */
  push(state: State): void;
  undo(): State | undefined;
  redo(): State | undefined;
}

export function createEditHistory<State>(first: State): EditHistory<State> {
  let states = [first];
  let current = 0;
  const moveTo = (index: number) => {
    if (index < 0 || index >= states.length) return undefined;
    current = index;
    return states[index];
  };
  return {
    push(state) {
      states = [...states.slice(0, current + 1), state];
      current = states.length - 1;
    },
    undo: () => moveTo(current - 1),
    redo: () => moveTo(current + 1),
  };
}
