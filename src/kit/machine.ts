import { createStore, type StoreApi } from 'zustand/vanilla';
import { spinnerOf } from './busy.ts';

/** The next state after an event, and at most one command to carry out. */
export type Step<State, Command> = { state: State; command?: Command };

/** An effect has thrown: a mistake of this code, or of a script that it uses. */
export type Crashed = { type: 'crashed' };

/**
 * Carries out a command. The event that it resolves with, if any, is sent to the machine. `signal` is aborted if the result is
 * no longer needed.
 */
export type Effect<Command, Event> = (command: Command, signal: AbortSignal) => Promise<Event | undefined>;

export interface Machine<State, Event> {
  store: StoreApi<State>;
  send(event: Event | Crashed): void;
  /** Sends an event, and carries out no command until `resume` is called. */
  stop(event: Event): void;
  resume(): void;
  /** Aborts the current request. Later events change nothing. */
  dispose(): void;
}

/**
 * A state machine: one pure reducer, one store, at most one request at a time (D18). A request belongs to the busy state
 * that started it. When the state is no longer busy, or another command starts, the request is aborted and its result is
 * ignored. Every reducer says what a screen shows after a crash.
 */
export function createMachine<State extends { busy: boolean }, Event, Command>(
  initial: State,
  reduce: (state: State, event: Event | Crashed) => Step<State, Command>,
  perform: Effect<Command, NoInfer<Event> | Crashed>,
): Machine<State, Event> {
  const store = createStore<State>(() => initial);
  let request: AbortController | undefined;
  let disposed = false;
  let isStopped = false;
  let held: Command | undefined;

  function cancel() {
    request?.abort();
    request = undefined;
  }

  function send(event: Event | Crashed) {
    if (disposed) return;
    const { state, command } = reduce(store.getState(), event);
    store.setState(state, true);
    if (command !== undefined) void run(command);
    else if (!state.busy) cancel();
  }

  async function run(command: Command) {
    cancel();
    held = isStopped ? command : undefined;
    if (isStopped) return;
    const own = new AbortController();
    request = own;
    const spinner = spinnerOf();
    let event: Event | Crashed | undefined;
    try {
      event = await perform(command, own.signal);
    } catch (error) {
      if (own.signal.aborted) return;
      console.error(error);
      event = { type: 'crashed' };
    }
    const shown = spinner();
    if (shown && store.getState().busy) await shown;
    if (event !== undefined && request === own) send(event);
  }

  return {
    store,
    send,
    stop(event) {
      isStopped = true;
      send(event);
    },
    resume() {
      isStopped = false;
      if (held !== undefined) void run(held);
    },
    dispose() {
      disposed = true;
      cancel();
    },
  };
}
