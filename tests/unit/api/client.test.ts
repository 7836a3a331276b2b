import fc from 'fast-check';
import { Struct, type } from 'superstruct';
import { describe, expect, test, vi } from 'vitest';
import { type Client, createClient, ONCE } from '../../../src/api/client.ts';
import { Ignored } from '../../../src/api/structs.ts';
import { captureWarnings } from '../support/console.ts';
import { API, clientFor, fakeFetch, ok, PAGE, type SentRequest } from './fake-fetch.ts';

const last = (sent: SentRequest[]) => sent.at(-1) as SentRequest;

describe('a resolved address', () => {
  test.each([
    [PAGE, `${PAGE}/api/v1/login`],
    [`${PAGE}/login/`, `${PAGE}/login/api/v1/login`],
    [API, `${API}/api/v1/login`],
    [`${API}/customer/one`, `${API}/customer/one/api/v1/login`],
    [`${API}/customer/one/`, `${API}/customer/one/api/v1/login`],
    [`${API}:8443/?a=1#b`, `${API}:8443/api/v1/login`],
    [`${PAGE}//evil.example`, `${PAGE}//evil.example/api/v1/login`],
  ])('under %s is %s', (base, address) => {
    expect(clientFor(base).resolve(['login'])?.href).toBe(address);
  });

  test('may be given in full to get()', async () => {
    const sent = fakeFetch(ok());
    const address = new URL(`${PAGE}/portal/config.json?v=2`);
    await clientFor(API).get(['settings', 'config'], Ignored, undefined, address);
    expect(last(sent).url).toBe(`${PAGE}/portal/config.json?v=2`);
  });

  test('is on the origin of its base for any base path', () => {
    const segment = fc.constantFrom('', 'customer', '..', '.', 'evil.example', '@evil.example', ':80', '\\');
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const base = `${PAGE}/${segments.join('/')}`;
        expect(clientFor(base).resolve(['login'])?.origin).toBe(PAGE);
      }),
    );
  });

  test('ignores a <base href> of the page', async () => {
    vi.stubGlobal('document', { baseURI: 'https://evil.example/' });
    const sent = fakeFetch(ok());
    await clientFor().get(['settings', 'config'], Ignored);
    expect(last(sent).url).toBe(`${PAGE}/api/v1/settings/config`);
  });
});

describe('a request', () => {
  test.each([
    ['POST', 'the page', PAGE, 't0ken', 't0ken'],
    ['POST', 'the page, under a path,', `${PAGE}/customer/`, 't0ken', 't0ken'],
    ['POST', 'the page without the cookie', PAGE, undefined, null],
    ['POST', 'another origin', API, 't0ken', null],
    ['POST', 'another port', `${PAGE}:8443`, 't0ken', null],
    ['POST', 'plain http', 'http://portal.example', 't0ken', null],
    ['GET', 'the page', PAGE, 't0ken', null],
    ['GET', 'another origin', API, 't0ken', null],
  ])('%s to %s carries the right anti-forgery header', async (method, _, base, cookie, header) => {
    const sent = fakeFetch(ok());
    const client = createClient({ base: new URL(base), origin: PAGE, antiForgeryToken: () => cookie });
    if (method === 'POST') await client.post(['login'], {}, Ignored);
    else await client.get(['settings', 'config'], Ignored);
    expect(last(sent).init.method).toBe(method);
    expect(last(sent).headers.get('X-XSRF-TOKEN')).toBe(header);
  });

  test.each(['two\nlines', 'nul\0', 'not Latin-1: ł'])(
    'omits an anti-forgery header with the invalid value %j and logs a warning without it',
    async (cookie) => {
      const sent = fakeFetch(ok());
      const warnings: string[] = [];
      const client = createClient({
        base: new URL(PAGE),
        origin: PAGE,
        antiForgeryToken: () => cookie,
        warn: (text) => warnings.push(text),
      });
      expect(await client.post(['login'], {}, Ignored)).toMatchObject({ ok: true });
      expect(last(sent).headers.has('X-XSRF-TOKEN')).toBe(false);
      expect(last(sent).headers.get('Content-Type')).toBe('application/json');
      expect(warnings).toEqual([
        'The cookie XSRF-TOKEN is not a valid header value, so POST requests are sent without it. See docs/api.md#the-anti-forgery-token',
      ]);
    },
  );

  test('reads the anti-forgery cookie each time', async () => {
    const sent = fakeFetch(ok());
    let cookie = 'one';
    const client = createClient({ base: new URL(PAGE), origin: PAGE, antiForgeryToken: () => cookie });
    await client.post(['login'], {}, Ignored);
    cookie = 'two';
    await client.post(['login'], {}, Ignored);
    expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['one', 'two']);
  });

  test.each([
    ['again once, if the anti-forgery cookie has changed', ['one', 'two', 'three', 'four'], ['one', 'two']],
    ['again once, if there is a cookie now', [undefined, 'two', 'three'], [null, 'two']],
    ['once, if the cookie is the same', ['one', 'one', 'one'], ['one']],
    ['once, if the cookie is gone', ['one', undefined, 'two'], ['one']],
  ])('sends a POST that is refused with 403 %s', async (_, cookies, tokens) => {
    const sent = fakeFetch(async () => new Response(null, { status: 403 }));
    let reads = 0;
    const client = createClient({
      base: new URL(PAGE),
      origin: PAGE,
      antiForgeryToken: () => cookies[reads++],
    });
    expect(await client.post(['login'], {}, Ignored)).toMatchObject({
      problem: { kind: 'forbidden', reload: true },
    });
    expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(tokens);
  });

  test('sends a POST only once if its caller says so, even if the anti-forgery cookie has changed', async () => {
    const sent = fakeFetch(async () => new Response(null, { status: 403 }));
    const cookies = ['one', 'two', 'three'];
    const client = createClient({
      base: new URL(PAGE),
      origin: PAGE,
      antiForgeryToken: () => cookies[sent.length],
    });
    expect(await client.post(['login', 'user'], {}, Ignored, undefined, ONCE)).toMatchObject({
      problem: { kind: 'forbidden' },
    });
    expect(sent).toHaveLength(1);
  });

  test('reports an exception of its own as such, and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const mistake = new TypeError('entries is not a function');
    const broken = new Struct({
      type: 'broken',
      schema: null,
      validator() {
        throw mistake;
      },
    });
    fakeFetch(ok());
    expect(await clientFor().get(['settings', 'config'], broken)).toMatchObject({
      problem: { kind: 'internal', call: 'GET /api/v1/settings/config' },
    });
    expect(logged.mock.calls).toEqual([[mistake]]);
  });

  test.each([
    ['a GET', PAGE, (client: Client) => client.get(['settings', 'config'], Ignored)],
    ['a POST to another origin', API, (client: Client) => client.post(['login'], {}, Ignored)],
  ])('a reload cannot help after %s that is refused with 403', async (_, base, call) => {
    fakeFetch(async () => new Response(null, { status: 403 }));
    const reply = await call(clientFor(base));
    expect(reply).toMatchObject({ problem: { kind: 'forbidden' } });
    expect(reply).not.toHaveProperty('problem.reload');
  });

  test.each([
    [PAGE, 'same-origin'],
    [`${PAGE}/customer/`, 'same-origin'],
    [API, 'include'],
  ])('to %s sends the credentials %s', async (base, credentials) => {
    const sent = fakeFetch(ok());
    await clientFor(base).get(['settings', 'config'], Ignored);
    await clientFor(base).post(['login'], {}, Ignored);
    expect(sent.map(({ init }) => init.credentials)).toEqual([credentials, credentials]);
  });

  test('does not follow redirects, and says so on the console', async () => {
    const warnings = captureWarnings();
    const redirected = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
    const sent = fakeFetch(async () => redirected);
    const replies = [
      await clientFor().get(['settings', 'config'], Ignored),
      await clientFor().post(['login'], {}, Ignored),
    ];
    expect(sent.map(({ init }) => init.redirect)).toEqual(['manual', 'manual']);
    expect(replies).toMatchObject(Array(2).fill({ problem: { kind: 'unreachable' } }));
    expect(warnings()).toEqual(
      ['GET /api/v1/settings/config', 'POST /api/v1/login'].map(
        (call) => `Unexpected answer from ${call}: it is a redirect. See docs/api.md#redirects-and-caching`,
      ),
    );
  });

  test.each([
    ['POST', 'the page', PAGE, 1],
    ['GET', 'the page', PAGE, 0],
    ['POST', 'another origin', API, 0],
  ])(
    '%s to %s without the anti-forgery cookie has its number of warnings: %i',
    async (method, _, base, count) => {
      fakeFetch(ok());
      const warnings: string[] = [];
      const client = createClient({
        base: new URL(base),
        origin: PAGE,
        antiForgeryToken: () => undefined,
        warn: (text) => warnings.push(text),
      });
      if (method === 'POST') await client.post(['login'], {}, Ignored);
      else await client.get(['settings', 'config'], Ignored);
      expect(warnings).toEqual(
        Array(count).fill(
          'The cookie XSRF-TOKEN is missing, so POST requests are sent without it. See docs/api.md#the-anti-forgery-token',
        ),
      );
    },
  );

  test('sends and accepts JSON', async () => {
    const sent = fakeFetch(ok());
    await clientFor().post(['login'], { email: 'ada@example.org' }, Ignored);
    const { init, headers } = last(sent);
    expect(init.body).toBe('{"email":"ada@example.org"}');
    expect([headers.get('Content-Type'), headers.get('Accept')]).toEqual([
      'application/json',
      'application/json',
    ]);
  });

  test('with GET has no body', async () => {
    const sent = fakeFetch(ok());
    await clientFor().get(['settings', 'config'], Ignored);
    expect(last(sent).init.body).toBeUndefined();
    expect(last(sent).headers.get('Accept')).toBe('application/json');
  });

  test('returns the parsed reply', async () => {
    fakeFetch(ok({ a: 1 }), async () => Response.json({ status: 'ERROR', data: 'No.' }, { status: 409 }));
    const client = clientFor();
    expect(await client.post(['login'], {}, type({}))).toEqual({ ok: true, value: { a: 1 } });
    expect(await client.post(['login'], {}, type({}))).toMatchObject({
      ok: false,
      problem: { kind: 'refused', text: 'No.' },
    });
  });
});
