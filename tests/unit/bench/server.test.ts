import { once } from 'node:events';
import { connect } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Certificate, makeCertificate } from '../../../bench/certificate.ts';
import { type PageServer, servePage } from '../../../bench/server.ts';

const FILES: Record<string, string> = { '/login/': '<h1>Login</h1>', '/main.js': 'start();' };

let certificate: Certificate;
let server: PageServer;

beforeAll(async () => {
  certificate = await makeCertificate();
  server = await servePage(
    {
      path: '/login/',
      read: (path) => FILES[path],
      answers: { 'POST /api/login': { action: 'password' } },
      policy: "default-src 'none'",
    },
    certificate,
  );
});
afterAll(() => server.close());

/** A request over HTTP/2 that accepts only the certificate of the server. */
async function request(path: string, method = 'GET') {
  const client = connect(server.url, { ca: certificate.cert });
  const stream = client.request({ ':path': path, ':method': method });
  const [headers] = await once(stream, 'response');
  const body = await buffer(stream);
  client.close();
  return { headers, text: body.length > 0 ? brotliDecompressSync(body).toString() : '' };
}

test('the address of the server is that of its document', () => {
  expect(server.url).toMatch(/^https:\/\/localhost:\d+\/login\/$/);
});

test('a document is compressed with brotli and has the policy of the page', async () => {
  const { headers, text } = await request('/login/?email=a');
  expect(text).toBe('<h1>Login</h1>');
  expect(headers).toMatchObject({
    ':status': 200,
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  });
});

test('a script has its type and no policy', async () => {
  const { headers } = await request('/main.js');
  expect(headers['content-type']).toBe('text/javascript');
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('a call gets the answer to its method and path', async () => {
  const { text } = await request('/api/login', 'POST');
  expect(JSON.parse(text)).toEqual({ action: 'password' });
});

test('a request without an answer is reported', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { headers } = await request('/api/login');
  expect(headers[':status']).toBe(404);
  expect(warn).toHaveBeenCalledWith('The benchmark has no answer to GET /api/login.');
});
