import { isLocal } from '../reference/exposure.ts';
import type { Handler } from '../reference/server.ts';
import { answerWith, readSwitches, type Switches } from './faults.ts';
import { mockPage } from './page.ts';

const PATH = '/mock';

/** Lets the page of any origin read a fault. The backend has decided about the preflight of the request. */
function readableFor(request: Request, response: Response): Response {
  const origin = request.headers.get('Origin');
  if (!origin) return response;
  response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set('Access-Control-Allow-Credentials', 'true');
  response.headers.set('Access-Control-Expose-Headers', 'Date, Retry-After, X-Request-Id');
  return response;
}

const refuse = (text: string, status: number) => new Response(`${text}\n`, { status });

/**
 * Adds faults to the reference backend. The switches hold for every call until `POST /mock?fault=…&slow=…&call=…` changes them.
 * A call can also have `fault` and `slow` in its own query.
 */
export function mock(initial: Switches): (next: Handler) => Handler {
  let switches = initial;
  return (next) => async (request, env) => {
    const url = new URL(request.url);
    const query = Object.fromEntries(url.searchParams);
    try {
      if (url.pathname === PATH) {
        // The name of another site can point to this machine.
        if (!isLocal(request.url))
          return refuse('This page is for the host names of this machine only.', 421);
        if (request.method !== 'POST') return mockPage(url.origin, switches);
        if ((request.headers.get('Origin') ?? url.origin) !== url.origin)
          return refuse('This request came from another site.', 403);
        switches = readSwitches(query);
        return new Response(null, { status: 303, headers: { Location: PATH } });
      }
      if (!url.pathname.startsWith('/api/') || request.method === 'OPTIONS') return next(request, env);
      const own = readSwitches(query);
      const applied = own.fault || own.slow ? own : switches;
      const isAffected = url.pathname.startsWith(applied.call ?? '/api/');
      if (!isAffected) return next(request, env);
      const response = await answerWith(applied, async () => next(request, env));
      return applied.fault ? readableFor(request, response) : response;
    } catch (error) {
      return refuse((error as Error).message, 400);
    }
  };
}
