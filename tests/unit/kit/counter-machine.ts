import { createMachine, type Step } from '../../../src/kit/machine.ts';

interface State {
  busy: boolean;
  notes: string[];
}

export type Happening =
  | { type: 'asked'; question: string }
  | { type: 'answered'; answer: string }
  | { type: 'noted'; note: string }
  | { type: 'left' }
  | { type: 'cancelled' };

/** A command as the world saw it, and the way to answer it. */
export interface Asked {
  question: string;
  busyThen: boolean;
  signal: AbortSignal;
  answer(text: string | undefined): void;
}

function reduce(state: State, event: Happening): Step<State, string> {
  switch (event.type) {
    case 'asked':
      return { state: { ...state, busy: true }, command: event.question };
    case 'answered':
      return { state: { busy: false, notes: [...state.notes, event.answer] } };
    case 'noted':
      return { state: { ...state, notes: [...state.notes, event.note] } };
    case 'left':
      return { state: { busy: false, notes: [...state.notes, 'left'] }, command: 'leave' };
    case 'cancelled':
      return { state: { ...state, busy: false } };
  }
}

/** A machine that asks questions and writes down the answers; the test answers when it likes. */
export function counterMachine() {
  const asked: Asked[] = [];
  const machine = createMachine<State, Happening, string>(
    { busy: false, notes: [] },
    reduce,
    async (question, signal) => {
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      asked.push({ question, busyThen: machine.store.getState().busy, signal, answer: resolve });
      const answer = await promise;
      return answer === undefined ? undefined : { type: 'answered', answer };
    },
  );
  return { machine, asked };
}
