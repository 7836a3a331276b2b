import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLeave } from '../../../../src/app/navigation/leave.ts';
import type { Emit } from '../../../../src/services/host-events.ts';
import { captureWarnings } from '../../support/console.ts';

const ORIGINS = ['https://portal.example', 'https://api.example'];

/** What happened, in its order. */
let happened: string[];

function leaving(goOn = true) {
  const emit: Emit = (type, detail) => {
    happened.push(`${type} ${JSON.stringify(detail)}`);
    return goOn;
  };
  return createLeave(emit, () => ORIGINS, new AbortController().signal);
}

beforeEach(() => {
  happened = [];
  vi.stubGlobal('location', {
    assign: (address: string) => happened.push(`assign ${address}`),
    replace: (address: string) => happened.push(`replace ${address}`),
  });
  return () => vi.unstubAllGlobals();
});

describe('leaving the page', () => {
  test.each([
    ['https://portal.example/member', undefined, 'assign'],
    ['https://api.example/admin?a=1#b', {}, 'assign'],
    ['https://portal.example/member', { replace: false }, 'assign'],
    ['https://portal.example/member', { replace: true }, 'replace'],
  ])('for %s with %j tells the host first, then uses %s', async (address, options, verb) => {
    await leaving()(new URL(address), 'sso', options);
    expect(happened).toEqual([`portal-navigate {"url":"${address}","reason":"sso"}`, `${verb} ${address}`]);
  });

  test.each([undefined, { replace: true }])('is left to a host that takes over (%j)', async (options) => {
    await leaving(false)(new URL('https://portal.example/member'), 'login', options);
    expect(happened).toEqual(['portal-navigate {"url":"https://portal.example/member","reason":"login"}']);
  });

  test('does not tell the host of a secret in the address', async () => {
    const url = new URL('https://portal.example/registrationsuccess?mid=7&mat=s3cret');
    await leaving()(url, 'token', { secret: 'mat' });
    expect(happened).toEqual([
      'portal-navigate {"url":"https://portal.example/registrationsuccess?mid=7","reason":"token"}',
      `assign ${url.href}`,
    ]);
  });

  test.each([
    'https://evil.example/member',
    'http://portal.example/member',
    'https://portal.example:8443/member',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://portal.example/0b5d8c5e',
  ])('for %s does not happen: nobody is told, and a warning names no address', async (address) => {
    const warnings = captureWarnings();
    await leaving()(new URL(address), 'login');
    expect(happened).toEqual([]);
    expect(warnings()).toEqual(['A navigation to a foreign origin was not followed.']);
  });
});
