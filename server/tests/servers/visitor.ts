import { ANTI_FORGERY_COOKIES, asForm, createBrowser, type Visit } from '../../conformance/browser.ts';
import { isMet } from './raw.ts';
import type { TestedServer } from './start.ts';

export interface Answer {
  readonly http: number;
  readonly headers: Headers;
  readonly text: string;
  readonly status?: string;
  readonly data?: unknown;
}

export interface Visitor {
  get(path: string): Promise<Answer>;
  /** Sends JSON, or a text as it is. */
  post(path: string, body: object | string): Promise<Answer>;
  /** A form of a page of the server. */
  submit(path: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
}

let visitors = 0;

/** A browser with cookies of its own, and the address of a client that no other visitor has, unless it is given. */
export function createVisitor({ url }: Pick<TestedServer, 'url'>, address?: string): Visitor {
  visitors += 1;
  const client = address ?? `198.18.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  const browser = createBrowser(new URL(url), { 'X-Forwarded-For': client });
  for (const name of ANTI_FORGERY_COOKIES) browser.plant(name, 'a-token');
  return {
    // A server may close a connection at the moment in which it is used again. Browsers repeat a GET then.
    get: async (path) => answerOf(await browser.visit(path).catch(() => browser.visit(path))),
    post: async (path, body) =>
      answerOf(
        await browser.visit(path, {
          ...asForm(browser, {}),
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    submit: async (path, fields) =>
      answerOf(
        await browser.visit(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: String(new URLSearchParams({ ...fields, xsrf: browser.antiForgeryToken() })),
        }),
      ),
  };
}

const answerOf = ({ status, headers, body }: Visit): Answer => ({
  ...{ http: status, headers, text: body },
  ...(headers.get('Content-Type')?.startsWith('application/json') && JSON.parse(body)),
});

/** Requests a link and returns its token. */
export async function requestToken(
  server: Pick<TestedServer, 'tokens'>,
  visitor: Visitor,
  path: string,
  body: { email: string },
): Promise<string> {
  const before = server.tokens(body.email).length;
  const { http, text } = await visitor.post(path, body);
  if (http !== 200) throw new Error(`${path} answers ${http}: ${text}`);
  await isMet(() => server.tokens(body.email).length > before, 5);
  const token = server.tokens(body.email)[before];
  if (!token) throw new Error(`${path} sent nothing to ${body.email}.`);
  return token;
}

export interface Member {
  readonly email: string;
  readonly pass: string;
}

let members = 0;

/** Registers a member and sets a password. */
export async function createMember(server: Pick<TestedServer, 'url' | 'tokens'>): Promise<Member> {
  members += 1;
  const visitor = createVisitor(server);
  const member = { email: `member-${members}@example.org`, pass: `Harbour-Lantern-${members}` };
  await requestToken(server, visitor, '/api/v1/members/registration', {
    ...{ firstname: 'Mara', lastname: 'Lind', agreeTC: true, regType: 'default' },
    email: member.email,
  });
  const token = await requestToken(server, visitor, '/api/v1/login/forgotpw', member);
  const { http, text } = await reset(visitor, token, member.pass);
  if (http !== 200) throw new Error(`The password was not set: ${http} ${text}`);
  return member;
}

export const reset = (visitor: Visitor, token: string, pass: string): Promise<Answer> =>
  visitor.post('/api/v1/login/resetpw', { token, pass, pass2: pass });

export const signIn = (visitor: Visitor, { email, pass }: Member): Promise<Answer> =>
  visitor.post('/api/v1/login/member', { email, pass });
