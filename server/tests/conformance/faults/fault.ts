/* Mistakes of servers, and how to plant them in the reference backend. */
import type { Options } from '../../../conformance/context.ts';

/** A member of the reference backend. */
export const HANNA = { write: true, email: 'hanna.lindqvist@example.org', password: 'Quiet-Meadow-74' };

/** Answers a request in place of the reference backend, or changes its answer. */
export type Fault = (request: Request, answer: () => Promise<Response>) => Promise<Response>;

/** A mistake, and the finding of the conformance kit that names it. */
export interface PlantedFault {
  readonly fault: Fault;
  /** Matches the finding, as `fails Login, email address: POST …`. */
  readonly finding: RegExp;
  readonly options?: Partial<Options>;
  /** Whether the kit reads the emails, and so sets a new password. */
  readonly readsMails?: boolean;
}

type Change = (response: Response, request: Request) => Response | Promise<Response>;

/** Changes the answers to some requests, such as `GET /login/`. */
export const at =
  (requests: RegExp, change: Change): Fault =>
  async (request, answer) => {
    const response = await answer();
    const call = `${request.method} ${new URL(request.url).pathname}`;
    return requests.test(call) ? change(response, request) : response;
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

export type Faults = Readonly<Record<string, PlantedFault>>;
