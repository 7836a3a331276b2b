/* Two servers that record the headers of calls: one has a page with the portal, and both answer its calls. */
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { serveSite } from './site.ts';

interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly origin: string | undefined;
  readonly referrer: string | undefined;
}

/**
 * The page has no policy for referrers. With `?elsewhere` it makes its calls to the other origin. The list has no requests before a
 * CORS request.
 */
export async function recordSite() {
  const calls: RecordedCall[] = [];
  const answer: RequestListener = (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const { origin, referer: referrer } = headers;
    if (method !== 'OPTIONS') calls.push({ method, path, origin, referrer });
    if (origin) response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    response.setHeader('Content-Type', 'application/json');
    response.end('{"status":"OK","data":{"type":"vouchernewreg"}}');
  };
  const other = await serveSite(answer);
  const site = await serveSite(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname.startsWith('/api/')) return answer(request, response);
    const isScript = pathname === '/login-portal.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    const base = searchParams.has('elsewhere') ? ` api-base="${other.url}"` : '';
    response.end(
      isScript
        ? await readFile('dist/login-portal.js')
        : `<!doctype html><title>A page</title><script src="/login-portal.js" data-origins="${other.url}"></script><login-portal${base}></login-portal>`,
    );
  });
  return {
    url: site.url,
    calls,
    close: async () => void (await Promise.all([site.close(), other.close()])),
  };
}
