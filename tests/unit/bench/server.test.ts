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

test.each([
  ['/login/?email=a', '<h1>Login</h1>', 'text/html; charset=utf-8', "default-src 'none'"],
  ['/main.js', 'start();', 'text/javascript', undefined],
])(
  '%s is compressed with brotli, and only a document has the policy',
  async (path, content, type, policy) => {
    const { headers, text } = await request(path);
    expect(text).toBe(content);
    expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', 'content-type': type });
    expect(headers['content-security-policy']).toBe(policy);
  },
);

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
