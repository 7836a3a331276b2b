import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { mock } from '../../mock/mock.ts';
import { seededPeople } from '../../reference/seeds/people.ts';
import { startServer } from '../../reference/server.ts';
import { LOW_COST } from '../reference/support.ts';

const server = await startServer({
  passwordCost: LOW_COST,
  allowedOrigins: ['https://www.example.org'],
  wrap: mock({}),
});
afterAll(() => server.close());

const get = (path: string, init?: RequestInit) => fetch(server.url + path, { redirect: 'manual', ...init });
const control = (query: string, headers: Record<string, string> = {}) =>
  get(`/mock?${query}`, { method: 'POST', headers: { Origin: server.url, ...headers } });
const CONFIG = '/api/v1/settings/config';
const PRODUCTS = '/api/v1/settings/products';

beforeEach(async () => {
  await control('fault=');
});

test('a fault holds for the following calls until it is ended', async () => {
  await control('fault=500');
  expect([(await get(CONFIG)).status, (await get(PRODUCTS)).status]).toEqual([500, 500]);
  await control('fault=');
  expect((await get(CONFIG)).status).toBe(200);
});

test('a fault can be limited to some calls', async () => {
  await control(`fault=500&call=${PRODUCTS}`);
  expect([(await get(CONFIG)).status, (await get(PRODUCTS)).status]).toEqual([200, 500]);
});

test('a call can have a fault of its own', async () => {
  expect((await get(`${CONFIG}?fault=404`)).status).toBe(404);
  expect((await get(CONFIG)).status).toBe(200);
});

test.each(['429', '503'])('the fault %s says how long to wait', async (fault) => {
  const answer = await get(`${CONFIG}?fault=${fault}`);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([Number(fault), '30']);
});

test.each([
  ['html', 200, /^<!doctype html>/],
  ['redirect', 302, /^$/],
  ['empty', 200, /^$/],
  ['envelope', 200, /^\{"result":/],
  ['type', 200, /^\{"status":"OK","data":7\}$/],
  ['silent', 422, /^\{"status":"ERROR","data":null\}$/],
])('the fault %s answers %i', async (fault, status, body) => {
  const answer = await get(`${CONFIG}?fault=${fault}`);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(body);
});

test('a slow call takes longer', async () => {
  const start = performance.now();
  await get(`${CONFIG}?slow=200`);
  expect(performance.now() - start).toBeGreaterThan(190);
});

test('a page on another origin can read a fault', async () => {
  const headers = { Origin: 'https://www.example.org' };
  const answer = await get(`${CONFIG}?fault=503`, { headers });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://www.example.org');
});

test.each(['fault=200', 'fault=constructor', 'slow=soon'])('the switch %s is refused', async (query) => {
  const answer = await control(query);
  expect([answer.status, (await get(CONFIG)).status]).toEqual([400, 200]);
});

test.each([
  ['a GET', () => get('/mock?fault=500'), 200],
  ['a page of another site', () => control('fault=500', { Origin: 'https://other.example' }), 403],
  ['a page of another port', () => control('fault=500', { Origin: 'http://localhost:1' }), 403],
  ['a page without an origin', () => control('fault=500', { Origin: 'null' }), 403],
])('%s changes no switch', async (_, ask, status) => {
  expect((await ask()).status).toBe(status);
  expect((await get(CONFIG)).status).toBe(200);
});

test.each(['GET', 'POST'])('a %s of the control for another host is refused', async (method) => {
  const host = 'rebound.example';
  const headers = { Host: host, Origin: `http://${host}` };
  // fetch() sends a Host of its own.
  const sent = request(`${server.url}/mock?fault=500`, { method, headers }).end();
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(421);
  expect((await get(CONFIG)).status).toBe(200);
});

test('the page of the mock has a link for every person, and shows the switches', async () => {
  await control('slow=10');
  const text = await (await get('/mock')).text();
  expect(text).toContain('10 ms slow');
  for (const { email } of seededPeople) expect(text).toContain(`/login/?email=${encodeURIComponent(email)}`);
});
