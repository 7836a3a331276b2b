import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
interface CounterRequest {
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
function counterMachine() {
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

const first = (requests: CounterRequest[]) => requests[0] as CounterRequest;
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

describe('a machine', () => {
  test('changes its state before it performs a command, and reduces the answer as an event', async () => {
    const { machine, requests } = counterMachine();
    expect([machine.store.getState(), requests]).toEqual([{ busy: false, notes: [] }, []]);
    const seen: boolean[] = [];
    machine.store.subscribe(({ busy }) => seen.push(busy));
    machine.send({ type: 'asked', question: 'a' });
    expect(first(requests)).toMatchObject({ question: 'a', busyAtStart: true });
    first(requests).answer('yes');
    await flushPromises();
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['yes'] });
    expect(seen, 'what subscribers are told').toEqual([true, false]);
  });

  test('does not abort a request while the state stays busy', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.send({ type: 'noted', note: 'meanwhile' });
    expect(first(requests).signal.aborted).toBe(false);
    first(requests).answer('yes');
    await flushPromises();
    expect(machine.store.getState().notes).toEqual(['meanwhile', 'yes']);
  });

  test('performs nothing while it is stopped, and the last command when it goes on', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.stop({ type: 'asked', question: 'b' });
    expect(first(requests).signal.aborted).toBe(true);
    machine.send({ type: 'asked', question: 'c' });
    expect(requests).toHaveLength(1);
    machine.resume();
    machine.resume();
    expect(requests.map(({ question }) => question)).toEqual(['a', 'c']);
    requests[1]?.answer('yes');
    await flushPromises();
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['yes'] });
  });

  test('performs a command that has no answer', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'left' });
    first(requests).answer(undefined);
    await flushPromises();
    expect(first(requests).question).toBe('leave');
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['left'] });
  });
});

test('a disposed machine aborts its request, drops the answer and ignores events', async () => {
  const { machine, requests } = counterMachine();
  machine.send({ type: 'asked', question: 'a' });
  machine.dispose();
  machine.dispose();
  expect(first(requests).signal.aborted).toBe(true);
  first(requests).answer('too late');
  await flushPromises();
  machine.send({ type: 'noted', note: 'a' });
  machine.send({ type: 'asked', question: 'b' });
  expect(machine.store.getState()).toEqual({ busy: true, notes: [] });
  expect(requests).toHaveLength(1);
});

test('an effect that throws ends the request with an event, and the console has the error, unless it was aborted', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { machine, requests } = counterMachine();
  const crash = (request: CounterRequest | undefined) => request?.fail(new TypeError(request.question));
  machine.send({ type: 'asked', question: 'a' });
  crash(requests[0]);
  await flushPromises();
  expect(machine.store.getState()).toEqual({ busy: false, notes: ['crashed'] });
  machine.send({ type: 'asked', question: 'b' });
  machine.send({ type: 'cancelled' });
  crash(requests[1]);
  await flushPromises();
  expect(machine.store.getState()).toEqual({ busy: false, notes: ['crashed'] });
  expect(log.mock.calls).toEqual([[new TypeError('a')]]);
  log.mockRestore();
});

describe('a spinner does not flash', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['of 200 ms, which shows no spinner', 200, 200],
    ['of 300 ms, for 350 ms after the spinner has appeared', 300, 600],
    ['of 900 ms', 900, 900],
  ])('an answer is shown after a wait %s', async (_, wait, shown) => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    await vi.advanceTimersByTimeAsync(wait);
    first(requests).answer('yes');
    await vi.advanceTimersByTimeAsync(Math.max(0, shown - wait - 1));
    expect(machine.store.getState().busy).toBe(shown > wait);
    await vi.advanceTimersByTimeAsync(1);
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['yes'] });
  });

  test('and what is cancelled meanwhile stays so', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    await vi.advanceTimersByTimeAsync(300);
    first(requests).answer('yes');
    machine.send({ type: 'cancelled' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(machine.store.getState()).toEqual({ busy: false, notes: [] });
  });
});
