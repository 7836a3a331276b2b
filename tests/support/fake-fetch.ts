/* A server made of a table: "POST /api/v1/login" -> what answers it. Restored after each test. */
import { reportProblem } from './element-guard.ts';

export interface SentRequest {
  /** As in the table, without the query. */
  route: string;
  url: URL;
  headers: Headers;
  credentials: RequestCredentials;
  /** Parsed, where it is JSON. */
  body: unknown;
}

export type Answer = (request: SentRequest) => Response | Promise<Response>;

export interface FakeServer {
  requests: SentRequest[];
  /** The requests of one route, in the order they were sent. */
  sent(route: string): SentRequest[];
}

export const ok =
  (data: unknown = {}): Answer =>
  () =>
    Response.json({ status: 'OK', data });

/** A non-OK envelope, under an HTTP status of its own where one is given. */
export const refused =
  (data: unknown, status = 200, headers: HeadersInit = {}): Answer =>
  () =>
    Response.json({ status: 'ERROR', data }, { status, headers });

export const raw =
  (status: number, body: string | null, type = 'text/html'): Answer =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': type } });

export const dropped: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
export const silent: Answer = () => new Promise(() => {});

/** One answer after the other; the last one stays. */
export function inTurn(...answers: [Answer, ...Answer[]]): Answer {
  let next = 0;
  return (request) => (answers[Math.min(next++, answers.length - 1)] as Answer)(request);
}

/** An answer that waits until the test opens it. */
export function held(answer: Answer): Answer & { open(): void } {
  const gate = Promise.withResolvers<void>();
  const waiting: Answer = async (request) => {
    await gate.promise;
    return answer(request);
  };
  return Object.assign(waiting, { open: () => gate.resolve() });
}

/** What every element asks for by itself, so that a test names only what it is about. */
const everyday: Record<string, Answer> = {
  'GET /api/v1/settings/config': ok({
    version: '1.0.0',
    systempreferences: { branding: { appname: 'Compass' } },
  }),
  'GET /api/v1/settings/config/short': ok({ systempreferences: { ssoproviders: [] } }),
  'GET /api/v1/i18n/messages/*': ok({ translations: {} }),
};

const realFetch = window.fetch;

/** Answers every fetch of the page by the table; a `*` at the end of a path stands for any rest. */
export function fakeFetch(table: Record<string, Answer> = {}): FakeServer {
  const answers = { ...everyday, ...table };
  const requests: SentRequest[] = [];
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const route = `${request.method} ${url.pathname}`;
    const text = await request.text();
    const sent = {
      route,
      url,
      headers: request.headers,
      credentials: request.credentials,
      body: parse(text),
    };
    requests.push(sent);
    const answer = answers[route] ?? answers[wildcardOf(route, answers)];
    if (!answer) reportProblem(`no answer in the table for: ${route}`);
    return Promise.race([aborted(request.signal), answer?.(sent) ?? raw(404, null)(sent)]);
  };
  return { requests, sent: (route) => requests.filter((request) => request.route === route) };
}

function wildcardOf(route: string, answers: Record<string, Answer>): string {
  return Object.keys(answers).find((key) => key.endsWith('*') && route.startsWith(key.slice(0, -1))) ?? '';
}

function aborted(signal: AbortSignal): Promise<never> {
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

afterEach(() => {
  window.fetch = realFetch;
});
