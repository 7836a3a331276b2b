/* Mistakes of servers, and how to plant them in the reference backend. */
import type { Options } from '../../../conformance/context.ts';
import { type PersonKey, seededPerson } from '../../../reference/seeds/people.ts';

/** A member of the reference backend. */
export const HANNA = { write: true, email: 'hanna.lindqvist@example.org', password: 'Quiet-Meadow-74' };

/** Answers a request in place of the reference backend, or changes the request or its answer. */
export type Fault = (request: Request, answer: (changed?: Request) => Promise<Response>) => Promise<Response>;

export interface PlantedFault {
  readonly fault: Fault;
  readonly options: Partial<Options>;
  /** Whether the kit has all options, of which `options` change some. It reads the emails, and so sets a new password. */
  readonly readsMails?: boolean;
}

/** The mistake that each finding of the conformance kit names: `fails Login, email address: … succeeds`. */
export type Faults = Readonly<Record<string, Fault | PlantedFault>>;

export const given = (options: Partial<Options>, fault: Fault): PlantedFault => ({ fault, options });

export const withMails = (fault: Fault, options: Partial<Options> = {}): PlantedFault => ({
  ...{ fault, options },
  readsMails: true,
});

type Change = (response: Response, request: Request) => Response | Promise<Response>;

const callOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;

/** Changes the answers to some requests, such as `GET /login/`. */
export const at =
  (requests: RegExp, change: Change): Fault =>
  async (request, answer) => {
    const response = await answer();
    return requests.test(callOf(request)) ? change(response, request) : response;
  };

/** Changes the body of some requests before the reference backend reads it. */
export const reads =
  (requests: RegExp, change: (body: Record<string, unknown>) => object): Fault =>
  async (request, answer) => {
    if (!requests.test(callOf(request))) return answer();
    const body = JSON.stringify(change(await request.clone().json()));
    return answer(new Request(request.url, { method: 'POST', headers: request.headers, body }));
  };

/** Changes the headers of some requests before the reference backend reads them. */
export const hears =
  (requests: RegExp, change: (headers: Headers) => void): Fault =>
  async (request, answer) => {
    if (requests.test(callOf(request))) change(request.headers);
    return answer();
  };

/** Takes some calls for others. */
export const takesFor =
  (path: string, other: string): Fault =>
  async (request, answer) =>
    answer(request.url.endsWith(path) ? new Request(request.url.replace(path, other), request) : request);

/** Answers some requests like the first one that succeeds. */
export function always(requests: RegExp): Fault {
  let first: Response | undefined;
  return at(requests, (response) => {
    if (response.ok) first ??= response;
    return first?.clone() ?? response;
  });
}

/** Answers every request that is refused like the last one that has succeeded. */
export function opensAgain(requests: RegExp): Fault {
  let opened: Response | undefined;
  return at(requests, (response) => {
    if (response.ok) opened = response.clone();
    return response.ok ? response : (opened?.clone() ?? response);
  });
}

const SIGNED_IN = { status: 'OK', data: { action: 'portal' } };

/** Signs in everybody who sends one of the bodies. */
export const signsIn = (bodies: RegExp) => forBody(bodies, SIGNED_IN, 200);

/** Matches a sign-in with the right password. */
export const rightPassword = (key: PersonKey) => {
  const { email, password } = seededPerson(key);
  return new RegExp(`${email}.*${password}`);
};

export const withBody = ({ headers }: Response, body: string, status: number) => {
  const kept = new Headers(headers);
  kept.delete('Content-Length');
  return new Response(body, { status, headers: kept });
};

/** Answers the requests with some bodies in another way. */
export const forBody =
  (bodies: RegExp, envelope: unknown, status: number): Fault =>
  async (request, answer) => {
    const body = request.method === 'POST' ? await request.clone().text() : '';
    const response = await answer();
    return bodies.test(body) ? withBody(response, JSON.stringify(envelope), status) : response;
  };

export const answers = (requests: RegExp, envelope: unknown, status = 200) =>
  at(requests, (response) => withBody(response, JSON.stringify(envelope), status));

export const data = (requests: RegExp, value: unknown) => answers(requests, { status: 'OK', data: value });

export const refuses = (requests: RegExp, text: unknown, status = 422) =>
  answers(requests, { status: 'ERROR', data: text }, status);

export const withHeader = (requests: RegExp, name: string, value?: string) =>
  at(requests, async (response) => {
    const changed = withBody(response, await response.text(), response.status);
    changed.headers.delete(name);
    if (value !== undefined) changed.headers.set(name, value);
    return changed;
  });

export const cookies = (change: (line: string) => string | undefined) =>
  at(/./, async (response) => {
    const lines = response.headers.getSetCookie();
    const changed = withBody(response, await response.text(), response.status);
    changed.headers.delete('Set-Cookie');
    for (const line of lines.map(change)) if (line) changed.headers.append('Set-Cookie', line);
    return changed;
  });

export const redirects = (requests: RegExp, location: string) =>
  at(requests, () => new Response(null, { status: 301, headers: { Location: location } }));
