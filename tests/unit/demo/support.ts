import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createApp } from '../../../demo/app.ts';
import type { Backend } from '../../../demo/backend.ts';
import { type Configuration, membersConfig } from '../../../demo/configuration.ts';
import { createOutbox } from '../../../demo/mail/outbox.ts';
import { type PersonKey, seededPerson } from '../../../demo/seed.ts';
import { type AccountKind, findAccount } from '../../../demo/store/accounts.ts';
import { openDatabase } from '../../../demo/store/database.ts';
import { issueToken, type TokenOrigin, type TokenType } from '../../../demo/store/tokens.ts';

export const MINUTE = 60_000;
export const SECOND = 1000;

const scratch = mkdtempSync(join(tmpdir(), 'portal-demo-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

export function temporaryFolder(): string {
  return mkdtempSync(join(scratch, 'folder-'));
}

/** Hashing the seeded passwords takes a while, so each test works on a copy of one seeded file. */
const seededFile = join(temporaryFolder(), 'seeded.sqlite');
openDatabase(seededFile).close();

interface SetUpOptions extends Configuration {
  readonly dist?: string;
  readonly origin?: string;
}

/** The backend with a clock that stands still until a test moves it, and a first visitor. */
export function setUp(options: SetUpOptions = {}) {
  const file = join(temporaryFolder(), 'portal.sqlite');
  copyFileSync(seededFile, file);
  let time = Date.parse('2026-03-02T09:00:00Z');
  const now = () => time;
  const database = openDatabase(file);
  const outbox = createOutbox({ database, now });
  const backend: Backend = {
    database,
    outbox,
    now,
    origin: options.origin ?? 'http://localhost',
    dist: options.dist ?? temporaryFolder(),
    members: membersConfig(options.members),
    allowedOrigins: options.allowedOrigins ?? [],
  };
  const app = createApp(backend);
  const visitor = createVisitor(app);
  return {
    database,
    outbox,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    visitor: () => createVisitor(app),
    ...visitor,
    /** A token as a mail would bring it. */
    issue(kind: AccountKind, key: PersonKey, type: TokenType, origin?: TokenOrigin): string {
      const account = findAccount(database, kind, emailOf(key));
      if (!account) throw new Error(`${key} has no account of the kind ${kind}.`);
      return issueToken(backend, account, type, origin);
    },
    /** Asks for a mail and answers the token of its link. */
    async requestToken(path: string, key: PersonKey): Promise<string> {
      const before = outbox.list().length;
      await visitor.post(path, { email: emailOf(key) });
      const [mail, ...others] = outbox.list();
      if (!mail || others.length !== before) throw new Error(`${path} mailed nothing to ${key}.`);
      return mail.links[0]?.split('/').at(-1) ?? '';
    },
  };
}

type App = ReturnType<typeof createApp>;

/** A browser's part: it keeps cookies and sends the anti-forgery header. */
function createVisitor(app: App) {
  const cookies = new Map<string, string>();
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await app.request(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  async function send(path: string, body: BodyInit, headers: Record<string, string> = {}) {
    if (!cookies.has('XSRF-TOKEN')) await request('/api/v1/settings/config');
    return request(path, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
        ...headers,
      },
    });
  }
  return {
    cookies,
    request,
    send,
    text: async (path: string) => (await request(path)).text(),
    get: async (path: string) => answerOf(await request(`/api/v1${path}`)),
    post: async (path: string, body: unknown) => answerOf(await send(`/api/v1${path}`, JSON.stringify(body))),
    submit: (path: string, fields: Record<string, string>) =>
      request(path, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

export interface Answer {
  readonly http: number;
  readonly status: string;
  readonly data: unknown;
}

async function answerOf(response: Response): Promise<Answer> {
  const envelope = (await response.json()) as { status: string; data: unknown };
  return { http: response.status, ...envelope };
}

export function credentials(key: PersonKey) {
  const { email, password } = seededPerson(key);
  return { email, pass: password ?? 'no-password-at-all' };
}

export const emailOf = (key: PersonKey) => seededPerson(key).email;

export const ok = (data: unknown = {}) => ({ http: 200, status: 'OK', data });
/** Of a link that is unknown, expired, spent or somebody else's. */
export const UNKNOWN_LINK = 'This link is unknown. It might have expired or been used already.';
export const error = (http: number, data: unknown) => ({ http, status: 'ERROR', data });
