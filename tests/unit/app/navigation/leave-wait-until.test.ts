import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLeave, WAIT_LIMIT } from '../../../../src/app/navigation/leave.ts';
import { emitFrom, type PortalEvents } from '../../../../src/services/host-events.ts';

type Navigation = CustomEvent<PortalEvents['portal-navigate']>;

const MEMBER = 'https://portal.example/member';

/** The addresses the browser was sent to. */
let visited: string[];

beforeEach(() => {
  visited = [];
  vi.useFakeTimers();
  vi.stubGlobal('location', {
    assign: (address: string) => visited.push(address),
    replace: (address: string) => visited.push(`replace ${address}`),
  });
  return () => vi.useRealTimers();
});

/** An element on a host page with these listeners for `portal-navigate`. */
function withListeners(...listeners: ((event: Navigation) => void)[]) {
  const element = new EventTarget();
  for (const listener of listeners) element.addEventListener('portal-navigate', listener as EventListener);
  let removed = false;
  const leave = createLeave(
    emitFrom(element),
    () => ['https://portal.example'],
    () => removed,
  );
  return {
    element,
    leave: (url = MEMBER, options = {}) => void leave(new URL(url), 'login', options),
    remove: () =>
      setTimeout(() => {
        removed = true;
      }),
  };
}

/** Lets settled promises run their callbacks. */
const flushPromises = () => vi.advanceTimersByTimeAsync(0);

describe('a navigation', () => {
  test('waits for the promises of all listeners', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const waiting = (promise: Promise<void>) => (event: Navigation) => event.detail.waitUntil(promise);
    withListeners(waiting(first.promise), waiting(second.promise)).leave(MEMBER, { replace: true });
    first.resolve();
    await flushPromises();
    expect(visited).toEqual([]);
    second.resolve();
    await flushPromises();
    expect(visited).toEqual([`replace ${MEMBER}`]);
  });

  test('waits for at most 2 seconds', async () => {
    expect(WAIT_LIMIT).toBe(2000);
    withListeners((event) => event.detail.waitUntil(new Promise(() => {}))).leave();
    await vi.advanceTimersByTimeAsync(WAIT_LIMIT - 1);
    expect(visited).toEqual([]);
    // The limit, plus the task in which a removal is confirmed.
    await vi.advanceTimersByTimeAsync(2);
    expect(visited).toEqual([MEMBER]);
  });

  const wait = ({ detail }: Navigation) => detail.waitUntil(Promise.resolve());

  test.each<[string, ((event: Navigation) => void)[], string[]]>([
    ['happens if a promise is rejected', [({ detail }) => detail.waitUntil(Promise.reject())], [MEMBER]],
    ['does not happen if the host prevents it', [wait, (event) => event.preventDefault()], []],
    [
      'goes to the address that was checked, even if a listener changes the detail',
      [wait, ({ detail }) => Object.assign(detail, { url: 'https://evil.example/' })],
      [MEMBER],
    ],
  ])('%s', async (_, listeners, expected) => {
    withListeners(...listeners).leave();
    await flushPromises();
    expect(visited).toEqual(expected);
  });

  test('blocks a second one only while it waits', async () => {
    const announced: string[] = [];
    const { leave } = withListeners((event) => {
      announced.push(event.detail.url);
      event.detail.waitUntil(Promise.resolve());
    });
    leave();
    leave('https://portal.example/admin');
    await flushPromises();
    expect([announced, visited]).toEqual([[MEMBER], [MEMBER]]);
    leave('https://portal.example/admin');
    await flushPromises();
    expect(visited).toEqual([MEMBER, 'https://portal.example/admin']);
  });

  test('is dropped when the element is removed while it waits, also just before the wait ends', async () => {
    const [ending, endless] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    for (const { promise } of [ending, endless]) {
      const { leave, remove } = withListeners((event) => event.detail.waitUntil(promise));
      leave();
      remove();
    }
    ending.resolve();
    await vi.advanceTimersByTimeAsync(WAIT_LIMIT);
    expect(visited).toEqual([]);
  });

  test('cannot be delayed after the event', async () => {
    let kept: Navigation | undefined;
    withListeners((event) => {
      kept = event;
    }).leave();
    expect(() => kept?.detail.waitUntil(Promise.resolve())).toThrow(
      expect.objectContaining({ name: 'InvalidStateError' }),
    );
    expect(visited).toEqual([MEMBER]);
  });

  test('has a detail that can be cloned and serialised', () => {
    let copies: unknown[] = [];
    withListeners(({ detail }) => {
      copies = [structuredClone(detail), JSON.parse(JSON.stringify(detail))];
    }).leave();
    expect(copies).toEqual(Array(2).fill({ url: MEMBER, reason: 'login' }));
  });
});
