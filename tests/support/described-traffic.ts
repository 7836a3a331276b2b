/* Compares what the reference backend receives and answers with api/openapi.yaml. */
import type { Handler } from '../../server/reference/server.ts';
import { description, type Schema } from '../../server/scripts/describe/description.ts';
import { answerViolations, findOperation, requestViolations, violationsOf } from './described-calls.ts';

const Refusal: Schema = description.components.schemas.Refusal;

/** Wraps the reference backend. `violations` grows with every call that is not as described; loose answers never are. */
export function traffic(loose = false): { wrap: (next: Handler) => Handler; violations: string[] } {
  const violations: string[] = [];
  const wrap =
    (next: Handler): Handler =>
    async (request, env) => {
      const { method, headers } = request;
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/api/') || method === 'OPTIONS') return next(request, env);
      const call = `${method} ${pathname}`;
      const match = findOperation(method, pathname);
      const body = method === 'POST' ? await jsonOf(new Response(await request.clone().text())) : undefined;
      const response = await next(request, env);
      const found = match
        ? [
            ...requestViolations(match, headers, body).map((violation) => `sends ${violation}`),
            ...(loose ? [] : await violationsOfAnswer(method, pathname, response.clone())),
          ]
        : ['is not described'];
      violations.push(...found.map((violation) => `${call} ${violation}`));
      return response;
    };
  return { wrap, violations };
}

/** What is wrong with an answer. A call that is not described must be refused. */
export async function violationsOfAnswer(
  method: string,
  address: string,
  answer: Response,
): Promise<string[]> {
  const { pathname } = new URL(address, 'http://localhost');
  if (!/^\/api(\/|$)/.test(pathname) || method === 'HEAD' || method === 'OPTIONS') return [];
  const { status, headers } = answer;
  const match = findOperation(method, pathname);
  const body = await jsonOf(answer);
  const found = match
    ? answerViolations(match.operation, status, headers, body)
    : violationsOf(Refusal, body);
  return found.map((violation) => `is answered with ${status}: ${violation}`);
}

/** `undefined` if the body is not JSON. */
async function jsonOf({ body, headers }: Response): Promise<unknown> {
  const encoding = headers.get('Content-Encoding');
  const plain = encoding ? body?.pipeThrough(new DecompressionStream(encoding as CompressionFormat)) : body;
  try {
    return await new Response(plain).json();
  } catch {
    return undefined;
  }
}
