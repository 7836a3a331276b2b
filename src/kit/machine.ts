import { createStore, type StoreApi } from 'zustand/vanilla';

/** What one event makes of a state, and at most one thing to ask of the world because of it. */
export type Step<State, Command> = { state: State; command?: Command };

/** Carries out a command and reports what came of it as an event. `signal` says that nobody waits for it any more. */
export type Effect<Command, Event> = (command: Command, signal: AbortSignal) => Promise<Event | undefined>;

export interface Machine<State, Event> {
  store: StoreApi<State>;
  send(event: Event): void;
  /** Forgets the request in flight; later events change nothing. */
  dispose(): void;
}

/**
 * A screen's state machine: one pure reducer, one store, one request in flight (D18). A request belongs to the busy
 * state that asked for it: as soon as the state is not busy any more (answered, cancelled) or asks for something else,
 * the request is aborted, and an answer that comes all the same is dropped.
 */
export function createMachine<State extends { busy: boolean }, Event, Command>(
  initial: State,
  reduce: (state: State, event: Event) => Step<State, Command>,
  perform: Effect<Command, Event>,
): Machine<State, Event> {
  const store = createStore<State>(() => initial);
  let flight: AbortController | undefined;
  let disposed = false;

  function land() {
    flight?.abort();
    flight = undefined;
  }

  function send(event: Event) {
    if (disposed) return;
    const { state, command } = reduce(store.getState(), event);
    store.setState(state, true);
    if (command !== undefined) void takeOff(command);
    else if (!state.busy) land();
  }

  async function takeOff(command: Command) {
    land();
    const own = new AbortController();
    flight = own;
    const event = await perform(command, own.signal);
    if (event !== undefined && flight === own) send(event);
  }

  return {
    store,
    send,
    dispose() {
      disposed = true;
      land();
    },
  };
}
