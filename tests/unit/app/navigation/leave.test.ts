import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLeave, WAIT_LIMIT } from '../../../../src/app/navigation/leave.ts';
import { type Emit, emitFrom, type PortalEvents } from '../../../../src/services/host-events.ts';
import { captureWarnings } from '../../support/console.ts';

type Navigation = CustomEvent<PortalEvents['portal-navigate']>;

const ORIGINS = ['https://portal.example', 'https://api.example'];
const MEMBER = 'https://portal.example/member';
const TO_MEMBER = `assign ${MEMBER}`;

/** Events and navigations, in order. */
let log: string[];

beforeEach(() => {
  log = [];
  vi.useFakeTimers();
  vi.stubGlobal('location', {
    assign: (address: string) => log.push(`assign ${address}`),
    replace: (address: string) => log.push(`replace ${address}`),
  });
  return () => vi.useRealTimers();
});

function setUp(proceed = true) {
  const emit: Emit = (type, detail) => {
    log.push(`${type} ${JSON.stringify(detail)}`);
    return proceed;
  };
  return createLeave(
    emit,
    () => ORIGINS,
    () => false,
    () => {},
  );
}

test.each([
  [MEMBER, undefined, 'assign'],
  ['https://api.example/admin?a=1#b', {}, 'assign'],
  [MEMBER, { replace: false }, 'assign'],
  [MEMBER, { replace: true }, 'replace'],
])(
  'leaving for %s with %j tells the host first, then calls location.%s()',
  async (address, options, verb) => {
    const event = `portal-navigate {"url":"${address}","reason":"sso"}`;
    await setUp()(new URL(address), 'sso', options);
    expect(log).toEqual([event, `${verb} ${address}`]);
    log = [];
    await setUp(false)(new URL(address), 'sso', options);
    expect(log, 'if the host prevents it').toEqual([event]);
  },
);

test('a secret in the address is hidden from the host', async () => {
  const url = new URL('https://portal.example/registrationsuccess?mid=7&mat=s3cret');
  await setUp()(url, 'token', { secret: 'mat' });
  expect(log).toEqual([
    'portal-navigate {"url":"https://portal.example/registrationsuccess?mid=7","reason":"token"}',
    `assign ${url.href}`,
  ]);
});

test.each([
  ...['https://evil.example/member', 'http://portal.example/member', 'https://portal.example:8443/member'],
  ...['javascript:alert(1)', 'data:text/html,hello', 'blob:https://portal.example/0b5d8c5e'],
])('%s is not opened: no event is fired, and the warning does not name the address', async (address) => {
  const warnings = captureWarnings();
  await setUp()(new URL(address), 'login');
  expect(log).toEqual([]);
  expect(warnings()).toEqual(['A navigation to a foreign origin was not followed.']);
});

/** An element on a host page with these listeners for `portal-navigate`. */
function withListeners(...listeners: ((event: Navigation) => void)[]) {
  const element = new EventTarget();
  for (const listener of listeners) element.addEventListener('portal-navigate', listener as EventListener);
  let removed = false;
  const leave = createLeave(
    emitFrom(element),
    () => ORIGINS,
    () => removed,
    () => {},
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
    expect(log).toEqual([]);
    second.resolve();
    await flushPromises();
    expect(log).toEqual([`replace ${MEMBER}`]);
  });

  test('waits for at most 2 seconds', async () => {
    expect(WAIT_LIMIT).toBe(2000);
    withListeners((event) => event.detail.waitUntil(new Promise(() => {}))).leave();
    await vi.advanceTimersByTimeAsync(WAIT_LIMIT - 1);
    expect(log).toEqual([]);
    // The limit, plus the task in which a removal is confirmed.
    await vi.advanceTimersByTimeAsync(2);
    expect(log).toEqual([TO_MEMBER]);
  });

  const wait = ({ detail }: Navigation) => detail.waitUntil(Promise.resolve());

  test.each<[string, ((event: Navigation) => void)[], string[]]>([
    ['happens if a promise is rejected', [({ detail }) => detail.waitUntil(Promise.reject())], [TO_MEMBER]],
    ['does not happen if the host prevents it', [wait, (event) => event.preventDefault()], []],
    [
      'goes to the address that was checked, even if a listener changes the detail',
      [wait, ({ detail }) => Object.assign(detail, { url: 'https://evil.example/' })],
      [TO_MEMBER],
    ],
  ])('%s', async (_, listeners, expected) => {
    withListeners(...listeners).leave();
    await flushPromises();
    expect(log).toEqual(expected);
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
    expect([announced, log]).toEqual([[MEMBER], [TO_MEMBER]]);
    leave('https://portal.example/admin');
    await flushPromises();
    expect(log).toEqual([TO_MEMBER, 'assign https://portal.example/admin']);
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
    expect(log).toEqual([]);
  });

  test('cannot be delayed after the event', async () => {
    let kept: Navigation | undefined;
    withListeners((event) => {
      kept = event;
    }).leave();
    expect(() => kept?.detail.waitUntil(Promise.resolve())).toThrow(
      expect.objectContaining({ name: 'InvalidStateError' }),
    );
    expect(log).toEqual([TO_MEMBER]);
  });

  test('has a detail that can be cloned and serialised', () => {
    let copies: unknown[] = [];
    withListeners(({ detail }) => {
      copies = [structuredClone(detail), JSON.parse(JSON.stringify(detail))];
    }).leave();
    expect(copies).toEqual(Array(2).fill({ url: MEMBER, reason: 'login' }));
  });
});
