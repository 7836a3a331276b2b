/* Two servers that record the headers of calls: one has a page with the portal, and both answer its calls. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import { serveSite } from './site.ts';

export interface RecordedCall {
  method: string;
  path: string;
  origin: string | undefined;
  referrer: string | undefined;
}

export interface RecordedSite {
  /** The origin of the page. */
  url: string;
  /** The calls so far, except the requests before a CORS request. */
  calls: RecordedCall[];
  close(): Promise<void>;
}

/** The page has no policy for referrers. With `?elsewhere` it makes its calls to the other origin. */
export async function recordSite(): Promise<RecordedSite> {
  const calls: RecordedCall[] = [];
  const answer: RequestListener = (request, response) => {
    const { method = '', url = '' } = request;
    if (method !== 'OPTIONS') calls.push(recorded(request, method, url));
    const { origin } = request.headers;
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

const recorded = ({ headers }: IncomingMessage, method: string, path: string): RecordedCall => ({
  method,
  path,
  origin: headers.origin,
  referrer: headers.referer,
});
