import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_POLICY, withHashes } from '../../../standalone/content-security-policy.ts';
import { captureWarnings } from '../../../tests/unit/support/console.ts';
import { CHECKS } from '../../conformance/checks/all.ts';
import type { Options } from '../../conformance/context.ts';
import { type Outcome, runChecks } from '../../conformance/run.ts';
import { type PersonKey, seededPerson } from '../../reference/seed.ts';
import { seededVoucher } from '../../reference/seeds/vouchers.ts';
import { type RunningServer, startServer } from '../../reference/server.ts';
import { folderWith, LOW_COST } from '../reference/support.ts';
import { checkOf, PLANTED_FAULTS } from './faults/all.ts';
import {
  at,
  cookies,
  data,
  type Fault,
  HANNA,
  type PlantedFault,
  refuses,
  withBody,
  withHeader,
} from './faults/fault.ts';
import { FORM_FAULTS } from './faults/form.ts';

const HTML = `<!doctype html><title>Portal</title><style>a{}</style><script>first();</script>
<script type="module" src="/login/assets/index-abc12345.js"></script>`;
const HALF_AN_HOUR = 1_800_000;

let server: RunningServer;
let fault: Fault = (_, answer) => answer();
/** A moment long after the last run, so that no limit of requests is reached. */
let time = Date.parse('2026-03-02T09:00:00Z');

beforeAll(async () => {
  server = await startServer({
    dist: build(),
    passwordCost: LOW_COST,
    allowedOrigins: ['https://www.example.org'],
    passkeys: true,
    members: { defaultregistration: true, campaignsignup: true },
    // So that the kit can name the addresses of a network.
    proxies: 1,
    now: () => time,
    wrap: (next) => (request, env) => {
      // A fault changes the text of an answer, so the answer must not be compressed.
      request.headers.delete('Accept-Encoding');
      return fault(request, async () => next(request, env));
    },
  });
});
afterAll(() => server.close());

/** A folder like dist/, with the files that the checks look at. */
const build = () =>
  folderWith({
    'index.html': HTML,
    'assets/index-abc12345.js': 'start();',
    'csp.json': JSON.stringify({ page: { policy: withHashes(PAGE_POLICY, HTML) } }),
  });

const passwordOf = (key: PersonKey) => seededPerson(key).password ?? '';

/** The kit sets a new password for this person. */
const TESTED = 'memberWithoutSurveys';

/** Accounts for every check. */
const EVERYTHING: Partial<Options> = {
  ...{ write: true, limits: true, wait: 61, origin: 'https://www.example.org' },
  codeAccount: seededPerson('memberWithCode').email,
  codePassword: passwordOf('memberWithCode'),
  blocked: seededPerson('memberSuspended').email,
  blockedPassword: passwordOf('memberSuspended'),
  inactive: seededPerson('memberNotActivatedWithPassword').email,
  inactivePassword: passwordOf('memberNotActivatedWithPassword'),
  campaigns: ['12', '13'],
  vouchers: [seededVoucher('asksForEverything').code, seededVoucher('newOnly').code],
  readMails: async (email) => {
    await server.settled();
    return JSON.stringify(server.outbox.list(email));
  },
  sleep: async (milliseconds) => {
    time += milliseconds;
  },
};

async function check(options: Partial<Options> = {}, planted?: Fault) {
  captureWarnings();
  fault = planted ?? ((_, answer) => answer());
  return runChecks(new URL(server.url), { write: false, apiOnly: false, ...options });
}

const textsOf = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap((outcome) => outcome.findings).map(({ level, what, why }) => `${level} ${what}: ${why}`);

const [ANY_LINK, ANY_VOUCHER] = ['Token page, unknown link', 'Redeem Voucher, unknown code'];
const PROVIDERS = 'Login, buttons of single sign-on';
const FILES = 'Page, caching and missing files';
const COOKIE = 'Every form, anti-forgery cookie';
const FORGERY = 'Every form, protection against forged requests';

/** For a check of all answers: some that make calls of each kind. */
const CALLS = [
  ANY_LINK,
  ANY_VOUCHER,
  'Redeem Voucher, choice of a product',
  'Personal data and personal reports, unknown link',
];
const needs = (name: string) => (/^Answers, (?!not readable)/.test(name) ? [...CALLS, name] : [name]);

/** The machine of the tests may be busy. */
const withoutTime = (outcomes: readonly Outcome[]) =>
  textsOf(outcomes).filter((text) => !text.includes(' Answers, within 3 seconds: '));

/** Until the wrong passwords of a client no longer count, even if it has reached its limit. */
beforeEach(() => {
  time += 12 * HALF_AN_HOUR;
});

test('the reference backend has no findings, and no email is sent', async () => {
  expect(withoutTime(await check())).toEqual([]);
  await server.settled();
  expect(server.outbox.list()).toEqual([]);
});

test('a server may use the anti-forgery cookie with the prefix __Host-', async () => {
  const rename = cookies((line) => line.replace(/^XSRF-TOKEN=/, '__Host-$&'));
  const outcomes = await check({ only: [COOKIE, FORGERY, ANY_VOUCHER] }, (request, answer) => {
    const sent = request.headers.get('Cookie') ?? '';
    request.headers.set('Cookie', sent.replace('__Host-XSRF-TOKEN=', 'XSRF-TOKEN='));
    return rename(request, answer);
  });
  expect(withoutTime(outcomes)).toEqual([]);
});

test('the reference backend has no findings with all options', async () => {
  const { email } = seededPerson(TESTED);
  await check({ write: true, email });
  const [token] = server.outbox
    .list(email)
    .flatMap(({ subject, links }) => (/data/i.test(subject) ? links : []))
    .map((link) => link.split('/').at(-1));
  expect(token).toBeDefined();
  time += HALF_AN_HOUR;
  const outcomes = await check({ ...EVERYTHING, email, token });
  expect(withoutTime(outcomes)).toEqual([]);
  expect(outcomes.filter(({ skipped }) => skipped).map(({ what, skipped }) => `${what}: ${skipped}`)).toEqual(
    [
      'Registration, captcha: the captcha is off: switch usecaptcha on and run the kit again',
      'Login, link for a member without a password: the account of --as has a password: name a member without one to check it',
      'Personal reports, two people: the account of --as has fewer than 2 reports',
      'Login, code of another account: the account of --as signs in without a code: name one with a code to check it',
    ],
  );
});

test.each(['adminWithCode', 'both', 'bothMemberWithoutPassword'] as const)(
  'the reference backend has no findings for the account %s',
  async (key) => {
    const { email } = seededPerson(key);
    const outcomes = await check({ ...EVERYTHING, email, limits: false, vouchers: [] });
    expect(withoutTime(outcomes)).toEqual([]);
  },
);

test('a member with a code gets no link instead of it, which is right', async () => {
  const { email } = seededPerson('memberWithCode');
  const name = 'Login, link by email';
  expect((await check({ ...EVERYTHING, email, only: [name] })).at(-1)).toMatchObject({
    findings: [],
    skipped: expect.stringContaining('right for a member with a code'),
  });
});

test('a code account that is an admin gets no link in any case, so nothing is checked', async () => {
  const { email, password } = seededPerson('adminWithCode');
  const account = { codeAccount: email, codePassword: password ?? undefined };
  expect(
    await check({ ...EVERYTHING, ...account, only: ['Login, no link instead of a code'] }),
  ).toMatchObject([{ findings: [], skipped: expect.stringContaining('is an admin') }]);
});

test('a server that protects no form has one finding for it', async () => {
  const outcomes = await check({ only: [FORGERY, 'Every form, origin'] }, async (request, answer) => {
    request.headers.delete('Origin');
    request.headers.delete('Sec-Fetch-Site');
    if (request.method !== 'POST') return answer();
    request.headers.set('Cookie', 'XSRF-TOKEN=1');
    request.headers.set('X-XSRF-TOKEN', '1');
    return answer();
  });
  const why = expect.stringContaining('POST /api/v1/login answers 200, POST /api/v1/login/user answers 401');
  expect(outcomes.map(({ findings }) => findings)).toMatchObject([[{ why }], [{ why }]]);
});

test.each([
  ['Every form, origin', 1],
  ['Forgot Password', 2],
  ['Personal data, link of an email', 10],
  ['Login, password', 10],
])('the check "%s" can run with only those that it needs', async (name, checks) => {
  const outcomes = await check({ ...EVERYTHING, email: seededPerson(TESTED).email, only: [name] });
  expect(withoutTime(outcomes)).toEqual([]);
  expect(outcomes).toHaveLength(checks);
  expect(outcomes.at(-1)).toMatchObject({ what: name, skipped: undefined });
});

test('a server without single sign-on needs no address for it', async () => {
  const noProviders = data(/config\/short$/, { systempreferences: { ssoproviders: [] } });
  const noAddress = at(/auth\/sso/, (response) => withBody(response, '', 404));
  const outcomes = await check({ only: [PROVIDERS] }, (request, answer) =>
    noProviders(request, () => noAddress(request, answer)),
  );
  expect(withoutTime(outcomes)).toEqual([]);
});

const PERSONAL = /^\/api\/v1\/members\/personal/;
const unknownCall =
  (type: 'application/json' | 'text/html'): Fault =>
  async (request, answer) => {
    const { pathname } = new URL(request.url);
    if (!PERSONAL.test(pathname) && pathname !== '/api/v1/unknown-to-everybody') return answer();
    if (type === 'text/html')
      return new Response(`<pre>Cannot ${request.method} ${pathname}</pre>`, { status: 404 });
    return Response.json({ status: 'ERROR', data: 'Not found.' }, { status: 404 });
  };

test.each(['application/json', 'text/html'] as const)(
  'calls that are missing are named once, with their screens (%s)',
  async (type) => {
    const account = { email: seededPerson(TESTED).email, codeAccount: undefined };
    const options = { ...EVERYTHING, ...account, limits: false, vouchers: [] };
    const outcomes = await check(options, unknownCall(type));
    const missing = (text: string) => text.includes(' is missing: it answers 404');
    expect(textsOf(outcomes).filter(missing)).toEqual([
      expect.stringMatching(/^fails Personal data: POST \/api\/v1\/members\/personaldata is missing/),
      expect.stringMatching(/^fails Personal reports: POST \/api\/v1\/members\/personalreports is missing/),
    ]);
    const others = withoutTime(outcomes).filter((text) => !missing(text));
    expect(others.filter((text) => !text.includes('Unknown call, refused'))).toEqual([]);
    const without = { ...options, without: ['personaldata', 'reports'] };
    time += 12 * HALF_AN_HOUR;
    expect(textsOf(await check(without, unknownCall(type))).filter((text) => /personal/i.test(text))).toEqual(
      [],
    );
  },
);

test('a link of another type is not used for personal data', async () => {
  const outcomes = await check(
    { write: true, token: 'one', only: ['Personal data and personal reports, link of --token'] },
    data(/token\/one$/, { type: 'portalaccess', target: 'member' }),
  );
  expect(outcomes).toMatchObject([{ skipped: 'the link has the type portalaccess' }]);
});

test('the requests of a check are listed without the token', async () => {
  expect(
    await check({ token: 'a secret', only: ['Login, email address', 'Token page, link of --token'] }),
  ).toMatchObject([
    { requests: ['POST /api/v1/login 200', 'POST /api/v1/login 200'] },
    { requests: ['GET /api/v1/token/{token} 404'] },
  ]);
});

const TOKEN = 'secret/Token_42';

test.each([
  ['https://other.example/token/secret%2fToken_42?t=secret/Token_42', 'https://other.example/token/{token}'],
  ['/login/token/secret%2FToken_42#session=9e8d7c', '/login/token/{token}'],
  ['/start?code=another-secret', '/start'],
  ['/go/secret%252FToken_42', '/go/{token}'],
])('the address %s of a redirect is printed without secrets', async (location, printed) => {
  const redirect = at(/token\/secret/, () => new Response(null, { status: 302, headers: { location } }));
  const found = JSON.stringify(
    await check({ token: TOKEN, only: ['Token page, link of --token'] }, redirect),
  );
  expect(found).toContain(`redirects to ${printed}, and`);
  for (const secret of ['Token_42', '9e8d7c', 'another-secret']) expect(found).not.toContain(secret);
});

test('the values of cookies are not printed', async () => {
  const session = 'session-4f2a9c81';
  const outcomes = await check(
    { only: [PROVIDERS, 'Unknown call, refused'] },
    at(/config\/short$|unknown-to-everybody$/, (response) => {
      response.headers.append('Set-Cookie', `session=${session}; Path=/`);
      return new Response(null, {
        status: 302,
        headers: { ...Object.fromEntries(response.headers), location: `/x/${session}` },
      });
    }),
  );
  expect(JSON.stringify(outcomes)).toContain('redirects to /x/');
  expect(JSON.stringify(outcomes)).not.toContain(session);
});

test('what the server sends cannot control the terminal', async () => {
  const html = HTML.replace('index-abc12345.js', '\u001b]0;x\u0007\u009b31m\u202eindex-abc12345.js');
  const outcomes = await check(
    { only: [FILES] },
    at(/\/login\/$/, (response) => withBody(response, html, 200)),
  );
  expect(textsOf(outcomes).join()).toContain('\\u{1b}]0;x\\u{7}\\u{9b}31m\\u{202e}index');
  expect(JSON.stringify(outcomes)).not.toMatch(/[\p{Cc}\p{Cf}]|\\u00[01]/u);
});

test('a host that serves files of the page gets no cookies, and cannot set any', async () => {
  const asked: IncomingHttpHeaders[] = [];
  const host = createServer((request, response) => {
    asked.push(request.headers);
    response.setHeader('Set-Cookie', 'XSRF-TOKEN=planted; Path=/').end();
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  const html = HTML.replace('/login/assets', `http://127.0.0.1:${port}/assets`);
  const outcomes = await check(
    { only: [FILES, COOKIE, FORGERY] },
    at(/\/login\/$/, (response) => withBody(response, html, 200)),
  );
  host.close();
  expect(asked).not.toEqual([]);
  for (const headers of asked) expect(headers).toMatchObject({ 'sec-fetch-site': 'cross-site' });
  for (const headers of asked) expect(headers).not.toHaveProperty('cookie');
  expect(textsOf(outcomes).filter((text) => text.includes('Every form'))).toEqual([]);
});

test('a second run finds nothing, although the server still limits the client', async () => {
  const options = { ...EVERYTHING, email: seededPerson(TESTED).email, vouchers: [] };
  await check(options);
  const outcomes = await check(options);
  expect(withoutTime(outcomes)).toEqual([]);
  expect(outcomes.map(({ skipped }) => skipped)).toContainEqual(
    expect.stringMatching(/^POST \S+ is limited for \d+ seconds, so it was not checked$/),
  );
});

test('a run each hour finds nothing and checks everything', { timeout: 180_000 }, async () => {
  const options = { ...EVERYTHING, email: seededPerson(TESTED).email, limits: false };
  const skipped: (string | undefined)[] = [];
  for (let runs = 0; runs < 3; runs += 1) {
    const outcomes = await check({ ...options, wait: undefined, vouchers: [], campaigns: [] });
    expect(withoutTime(outcomes)).toEqual([]);
    skipped.push(...outcomes.map((outcome) => outcome.skipped).filter((why) => why?.includes('limit')));
    time += 2 * HALF_AN_HOUR;
  }
  expect(skipped.filter((why) => !why?.startsWith('needs --limits'))).toEqual([]);
});

test('what is answered with 429 is not checked', async () => {
  const limited = withHeader(/login\/(user|member)$/, 'Retry-After', '900');
  const refused = refuses(/login\/(user|member)$/, 'Too often.', 429);
  const outcomes = await check({ only: ['Login, wrong password'] }, (request, answer) =>
    limited(request, () => refused(request, answer)),
  );
  const why = 'POST /api/v1/login/user is limited for 900 seconds, so it was not checked';
  expect(outcomes).toMatchObject([{ findings: [], skipped: expect.stringContaining(why) }]);
});

test('a short limit is waited for', async () => {
  const waits: number[] = [];
  let isLimited = true;
  const outcomes = await check(
    {
      only: [ANY_VOUCHER],
      sleep: async (milliseconds) => {
        waits.push(milliseconds);
        isLimited = false;
      },
    },
    at(/^POST .*vouchers/, (response) => {
      if (!isLimited) return response;
      const headers = { 'Content-Type': 'application/json', 'Retry-After': '7' };
      return new Response('{"status":"ERROR","data":"Wait."}', { status: 429, headers });
    }),
  );
  expect(waits).toEqual([7000]);
  expect(outcomes).toMatchObject([{ findings: [] }]);
});

test('each run asks for another voucher, and prints it', async () => {
  const voucher = async () => (await check({ only: [ANY_VOUCHER] }))[0]?.requests[0];
  const [one, other] = [await voucher(), await voucher()];
  expect(one).toMatch(/^POST \/api\/v1\/vouchers\/([A-HJ-NP-Z2-9]{5}-){4}[A-HJ-NP-Z2-9]{5}\/info 404$/);
  expect(other).not.toBe(one);
});

test('the anti-forgery cookie is percent-decoded, as the page does', async () => {
  const encode = cookies((line) => line.replace(/^XSRF-TOKEN=[^;]*/, (pair) => `${pair}%2B`));
  const only = [COOKIE, FORGERY, ANY_VOUCHER];
  expect(textsOf(await check({ only }, encode))).toEqual([]);
  const broken = cookies((line) => line.replace(/^XSRF-TOKEN=[^;]*/, '$&%FF'));
  expect(textsOf(await check({ only }, broken))).toContainEqual(
    expect.stringMatching(/^fails Every form, anti-forgery cookie: .*cannot be percent-decoded/),
  );
});

/** Node ends the connection. */
const lost = () => new Response(new ReadableStream({ start: (body) => body.error(new Error('Lost.')) }));

test('a lost connection is a finding of its call, and every check runs', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let requests = 0;
  const options = { ...EVERYTHING, email: seededPerson(TESTED).email, limits: false };
  const outcomes = await check(options, async (_, answer) => (++requests % 5 === 0 ? lost() : answer()));
  expect(outcomes).toHaveLength(CHECKS.length);
  const found = textsOf(outcomes).filter((text) => text.includes('gets no answer that can be read'));
  expect(found.length).toBeGreaterThan(20);
  for (const text of found)
    expect(text).toMatch(/: (the check ends early: )?(GET|POST|OPTIONS) \/\S* gets no/);
});

const MEGABYTE = 1_000_000;
let sent = 0;
const endless = () =>
  new Response(
    new ReadableStream({
      pull(body) {
        sent += MEGABYTE;
        body.enqueue(new Uint8Array(MEGABYTE));
      },
    }),
  );
const bomb = gzipSync(Buffer.alloc(100 * MEGABYTE));
const inflated = () => new Response(bomb, { headers: { 'Content-Encoding': 'gzip' } });

test.each([
  ['endless', endless],
  ['larger after decompression', inflated],
])('of an answer that is %s, 4 MB are read', async (_, answer) => {
  const outcomes = await check({ only: [PROVIDERS, FILES] }, at(/config\/short$|^GET \/login\/$/, answer));
  for (const { findings } of outcomes)
    expect(findings).toContainEqual(
      expect.objectContaining({
        level: 'fails',
        why: expect.stringContaining('gets no answer that can be read: it has more than 4 MB'),
      }),
    );
  expect(sent).toBeLessThan(100 * MEGABYTE);
});

test('findings of a check can be accepted, and have another level', async () => {
  const { fault: planted } = FORM_FAULTS['a refusal has the status 200'] as PlantedFault;
  const name = 'Answers, status of refusals';
  const outcomes = await check({ allow: [name], only: [ANY_LINK, name] }, planted);
  expect(outcomes.at(-1)).toMatchObject({ what: name, findings: [{ level: 'allowed' }] });
});

test('a finding says what was sent and what came back, without secrets', async () => {
  const options = { ...HANNA, only: ['Login, wrong password of the test account'] };
  const odd = data(/login\/(user|member)$/, { action: 'admin', name: 'Hanna' });
  const outcomes = await check(options, odd);
  expect(outcomes.flatMap(({ findings }) => findings)).toContainEqual({
    level: 'fails',
    what: 'Login, wrong password of the test account',
    why: expect.stringMatching(/^POST .* succeeds, with the password without its last character$/),
    evidence:
      'sent {"email":"hanna.lindqvist@example.org","pass":"…","twofactor":""}, got 200 {status: "OK", data: {action: "admin", name: a string}}',
  });
  expect(JSON.stringify(outcomes)).not.toContain('Quiet-Meadow');
});

test.each(Object.entries(PLANTED_FAULTS))(
  '%s',
  async (_, { fault: planted, finding, options, readsMails }) => {
    const { readMails, sleep } = EVERYTHING;
    const mails = readsMails && { readMails, sleep };
    const outcomes = await check({ ...options, ...mails, only: needs(checkOf(finding)) }, planted);
    expect(textsOf(outcomes)).toContainEqual(expect.stringMatching(finding));
  },
);
