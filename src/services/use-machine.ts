import { useStore } from 'zustand';
import type { FieldError } from '../form/field-error.ts';
import { type Crashed, createMachine, type Effect, type Step } from '../kit/machine.ts';
import { type Asked, askingFirst, isAsked } from './email-question.ts';
import type { Flow } from './host-events.ts';
import { useOnOnline, useOnRestore, useReportSuccess, useReportToHost } from './screen-hooks.ts';
import { useServices } from './services.ts';

interface ScreenState {
  stage: string;
  busy: boolean;
  error: FieldError | undefined;
}

/** The back/forward cache has restored the page. */
type Restored = { type: 'restored' };

/** The network has returned. */
type Online = { type: 'online' };

/** What of a screen outlasts it, in the journey. */
export interface Lasting<State> {
  /** Nothing secret, with the stage. */
  read(state: State): { stage: string } | undefined;
  /** The state with what was kept, which is an outside value. `returned`: the person comes back by Back or a reload. */
  resume(initial: State, left: unknown, returned: boolean): State;
}

interface KeptMachineOptions<State, Event, Command> {
  /** The name of the machine in this visit. */
  key: string;
  /** Only used at the start of a visit. */
  initial: State;
  reduce: (state: State, event: Event | Crashed) => Step<State, Command>;
  /** The function of the first render carries out all commands of a visit. Services answer with the attributes as they are (D44). */
  perform: Effect<Command, NoInfer<Event> | Crashed>;
  lasting?: Lasting<State> | undefined;
  /** The stages in which the task of the screen is completed. */
  doneStages?: readonly string[];
  /** Called when the person leaves the screen. */
  onLeave?: (() => void) | undefined;
  /** Sent when the page has taken the element out. */
  stopped?: NoInfer<Event> | undefined;
}

/** A machine that survives remounts. */
export function useKeptMachine<State extends { busy: boolean }, Event, Command>({
  key,
  initial,
  reduce,
  perform,
  lasting,
  doneStages = [],
  onLeave,
  stopped,
}: KeptMachineOptions<State, Event, Command>): [State, (event: Event | Crashed) => void] {
  const { keep, journey, screen } = useServices();
  const machine = keep(key, () => {
    const name = `${screen.place} ${key}`;
    const left = journey.left(name);
    // Who comes by a link begins the task again.
    const continues = screen.returned || !doneStages.includes(Object(left).stage);
    const first = (continues && lasting?.resume(initial, left, screen.returned)) || initial;
    const created = createMachine(first, reduce, perform);
    const { getState, subscribe } = created.store;
    const endKeeping = lasting && journey.keep(name, () => lasting.read(getState()));
    if (lasting) subscribe(() => journey.change());
    const dispose = () => {
      created.dispose();
      endKeeping?.();
      onLeave?.();
    };
    return { ...created, dispose, stop: () => stopped && created.stop(stopped) };
  });
  return [useStore(machine.store), machine.send];
}

type MachineOptions<State, Event, Command> = Omit<
  KeptMachineOptions<State, Event | Restored, Command>,
  'key'
>;

/**
 * The state machine of a screen. It gets an event when the back/forward cache restores the page, forgets that the server could not
 * be reached when the network returns, asks about an address that is probably wrong, and reports stages, errors and success to the host
 * page.
 */
export function useMachine<State extends ScreenState, Event, Command>(
  flow: Flow,
  { doneStages = ['success'], reduce, perform, ...options }: MachineOptions<State, Event, Command>,
): [State, (event: Event | Restored | Crashed) => void] {
  const [state, send] = useKeptMachine<State, Event | Restored | Online | Asked, Command>({
    stopped: { type: 'restored' } as Restored,
    ...options,
    doneStages,
    key: flow,
    perform: askingFirst(perform, useServices().journey),
    reduce(current, event) {
      if (isOnline(event)) return { state: withoutNetworkError(current) };
      if (isAsked(event)) return { state: { ...current, busy: false, error: event.error } };
      return reduce(current, event);
    },
  });
  useOnOnline(() => send({ type: 'online' }));
  useOnRestore(() => send({ type: 'restored' }));
  useReportToHost(flow, state.stage, state.error);
  useReportSuccess(flow, doneStages.includes(state.stage));
  return [state, send];
}

const isOnline = (event: unknown): event is Online => (event as Online).type === 'online';

const withoutNetworkError = <State extends ScreenState>(state: State): State =>
  state.error?.problem?.kind === 'unreachable' ? { ...state, error: undefined } : state;
