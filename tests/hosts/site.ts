/* A host page: a document made by a test, on an origin of its own, that loads the elements as shipped. */
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { expect, type Frame, type FrameLocator, type Page, type Request, type Route } from 'playwright/test';
import type { FootprintWindow } from './footprint.ts';
import { REPLIES } from './replies.ts';

export const HOST = 'https://host.example';
export const BUNDLE = '<script src="/dist/login-portal.js"></script>';

/** The script tags of one module per element. */
export const moduleScripts = (tags: readonly string[], origin = ''): string =>
  tags.map((tag) => `<script type="module" src="${origin}/dist/elements/${tag}.js"></script>`).join('');

const PROJECT = resolve(import.meta.dirname, '../..');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export interface HostDocument {
  /** In quirks mode. */
  isOld?: boolean;
  head?: string;
  body?: string;
  headers?: Record<string, string>;
}

interface HostFrame {
  /** The key of its document. */
  name: string;
  place: FrameLocator;
  frame: Frame;
}

export class Site {
  readonly requests: Request[] = [];
  /** By method and path; a test adds its own. */
  readonly replies = { ...REPLIES };
  /** The names that the visitor's choices add to cookies and storage (D25, D26: only choices are saved). */
  saved: { cookies: string[]; storage: string[] } = { cookies: [], storage: [] };
  /** Skips the comparison at the end: the portal is the page and may change its title and address. */
  ownsPage = false;
  /** Other origins with the same files and replies, for the page's origin. */
  readonly others: string[] = [];
  readonly #documents = new Map<string, HostDocument>();
  readonly #files = new Map<string, Promise<string>>();
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Sets the document at a path. */
  serve(path: string, document: HostDocument): void {
    this.#documents.set(path, document);
  }

  async open(document: HostDocument, path = '/'): Promise<void> {
    this.serve(path, document);
    await this.page.goto(HOST + path);
  }

  /** Opens a page with a frame for each document: they load at the same time, and one browser context is enough. */
  async openFrames(documents: Record<string, HostDocument>, attributes = ''): Promise<HostFrame[]> {
    const paths = Object.entries(documents).map(([name, document], index) => {
      this.serve(`/frame-${index}`, document);
      return { name, path: `/frame-${index}` };
    });
    await this.open({
      body: paths.map(({ path }) => `<iframe src="${path}" ${attributes}></iframe>`).join(''),
    });
    return paths.map(({ name, path }) => ({
      name,
      place: this.page.frameLocator(`[src="${path}"]`),
      frame: this.page.frame({ url: HOST + path }) as Frame,
    }));
  }

  /** Takes the page as it is now for the comparison at the end: for host scripts that run after the portal's. */
  resetFootprint(): Promise<void> {
    return this.page.evaluate(() => (window as unknown as FootprintWindow).footprint.reset());
  }

  /** Serves this text instead of a file of the project. */
  replace(path: string, text: string): void {
    this.#files.set(path, Promise.resolve(text));
  }

  /** The text of a file of the project, such as `/dist/login-portal.js`. */
  file(path: string): Promise<string> {
    const text = this.#files.get(path) ?? readFile(PROJECT + path, 'utf8');
    this.#files.set(path, text);
    return text;
  }

  /** The API calls of the page or of one frame, sorted: "POST /api/v1/login". */
  calls(frame?: Frame): string[] {
    return this.requests
      .filter((request) => request.url().includes('/api/v1/') && (!frame || request.frame() === frame))
      .map(nameOf)
      .sort();
  }

  /** The parsed body of the only request with that name. */
  sent(name: string): unknown {
    const found = this.requests.filter((request) => nameOf(request) === name);
    expect(found, name).toHaveLength(1);
    const [request] = found as [Request];
    const { 'x-body': body } = request.headers();
    return body ? JSON.parse(decodeURIComponent(body)) : request.postDataJSON();
  }

  async answer(route: Route): Promise<void> {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    this.requests.push(request);
    if (origin !== HOST && !this.others.includes(origin)) return route.abort();
    // A sandboxed frame has an opaque origin.
    const headers: Record<string, string> =
      origin === HOST
        ? { 'Access-Control-Allow-Origin': '*' }
        : { 'Access-Control-Allow-Origin': HOST, 'Access-Control-Allow-Credentials': 'true' };
    const document = this.#documents.get(pathname);
    if (document) {
      Object.assign(headers, { 'Content-Type': 'text/html; charset=utf-8', ...document.headers });
      return route.fulfill({ headers, body: htmlOf(document) });
    }
    if (pathname.startsWith('/api/')) {
      const data = this.replies[nameOf(request)];
      if (data === undefined) throw new Error(`No reply to ${nameOf(request)}`);
      Object.assign(headers, { 'Access-Control-Allow-Headers': '*' });
      return route.fulfill({ headers, json: { status: 'OK', data } });
    }
    const type = TYPES[extname(pathname)];
    if (!type) return route.fulfill({ status: 404, headers });
    return route.fulfill({ headers: { ...headers, 'Content-Type': type }, body: await this.file(pathname) });
  }
}

const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

const htmlOf = ({ isOld, head = '', body = '' }: HostDocument) =>
  `${isOld ? '' : '<!doctype html>'}<html lang="en"><head><meta charset="utf-8"><title>A host page</title>${head}</head><body>${body}</body></html>`;
