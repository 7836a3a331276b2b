import { createStore, type StoreApi } from 'zustand/vanilla';

/** The next state after an event, and at most one command to carry out. */
export type Step<State, Command> = { state: State; command?: Command };

/**
 * Carries out a command. The event that it resolves with, if any, is sent to the machine. `signal` is aborted if the result is
 * no longer needed.
 */
export type Effect<Command, Event> = (command: Command, signal: AbortSignal) => Promise<Event | undefined>;

export interface Machine<State, Event> {
  store: StoreApi<State>;
  send(event: Event): void;
  /** Aborts the current request. Later events change nothing. */
  dispose(): void;
}

/**
 * A state machine: one pure reducer, one store, at most one request at a time (D18). A request belongs to the busy state
 * that started it. When the state is no longer busy, or another command starts, the request is aborted and its result is
 * ignored.
 */
export function createMachine<State extends { busy: boolean }, Event, Command>(
  initial: State,
  reduce: (state: State, event: Event) => Step<State, Command>,
  perform: Effect<Command, Event>,
): Machine<State, Event> {
  const store = createStore<State>(() => initial);
  let request: AbortController | undefined;
  let disposed = false;

  function cancel() {
    request?.abort();
    request = undefined;
  }

  function send(event: Event) {
    if (disposed) return;
    const { state, command } = reduce(store.getState(), event);
    store.setState(state, true);
    if (command !== undefined) void run(command);
    else if (!state.busy) cancel();
  }

  async function run(command: Command) {
    cancel();
    const own = new AbortController();
    request = own;
    const event = await perform(command, own.signal);
    if (event !== undefined && request === own) send(event);
  }

  return {
    store,
    send,
    dispose() {
      disposed = true;
      cancel();
    },
  };
}
