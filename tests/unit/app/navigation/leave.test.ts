import { beforeEach, expect, test, vi } from 'vitest';
import { createLeave } from '../../../../src/app/navigation/leave.ts';
import type { Emit } from '../../../../src/services/host-events.ts';
import { captureWarnings } from '../../support/console.ts';

const ORIGINS = ['https://portal.example', 'https://api.example'];

/** Events and navigations, in order. */
let log: string[];

function setUp(proceed = true) {
  const emit: Emit = (type, detail) => {
    log.push(`${type} ${JSON.stringify(detail)}`);
    return proceed;
  };
  return createLeave(
    emit,
    () => ORIGINS,
    () => false,
  );
}

beforeEach(() => {
  log = [];
  vi.stubGlobal('location', {
    assign: (address: string) => log.push(`assign ${address}`),
    replace: (address: string) => log.push(`replace ${address}`),
  });
});

const MEMBER = 'https://portal.example/member';

test.each([
  [MEMBER, undefined, 'assign'],
  ['https://api.example/admin?a=1#b', {}, 'assign'],
  [MEMBER, { replace: false }, 'assign'],
  [MEMBER, { replace: true }, 'replace'],
])(
  'leaving for %s with %j tells the host first, then calls location.%s()',
  async (address, options, verb) => {
    const event = `portal-navigate {"url":"${address}","reason":"sso"}`;
    await setUp()(new URL(address), 'sso', options);
    expect(log).toEqual([event, `${verb} ${address}`]);
    log = [];
    await setUp(false)(new URL(address), 'sso', options);
    expect(log, 'if the host prevents it').toEqual([event]);
  },
);

test('a secret in the address is hidden from the host', async () => {
  const url = new URL('https://portal.example/registrationsuccess?mid=7&mat=s3cret');
  await setUp()(url, 'token', { secret: 'mat' });
  expect(log).toEqual([
    'portal-navigate {"url":"https://portal.example/registrationsuccess?mid=7","reason":"token"}',
    `assign ${url.href}`,
  ]);
});

test.each([
  ...['https://evil.example/member', 'http://portal.example/member', 'https://portal.example:8443/member'],
  ...['javascript:alert(1)', 'data:text/html,hello', 'blob:https://portal.example/0b5d8c5e'],
])('%s is not opened: no event is fired, and the warning does not name the address', async (address) => {
  const warnings = captureWarnings();
  await setUp()(new URL(address), 'login');
  expect(log).toEqual([]);
  expect(warnings()).toEqual(['A navigation to a foreign origin was not followed.']);
});
