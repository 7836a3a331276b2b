import { type Crashed, createMachine, type Step } from '../../../src/kit/machine.ts';

interface State {
  busy: boolean;
  notes: string[];
}

type CounterEvent =
  | { type: 'asked'; question: string }
  | { type: 'answered'; answer: string }
  | { type: 'noted'; note: string }
  | { type: 'left' }
  | { type: 'cancelled' }
  | Crashed;

/** A command in flight and a function that answers it. */
export interface CounterRequest {
  question: string;
  busyAtStart: boolean;
  signal: AbortSignal;
  answer(text: string | undefined): void;
  fail(error: unknown): void;
}

function reduce(state: State, event: CounterEvent): Step<State, string> {
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
    case 'crashed':
      return { state: { busy: false, notes: [...state.notes, 'crashed'] } };
  }
}

/** A machine that asks questions and notes the answers, which the test gives. */
export function counterMachine() {
  const requests: CounterRequest[] = [];
  const machine = createMachine<State, CounterEvent, string>(
    { busy: false, notes: [] },
    reduce,
    async (question, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
      requests.push({
        question,
        busyAtStart: machine.store.getState().busy,
        signal,
        answer: resolve,
        fail: reject,
      });
      const answer = await promise;
      return answer === undefined ? undefined : { type: 'answered', answer };
    },
  );
  return { machine, requests };
}
