/*
 * Host pages of all kinds: documents made by a test, on an origin of their own, which load the elements as shipped. Every
 * test ends with a look at what is left of them.
 */
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { Frame, Page, Request, Route } from 'playwright/test';
import { test as base, expect } from 'playwright/test';
import { guardPages } from '../support/page-guard.ts';
import { type Footprint, type FootprintWindow, watchFootprint } from './footprint.ts';

export { expect };

export const HOST = 'https://host.example';
export const BUNDLE = '<script src="/dist/login-portal.js"></script>';
export const VOUCHER = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';

const PROJECT = resolve(import.meta.dirname, '../..');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export interface HostDocument {
  head?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** As a server answers it: an envelope around the data. */
const DATA: Record<string, unknown> = {
  'GET /api/v1/settings/config': {
    version: '1.0.0',
    systempreferences: { branding: { appname: 'Compass' } },
    members: { defaultregistration: true, campaignsignup: true, groupsignup: true },
  },
  'GET /api/v1/settings/config/short': { systempreferences: { ssoproviders: ['google'] } },
  'GET /api/v1/i18n/messages/login/en': { translations: {} },
  'POST /api/v1/login': { action: 'password' },
  'POST /api/v1/login/user': { action: 'admin' },
  'POST /api/v1/login/forgotpw': {},
  [`POST /api/v1/vouchers/${VOUCHER}/info`]: { action: 'awaitconfirm' },
  'POST /api/v1/members/registration': {},
};

export class Site {
  readonly requests: Request[] = [];
  /** By method and path; a test adds its own. */
  readonly replies = { ...DATA };
  /** Which traces a choice of the person may leave (D25, D26). */
  readonly kept: { cookies: string[]; storage: string[] } = { cookies: [], storage: [] };
  /** Nothing is compared at the end: the portal is the page, and title and address are its own to write. */
  ownsPage = false;
  readonly #documents = new Map<string, HostDocument>();
  readonly #files = new Map<string, Promise<string>>();
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** What the browser finds at that path of the host. */
  serve(path: string, document: HostDocument): void {
    this.#documents.set(path, document);
  }

  async open(document: HostDocument, path = '/'): Promise<void> {
    this.serve(path, document);
    await this.page.goto(HOST + path);
  }

  /** What is there now is the host's own: for scripts that come after ours. */
  resetFootprint(): Promise<void> {
    return this.page.evaluate(() => (window as unknown as FootprintWindow).footprint.reset());
  }

  /** A file of the host in the place of one of the project. */
  replace(path: string, text: string): void {
    this.#files.set(path, Promise.resolve(text));
  }

  /** The text of a file of the project, such as `/dist/login-portal.js`. */
  file(path: string): Promise<string> {
    const known = this.#files.get(path) ?? readFile(PROJECT + path, 'utf8');
    this.#files.set(path, known);
    return known;
  }

  /** Those to the API, from anywhere or from one frame: "POST /api/v1/login". */
  calls(from?: Frame): string[] {
    return this.requests
      .filter((request) => request.url().includes('/api/v1/') && (!from || request.frame() === from))
      .map(nameOf);
  }

  /** The parsed body of the only request of that name. */
  sent(name: string): unknown {
    const found = this.requests.filter((request) => nameOf(request) === name);
    expect(found, name).toHaveLength(1);
    return found[0]?.postDataJSON();
  }

  async answer(route: Route): Promise<void> {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    this.requests.push(request);
    if (origin !== HOST) return route.abort();
    // A frame without an origin of its own is a stranger to its server.
    const headers: Record<string, string> = { 'Access-Control-Allow-Origin': '*' };
    const document = this.#documents.get(pathname);
    if (document) {
      Object.assign(headers, { 'Content-Type': 'text/html; charset=utf-8', ...document.headers });
      return route.fulfill({ headers, body: htmlOf(document) });
    }
    if (pathname.startsWith('/api/')) {
      const data = this.replies[nameOf(request)];
      if (data === undefined) throw new Error(`No answer to ${nameOf(request)}`);
      Object.assign(headers, { 'Access-Control-Allow-Headers': '*' });
      return route.fulfill({ headers, json: { status: 'OK', data } });
    }
    const type = TYPES[extname(pathname)];
    if (!type) return route.fulfill({ status: 404, headers });
    return route.fulfill({
      headers: { ...headers, 'Content-Type': type },
      body: await this.file(pathname),
    });
  }
}

export const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

/** No white space around the body: a host page is as small as its test. */
const htmlOf = ({ head = '', body = '' }: HostDocument) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host page</title>${head}</head><body>${body}</body></html>`;

interface Fixtures {
  host: Site;
  expectProblem: (pattern: RegExp) => void;
}

export const test = base.extend<Fixtures>({
  expectProblem: [
    async ({ context }, use) => {
      const guard = await guardPages(context);
      await use(guard.expectProblem);
      guard.verify();
    },
    { auto: true },
  ],

  host: async ({ page }, use) => {
    const site = new Site(page);
    await page.addInitScript(watchFootprint);
    await page.route('**', (route) => site.answer(route));
    await use(site);
    if (!site.ownsPage) await expectUntouched(page, site.kept);
  },
});

const TAGS =
  'login-portal, voucher-redeem, self-register, forgot-password, access-request, language-switcher';

/** Takes the elements away; then everything is as it was before our script came, but for what a person chose. */
export async function expectUntouched(page: Page, kept: Site['kept'] = { cookies: [], storage: [] }) {
  for (const frame of page.frames())
    await frame.evaluate((tags) => {
      for (const element of Array.from(document.querySelectorAll(tags)))
        element.parentNode?.removeChild(element);
    }, TAGS);
  for (const frame of page.frames()) {
    const before = await frame.evaluate(() => (window as unknown as FootprintWindow).footprint?.before);
    if (!before) continue;
    const expected: Footprint = {
      ...before,
      cookies: [...before.cookies, ...kept.cookies].sort(),
      storage: [...before.storage, ...kept.storage],
    };
    // A removal is believed one task later.
    await expect
      .poll(() => frame.evaluate(() => (window as unknown as FootprintWindow).footprint.now()))
      .toEqual(expected);
  }
}
