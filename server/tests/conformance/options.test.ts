// @module-tag long
import { expect, test } from 'vitest';
import { NAMES } from '../../conformance/absent.ts';
import { CHECKS } from '../../conformance/checks/all.ts';
import { seededPerson } from '../../reference/seeds/people.ts';
import { operations } from '../../scripts/describe/description.ts';
import { FIRST_CALLS } from '../../scripts/describe/document.ts';
import { HOUR, textsOf, withBackend, withoutTime } from './backend.ts';
import { data, type Fault, refuses } from './faults/fault.ts';

const ANY_LINK = 'Token page, unknown link';
const ANY_VOUCHER = 'Redeem Voucher, unknown code';
const FORGERY = 'Every form, protection against forged requests';
const { check, everything, pass } = withBackend();

test.each([
  ['Every form, origin', 1],
  ['Forgot Password', 2],
  ['Personal data, link of an email', 10],
  ['Login, password', 10],
])('the check "%s" can run with only those that it needs', async (name, checks) => {
  const outcomes = await check({ ...everything, only: [name] });
  expect(withoutTime(outcomes)).toEqual([]);
  expect(outcomes).toHaveLength(checks);
  expect(outcomes.at(-1)).toMatchObject({ what: name, skipped: undefined });
});

test('findings of a check can be accepted, and have another level', async () => {
  const planted = refuses(/\/token\//, 'Unknown link.', 200);
  const name = 'Answers, status of refusals';
  const outcomes = await check({ allow: [name], only: [ANY_LINK, name] }, planted);
  expect(outcomes.at(-1)).toMatchObject({ what: name, findings: [{ level: 'allowed' }] });
});

test('a member with a code gets no link instead of it, which is right', async () => {
  const { email } = seededPerson('memberWithCode');
  const name = 'Login, link by email';
  expect((await check({ ...everything, email, only: [name] })).at(-1)).toMatchObject({
    findings: [],
    skipped: expect.stringContaining('right for a member with a code'),
  });
});

test('a code account that is an admin gets no link in any case, so nothing is checked', async () => {
  const { email, password } = seededPerson('adminWithCode');
  const account = { codeAccount: email, codePassword: password ?? undefined };
  expect(
    await check({ ...everything, ...account, only: ['Login, no link instead of a code'] }),
  ).toMatchObject([{ findings: [], skipped: expect.stringContaining('is an admin') }]);
});

test('a link of another type is not used for personal data', async () => {
  const outcomes = await check(
    { write: true, token: 'one', only: ['Personal data and personal reports, link of --token'] },
    data(/token\/one$/, { type: 'portalaccess', target: 'member' }),
  );
  expect(outcomes).toMatchObject([{ skipped: 'the link has the type portalaccess' }]);
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
    const only = CHECKS.map(({ what }) => what).filter((what) => /personal|^Unknown call/i.test(what));
    const options = { ...everything, codeAccount: undefined, limits: false, only };
    const outcomes = await check(options, unknownCall(type));
    const missing = (text: string) => text.includes(' is missing: it answers 404');
    expect(textsOf(outcomes).filter(missing)).toEqual([
      expect.stringMatching(/^fails Personal data: (GET|POST) \/api\/v1\/members\/personaldata is missing/),
      expect.stringMatching(
        /^fails Personal reports: (GET|POST) \/api\/v1\/members\/personalreports is missing/,
      ),
    ]);
    const others = withoutTime(outcomes).filter((text) => !missing(text));
    expect(others.filter((text) => !text.includes('Unknown call, refused'))).toEqual([]);
    const without = { ...options, without: ['personaldata', 'reports'] };
    pass(6 * HOUR);
    expect(textsOf(await check(without, unknownCall(type))).filter((text) => /personal/i.test(text))).toEqual(
      [],
    );
  },
);

/** Like a server that has only these calls, and one area. */
const onlyFirstCalls: Fault = async (request, answer) => {
  const { pathname } = new URL(request.url);
  const exists =
    FIRST_PATHS.some((path) => path.test(pathname)) || !/^\/(api|admin|registration)/.test(pathname);
  return exists ? answer() : Response.json({ status: 'ERROR', data: 'Not found.' }, { status: 404 });
};
const FIRST_PATHS = operations
  .filter(({ operationId }) => FIRST_CALLS.includes(operationId))
  .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}$`));

test('a server for one kind needs only the calls to begin with', async () => {
  const short = data(/config\/short$/, { systempreferences: { ssoproviders: [] } });
  const fault: Fault = (request, answer) => short(request, () => onlyFirstCalls(request, answer));
  const without = NAMES.filter((name) => name !== 'members');
  const options = { ...everything, limits: false, vouchers: [], campaigns: [], codeAccount: undefined };
  const withAll = textsOf(await check({}, fault));
  for (const needed of ['GET /admin', 'GET /registrationsuccess', 'POST /api/v1/login/resetpw'])
    expect(withAll).toContainEqual(expect.stringContaining(needed));
  pass(6 * HOUR);
  const outcomes = await check({ ...options, without }, fault);
  expect(withoutTime(outcomes)).toEqual([]);
  // What is left of them was checked.
  for (const what of ['Login, password', 'Reset Password, link of an email'])
    expect(outcomes).toContainEqual(
      expect.objectContaining({ what, skipped: 'what --without names is left out' }),
    );
});

test('each run asks for another voucher, and prints it', async () => {
  const voucher = async () => (await check({ only: [ANY_VOUCHER] }))[0]?.requests[0];
  const [one, other] = [await voucher(), await voucher()];
  expect(one).toMatch(/^POST \/api\/v1\/vouchers\/([A-HJ-NP-Z2-9]{5}-){4}[A-HJ-NP-Z2-9]{5}\/info 404$/);
  expect(other).not.toBe(one);
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
