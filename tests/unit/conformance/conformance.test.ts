import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Options } from '../../../api/conformance/context.ts';
import { type Outcome, runChecks } from '../../../api/conformance/run.ts';
import { PAGE_POLICY, withHashes } from '../../../demo/backend/http/content-security-policy.ts';
import { seededPerson } from '../../../demo/backend/seed.ts';
import { type RunningServer, startServer } from '../../../demo/backend/server.ts';
import { LOW_COST, temporaryFolder } from '../backend/support.ts';
import { captureWarnings } from '../support/console.ts';
import { ANSWER_FAULTS } from './faults/answer.ts';
import { at, cookies, data, type Fault, withBody } from './faults/fault.ts';
import { FORM_FAULTS } from './faults/form.ts';
import { ORIGIN_FAULTS } from './faults/origin.ts';
import { PAGE_FAULTS } from './faults/page.ts';

const FAULTS = { ...PAGE_FAULTS, ...ANSWER_FAULTS, ...FORM_FAULTS, ...ORIGIN_FAULTS };

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
function build(): string {
  const dist = temporaryFolder();
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), HTML);
  writeFileSync(join(dist, 'assets/index-abc12345.js'), 'start();');
  writeFileSync(join(dist, 'csp.json'), JSON.stringify({ page: { policy: withHashes(PAGE_POLICY, HTML) } }));
  return dist;
}

async function check(options: Partial<Options> = {}, planted?: Fault) {
  captureWarnings();
  fault = planted ?? ((_, answer) => answer());
  return runChecks(new URL(server.url), { write: false, apiOnly: false, ...options });
}

const textsOf = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap((outcome) => outcome.findings).map(({ level, what, why }) => `${level} ${what}: ${why}`);

/** The machine of the tests may be busy. */
const withoutTime = (texts: readonly string[]) =>
  texts.filter((text) => !text.includes(' Answers, within 3 seconds: '));

beforeEach(() => {
  time += 2 * HALF_AN_HOUR;
});

test('the reference backend has no findings, and no email is sent', async () => {
  expect(withoutTime(textsOf(await check()))).toEqual([]);
  await server.settled();
  expect(server.outbox.list()).toEqual([]);
});

test('a server may use the anti-forgery cookie with the prefix __Host-', async () => {
  const rename = cookies((line) => line.replace(/^XSRF-TOKEN=/, '__Host-$&'));
  const outcomes = await check({}, (request, answer) => {
    const sent = request.headers.get('Cookie') ?? '';
    request.headers.set('Cookie', sent.replace('__Host-XSRF-TOKEN=', 'XSRF-TOKEN='));
    return rename(request, answer);
  });
  expect(withoutTime(textsOf(outcomes))).toEqual([]);
});

test('the reference backend has no findings with all options', async () => {
  const { email, password } = seededPerson('memberWithPassword');
  await check({ write: true, email });
  const [token] = server.outbox
    .list(email)
    .flatMap(({ subject, links }) => (/data/i.test(subject) ? links : []))
    .map((link) => link.split('/').at(-1));
  expect(token).toBeDefined();
  time += HALF_AN_HOUR;
  const origin = 'https://www.example.org';
  const outcomes = await check({ write: true, email, password: password ?? '', token, origin });
  expect(withoutTime(textsOf(outcomes))).toEqual([]);
  expect(outcomes.filter(({ skipped }) => skipped)).toEqual([]);
});

test('a server without single sign-on needs no address for it', async () => {
  const noProviders = data(/config\/short$/, { systempreferences: { ssoproviders: [] } });
  const noAddress = at(/auth\/sso/, (response) => withBody(response, '', 404));
  const outcomes = await check({}, (request, answer) =>
    noProviders(request, () => noAddress(request, answer)),
  );
  expect(withoutTime(textsOf(outcomes))).toEqual([]);
});

test('a link of another type is not used for personal data', async () => {
  const outcomes = await check(
    { write: true, token: 'portal' },
    data(/token\/portal$/, { type: 'portalaccess', target: 'member' }),
  );
  expect(outcomes.filter(({ skipped }) => skipped)).toContainEqual(
    expect.objectContaining({
      what: 'Personal data and personal reports, link of --token',
      skipped: 'the link has the type portalaccess',
    }),
  );
});

test('the requests of a check are listed without the token', async () => {
  const outcomes = await check({ token: 'a secret' });
  const requestsOf = (name: string) => outcomes.find(({ what }) => what === name)?.requests;
  expect(requestsOf('Login, email address')).toEqual(['POST /api/v1/login 200']);
  expect(requestsOf('Token page, link of --token')).toEqual(['GET /api/v1/token/{token} 404']);
});

test.each(Object.entries(FAULTS))('%s', async (_, { fault: planted, finding, options }) => {
  expect(textsOf(await check(options, planted))).toContainEqual(expect.stringMatching(finding));
});
