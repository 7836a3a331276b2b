import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { violationsOfAnswer } from '../../../tests/support/described-traffic.ts';
import { createApp } from '../../reference/app.ts';
import { type BackendOptions, createBackend } from '../../reference/create-backend.ts';
import { type PersonKey, seededPerson } from '../../reference/seeds/people.ts';
import { type AccountType, findAccount } from '../../reference/store/accounts.ts';
import { openDatabase } from '../../reference/store/database.ts';
import { issueToken, type TokenOrigin, type TokenType } from '../../reference/store/tokens.ts';

export const MINUTE = 60_000;
export const SECOND = 1000;

const scratch = mkdtempSync(join(tmpdir(), 'portal-demo-'));
// The test files of a worker share this module, so there is no last test of it. Vitest ends a worker with this signal.
process.once('SIGTERM', () => {
  rmSync(scratch, { recursive: true, force: true });
  process.exit();
});

export function temporaryFolder(): string {
  return mkdtempSync(join(scratch, 'folder-'));
}

/** A folder with these files, by their paths. */
export function folderWith(files: Record<string, string>, folder = temporaryFolder()): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** The lowest cost that scrypt accepts with the other parameters. */
export const LOW_COST = 2 ** 8;

/** A seeded database, which each test copies. */
const seededFile = join(temporaryFolder(), 'seeded.sqlite');
openDatabase(seededFile, LOW_COST).close();

/** A backend whose clock only moves with `advance()`, and a first visitor. */
export function setUp(options: BackendOptions = {}) {
  const file = join(temporaryFolder(), 'portal.sqlite');
  copyFileSync(seededFile, file);
  let time = Date.parse('2026-03-02T09:00:00Z');
  const now = () => time;
  const database = openDatabase(file);
  // The file need not survive a power failure.
  database.exec('PRAGMA synchronous = OFF');
  const backend = createBackend({
    passwordCost: LOW_COST,
    dist: temporaryFolder(),
    ...options,
    database,
    now,
  });
  const { outbox } = backend;
  const app = createApp(backend);
  const settled = () => backend.backgroundTasks.settled();
  const server = { app, settled };
  const visitor = createVisitor(server);
  const mailedToken = (email?: string) => outbox.list(email)[0]?.links[0]?.split('/').at(-1) ?? '';
  return {
    app,
    settled,
    database,
    outbox,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Another browser, with the same IP address unless given another. */
    visitor: (address?: string) => createVisitor(server, address),
    ...visitor,
    /** The token of the link in the newest mail. */
    mailedToken,
    /** The code in the newest mail. */
    mailedCode: (email?: string) => /^\d{6}$/m.exec(outbox.list(email)[0]?.text ?? '')?.[0] ?? '',
    /** A token as in a mail. */
    issue(kind: AccountType, key: PersonKey, type: TokenType, origin?: TokenOrigin): string {
      const account = findAccount(database, kind, emailOf(key));
      if (!account) throw new Error(`${key} has no account of the kind ${kind}.`);
      return issueToken(backend, account, type, origin);
    },
    /** Requests a mail and returns the token of its link. */
    async requestToken(path: string, key: PersonKey): Promise<string> {
      const before = outbox.list().length;
      await visitor.post(path, { email: emailOf(key) });
      if (outbox.list().length !== before + 1) throw new Error(`${path} mailed nothing to ${key}.`);
      return mailedToken();
    },
  };
}

interface Server {
  readonly app: ReturnType<typeof createApp>;
  settled(): Promise<void>;
}

/** A browser that keeps cookies and sends the anti-forgery header; its requests also wait for the mails. */
function createVisitor({ app, settled }: Server, remoteAddress = '192.0.2.1') {
  const cookies = new Map<string, string>();
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const env = { incoming: { socket: { remoteAddress } } };
    const response = await app.request(path, { ...init, headers }, env);
    await settled();
    expect(await violationsOfAnswer(init.method ?? 'GET', path, response.clone())).toEqual([]);
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
  const text = async (path: string) => (await request(path)).text();
  const submit = (
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    request(path, {
      method: 'POST',
      body: new URLSearchParams({ xsrf: cookies.get('XSRF-TOKEN') ?? '', ...fields }),
      headers,
    });
  /** What the button of a page sends for the mailed link that was checked. */
  const linkOn = async (path: string) => /name="link" value="(\w+)"/.exec(await text(path))?.[1] ?? '';
  return {
    cookies,
    request,
    send,
    text,
    submit,
    get: async (path: string) => answerOf(await request(`/api/v1${path}`)),
    post: async (path: string, body: unknown, headers: Record<string, string> = {}) =>
      answerOf(await send(`/api/v1${path}`, JSON.stringify(body), headers)),
    linkOn,
    /** Checks a mailed link like the portal and presses the button of the page at `path`. */
    async follow(token: string, path: string): Promise<Response> {
      await request(`/api/v1/token/${token}`);
      return submit(path, { link: await linkOn(path) });
    },
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
/** The answer to a token that is unknown, expired, used or of another account. */
export const UNKNOWN_LINK = 'This link is unknown. It might have expired or been used already.';
export const error = (http: number, data: unknown) => ({ http, status: 'ERROR', data });

/** The answer to a wrong password. */
export const WRONG_PASSWORD = error(401, "The email address or password isn't right.");

export const NEW_PASSWORD = 'Windmill-Saffron-19';
export const newPassword = (token: string, pass = NEW_PASSWORD, pass2 = pass) => ({ token, pass, pass2 });

/** What a new person sends. */
export const REGISTRATION = {
  firstname: 'Nora',
  lastname: 'Nilsen',
  email: 'nora.nilsen@example.org',
  agreeTC: true,
  regType: 'default',
};
