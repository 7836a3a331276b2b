/* A fake server: a table of replies by method and path, such as "POST /api/v1/login". */
import { INITIAL, type Route, USUAL_DATA } from './calls.ts';
import { reportProblem } from './element-guard.ts';

export interface SentRequest {
  /** Method and path, without the query. */
  route: string;
  url: URL;
  /** Parsed if it is JSON. */
  body: unknown;
}

export type Reply = (request: SentRequest) => Response | Promise<Response>;

export interface FakeServer {
  requests: SentRequest[];
  /** The requests to a route, in the order they were sent. */
  sent(route: string): SentRequest[];
}

export const ok =
  (data: unknown = {}): Reply =>
  () =>
    Response.json({ status: 'OK', data });

/** An envelope with the status ERROR. */
export const refused =
  (data: unknown, status = 200, headers: HeadersInit = {}): Reply =>
  () =>
    Response.json({ status: 'ERROR', data }, { status, headers });

/** A reply without an envelope. */
export const httpReply =
  (status: number, body: string | null, type = 'text/html'): Reply =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': type } });

export const networkError: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
export const neverReplies: Reply = () => new Promise(() => {});

/** Gives one reply per request; the last one repeats. */
export function sequence(...replies: [Reply, ...Reply[]]): Reply {
  let next = 0;
  return (request) => (replies[Math.min(next++, replies.length - 1)] as Reply)(request);
}

/** A reply that is sent when the test calls `resolve`. */
export function deferred(reply: Reply): Reply & { resolve(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pending: Reply = async (request) => {
    await promise;
    return reply(request);
  };
  return Object.assign(pending, { resolve });
}

export const usualReply = (route: Route): Reply => ok(USUAL_DATA[route]);

export const usualReplies = (...routes: Route[]): Record<string, Reply> =>
  Object.fromEntries(routes.map((route) => [route, usualReply(route)]));

export const EVERY_REGISTRATION = { defaultregistration: true, campaignsignup: true, groupsignup: true };

/** Tests need not list these. A page loads each configuration once, so registrations have a separate one. */
const defaults: Record<string, Reply> = {
  ...usualReplies(...INITIAL),
  'GET /members/config': ok({ members: EVERY_REGISTRATION }),
};

export const realFetch = window.fetch.bind(window);

/**
 * Replaces `fetch` until the test ends; a request without a reply in the table fails the test. Every test begins with an
 * empty table.
 */
export function fakeFetch(table: Record<string, Reply> = {}): FakeServer {
  const replies = { ...defaults, ...table };
  const requests: SentRequest[] = [];
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const route = `${request.method} ${url.pathname}`;
    const sent = { route, url, body: parse(await request.text()) };
    requests.push(sent);
    const reply = replies[route] ?? replies[wildcardFor(route, replies)];
    if (!reply) reportProblem(`no reply in the table for: ${route}`);
    return Promise.race([rejectOnAbort(request.signal), reply?.(sent) ?? httpReply(404, null)(sent)]);
  };
  return { requests, sent: (route) => requests.filter((request) => request.route === route) };
}

function wildcardFor(route: string, replies: Record<string, Reply>): string {
  return Object.keys(replies).find((key) => key.endsWith('*') && route.startsWith(key.slice(0, -1))) ?? '';
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

beforeEach(() => {
  fakeFetch();
});
afterEach(() => {
  window.fetch = realFetch;
});
