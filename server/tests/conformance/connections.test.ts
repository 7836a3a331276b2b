import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { CHECKS } from '../../conformance/checks/all.ts';
import { HTML, textsOf, withBackend } from './backend.ts';
import { at, refuses, withBody, withHeader } from './faults/fault.ts';

const ANY_VOUCHER = 'Redeem Voucher, unknown code';
const FILES = 'Page, caching and missing files';
const COOKIE = 'Every form, anti-forgery cookie';
const FORGERY = 'Every form, protection against forged requests';
const { check, everything } = withBackend();

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

/** Node ends the connection. */
const lost = () => new Response(new ReadableStream({ start: (body) => body.error(new Error('Lost.')) }));

test('a lost connection is a finding of its call, and every check runs', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let requests = 0;
  const options = { ...everything, limits: false };
  const outcomes = await check(options, async (_, answer) => (++requests % 5 === 0 ? lost() : answer()));
  expect(outcomes).toHaveLength(CHECKS.length);
  const found = textsOf(outcomes).filter((text) => text.includes('gets no answer that can be read'));
  expect(found.length).toBeGreaterThan(20);
  for (const text of found)
    expect(text).toMatch(/: (the check ends early: )?(GET|POST|OPTIONS) \/\S* gets no/);
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
