import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLeave, WAIT_LIMIT } from '../../../../src/app/navigation/leave.ts';
import { emitFrom, type PortalEvents } from '../../../../src/services/host-events.ts';

type Navigation = CustomEvent<PortalEvents['portal-navigate']>;

const MEMBER = 'https://portal.example/member';

/** Where the browser was sent. */
let gone: string[];

beforeEach(() => {
  gone = [];
  vi.useFakeTimers();
  vi.stubGlobal('location', {
    assign: (address: string) => gone.push(address),
    replace: (address: string) => gone.push(`replace ${address}`),
  });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

/** A host page that does this when it is told of a navigation. */
function hostThat(...listeners: ((event: Navigation) => void)[]) {
  const element = new EventTarget();
  for (const listener of listeners) element.addEventListener('portal-navigate', listener as EventListener);
  const removal = new AbortController();
  const leave = createLeave(emitFrom(element), () => ['https://portal.example'], removal.signal);
  return {
    element,
    leave: (url = MEMBER, options = {}) => void leave(new URL(url), 'login', options),
    remove: () => setTimeout(() => removal.abort()),
  };
}

/** Lets what has been settled have its consequences. */
const later = () => vi.advanceTimersByTimeAsync(0);

describe('a navigation', () => {
  test('goes at once where nobody asks for time', () => {
    hostThat().leave();
    expect(gone).toEqual([MEMBER]);
  });

  test('waits for every promise that was handed in, by whomever', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const waiting = (promise: Promise<void>) => (event: Navigation) => event.detail.waitUntil(promise);
    hostThat(waiting(first.promise), waiting(second.promise)).leave(MEMBER, { replace: true });
    first.resolve();
    await later();
    expect(gone).toEqual([]);
    second.resolve();
    await later();
    expect(gone).toEqual([`replace ${MEMBER}`]);
  });

  test('is not stopped by a promise that is rejected', async () => {
    hostThat((event) => event.detail.waitUntil(Promise.reject(new Error('No analytics today.')))).leave();
    await later();
    expect(gone).toEqual([MEMBER]);
  });

  test('waits for 2 seconds at most', async () => {
    expect(WAIT_LIMIT).toBe(2000);
    hostThat((event) => event.detail.waitUntil(new Promise(() => {}))).leave();
    await vi.advanceTimersByTimeAsync(WAIT_LIMIT - 1);
    expect(gone).toEqual([]);
    // The limit, and the task after which a removal is believed.
    await vi.advanceTimersByTimeAsync(2);
    expect(gone).toEqual([MEMBER]);
  });

  test('waits for nothing where the host takes over', async () => {
    hostThat(
      (event) => event.detail.waitUntil(Promise.resolve()),
      (event) => event.preventDefault(),
    ).leave();
    await vi.advanceTimersByTimeAsync(WAIT_LIMIT);
    expect(gone).toEqual([]);
  });

  test('goes to the address that was checked, whatever a listener writes into the detail', async () => {
    hostThat((event) => {
      event.detail.waitUntil(Promise.resolve());
      event.detail.url = 'https://evil.example/';
    }).leave();
    await later();
    expect(gone).toEqual([MEMBER]);
  });

  test('does not become two while it waits, and leaves the way free afterwards', async () => {
    const told: string[] = [];
    const { leave } = hostThat((event) => {
      told.push(event.detail.url);
      event.detail.waitUntil(Promise.resolve());
    });
    leave();
    leave('https://portal.example/admin');
    await later();
    expect([told, gone]).toEqual([[MEMBER], [MEMBER]]);
    leave('https://portal.example/admin');
    await later();
    expect(gone).toEqual([MEMBER, 'https://portal.example/admin']);
  });

  test('that waits is dropped when the element is removed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { leave, remove } = hostThat((event) => event.detail.waitUntil(promise));
    leave();
    remove();
    await later();
    resolve();
    await vi.advanceTimersByTimeAsync(WAIT_LIMIT);
    expect(gone).toEqual([]);
  });

  test('that waits is dropped when the element is removed as the wait ends, or after the limit', async () => {
    const [ending, endless] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    for (const { promise } of [ending, endless]) {
      const { leave, remove } = hostThat((event) => event.detail.waitUntil(promise));
      leave();
      remove();
    }
    ending.resolve();
    await vi.advanceTimersByTimeAsync(WAIT_LIMIT);
    expect(gone).toEqual([]);
  });

  test('can only be held up by who asks while being told', async () => {
    let kept: Navigation | undefined;
    hostThat((event) => {
      kept = event;
    }).leave();
    expect(() => kept?.detail.waitUntil(Promise.resolve())).toThrow(
      expect.objectContaining({ name: 'InvalidStateError' }),
    );
    expect(gone).toEqual([MEMBER]);
  });

  test('has a detail that can be written down and posted to another window', () => {
    let copies: unknown[] = [];
    hostThat(({ detail }) => {
      copies = [structuredClone(detail), JSON.parse(JSON.stringify(detail))];
    }).leave();
    expect(copies).toEqual(Array(2).fill({ url: MEMBER, reason: 'login' }));
  });
});
