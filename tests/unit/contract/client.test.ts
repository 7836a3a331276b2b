import fc from 'fast-check';
import { Struct } from 'superstruct';
import { describe, expect, test, vi } from 'vitest';
import { type Client, createClient, KNOWS_ACCOUNT, ONCE } from '../../../src/contract/client.ts';
import type { Facts403 } from '../../../src/contract/protected-post.ts';
import { Ignored } from '../../../src/contract/structs.ts';
import { captureWarnings } from '../support/console.ts';
import { API, clientFor, fakeFetch, ok, PAGE, type SentRequest } from './fake-fetch.ts';

const NO_ACCESS = 'This account has no access. Please contact whoever invited you.' as const;
const last = (sent: SentRequest[]) => sent.at(-1) as SentRequest;
const forbidden = async () => new Response(null, { status: 403 });
const get = (client: Client) => client.get(['settings', 'config'], Ignored);
const post = (client: Client) => client.post(['login'], {}, Ignored);

/** A client of a page with these values of the cookie, its warnings, and what it knows of each 403. */
function clientWith(cookie: () => string | undefined | string[], base = PAGE) {
  const warnings: string[] = [];
  const warn = (text: string) => warnings.push(text);
  const antiForgeryTokens = () => [cookie() ?? []].flat();
  const facts: Facts403[] = [];
  const explain403 = async (known: Facts403) => {
    facts.push(known);
    return NO_ACCESS;
  };
  const client = createClient({ base: new URL(base), origin: PAGE, antiForgeryTokens, explain403, warn });
  return { client, warnings, facts };
}

/** Answers 403 unless the token is this one. */
const accepting = (token: string, refusal = forbidden) =>
  fakeFetch((init) => (new Headers(init.headers).get('X-XSRF-TOKEN') === token ? ok()(init) : refusal()));
const REMEDY = 'The server has to set it, without HttpOnly.';
const MISSING = `The cookie XSRF-TOKEN is missing. ${REMEDY}`;

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

  test('is on the origin of its base for any base path', () => {
    const segment = fc.constantFrom('', 'customer', '..', '.', 'evil.example', '@evil.example', ':80', '\\');
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const base = `${PAGE}/${segments.join('/')}`;
        expect(clientFor(base).resolve(['login'])?.origin).toBe(PAGE);
      }),
    );
  });
});

describe('a request', () => {
  test.each([
    ['POST', 'the page', PAGE, 't0ken', 't0ken'],
    ['POST', 'the page, under a path,', `${PAGE}/customer/`, 't0ken', 't0ken'],
    ['POST', 'the page without the cookie', PAGE, undefined, null, [MISSING]],
    ['POST', 'another origin', API, 't0ken', null],
    ['POST', 'another origin without the cookie', API, undefined, null],
    ['POST', 'another port', `${PAGE}:8443`, 't0ken', null],
    ['POST', 'plain http', 'http://portal.example', 't0ken', null],
    ['GET', 'the page', PAGE, 't0ken', null],
    ['GET', 'the page without the cookie', PAGE, undefined, null],
    ['GET', 'another origin', API, 't0ken', null],
  ])(
    '%s to %s carries the right anti-forgery header',
    async (method, _, base, cookie, header, expected = []) => {
      const sent = fakeFetch(ok());
      const { client, warnings } = clientWith(() => cookie, base);
      await (method === 'POST' ? post : get)(client);
      // The address of the page, which can contain a token, is not sent, whatever the policy of the page is.
      expect(last(sent).init).toMatchObject({ method, referrerPolicy: 'no-referrer' });
      expect(last(sent).headers.get('X-XSRF-TOKEN')).toBe(header);
      expect(warnings).toEqual(expected);
    },
  );

  test.each(['two\nlines', 'nul\0', 'not Latin-1: ł'])(
    'omits an anti-forgery header with the invalid value %j and logs a warning without it',
    async (cookie) => {
      const sent = fakeFetch(ok());
      const { client, warnings } = clientWith(() => cookie);
      expect(await post(client)).toMatchObject({ ok: true });
      expect([...last(sent).headers.keys()]).toEqual(['accept', 'content-type']);
      expect(warnings).toEqual([`The cookie XSRF-TOKEN is not a valid header value. ${REMEDY}`]);
    },
  );

  test.each([
    ['again once, if the anti-forgery cookie has changed', ['one', 'two', 'three'], ['one', 'two']],
    ['again once, if there is a cookie now', [undefined, 'two', 'three'], [null, 'two']],
    ['again once, if a GET that no cache answers sets one', ['one', undefined, 'two'], ['one', 'GET', 'two']],
    ['once, if the cookie is the same', ['one', 'one', 'one'], ['one']],
    ['once, if there is still no cookie', [undefined, undefined, undefined], [null, 'GET']],
  ])('sends a POST that is refused with 403 %s', async (_, cookies, expected) => {
    const sent = fakeFetch(forbidden);
    // The cookie before each request.
    const { client } = clientWith(() => cookies[sent.length]);
    expect(await post(client)).toMatchObject({ problem: { kind: 'forbidden' } });
    expect(
      sent.map(({ init, headers }) =>
        init.cache === 'no-store' ? init.method : headers.get('X-XSRF-TOKEN'),
      ),
    ).toEqual(expected);
  });

  describe('a POST that is refused with 403 is explained by what is known of it (D101)', () => {
    const signIn = (client: Client) =>
      client.post(['login', 'user'], {}, Ignored, undefined, { ...ONCE, ...KNOWS_ACCOUNT });
    const setPassword = (client: Client) => client.post(['login', 'resetpw'], {}, Ignored, undefined, ONCE);
    const redeem = (client: Client) => client.post(['vouchers'], {}, Ignored, undefined, KNOWS_ACCOUNT);
    const page = async () => new Response('<title>CSRF</title>', { status: 403 });
    const nothing: Facts403 = { isSameOrigin: true, isClear: true, knowsAccount: false };

    test.each<[string, typeof post, Partial<Facts403>, string?, typeof page?]>([
      ['a sign-in', signIn, { knowsAccount: true }],
      ['a voucher', redeem, { knowsAccount: true }],
      ['a new password', setPassword, {}],
      ['another POST', post, {}],
      ['one to another origin', post, { isSameOrigin: false }, API],
      ['one that a page answers', post, { isClear: false }, PAGE, page],
    ])('%s', async (_, call, expected, base = PAGE, answer = forbidden) => {
      captureWarnings();
      fakeFetch(answer);
      const { client, facts } = clientWith(() => 't0ken', base);
      expect(await call(client)).toMatchObject({ problem: { kind: 'forbidden', message: NO_ACCESS } });
      expect(facts).toEqual([{ ...nothing, ...expected }]);
    });

    test('a sign-in after which there is another cookie, for the first time', async () => {
      let count = 0;
      fakeFetch(async () => {
        count += 1;
        return forbidden();
      });
      const { client, facts } = clientWith(() => `t0ken${count}`);
      await signIn(client);
      await signIn(client);
      expect(facts.map(({ isClear }) => isClear)).toEqual([false, true]);
    });

    test('but not a GET', async () => {
      fakeFetch(forbidden);
      const { client, facts } = clientWith(() => 't0ken');
      expect(await get(client)).not.toHaveProperty('problem.message');
      expect(facts).toEqual([]);
    });
  });

  test('fetches the anti-forgery cookie that the page has lost before a POST, and no other', async () => {
    let cookie: string | undefined = 't0ken';
    const { client } = clientWith(() => cookie);
    cookie = undefined;
    const sent = fakeFetch((init) => {
      cookie = 'new';
      return ok()(init);
    });
    await post(client);
    await post(client);
    expect(sent.map(({ init, headers }) => [init.method, init.cache, headers.get('X-XSRF-TOKEN')])).toEqual([
      ['GET', 'no-store', null],
      ['POST', undefined, 'new'],
      ['POST', undefined, 'new'],
    ]);
  });

  test.each([
    // idn.test.ts has more addresses.
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@example.xn--org-9o0a', 'ada@example.org'],
    ['Ada@Example.org', 'Ada@Example.org'],
    [7, 7],
  ])('sends the email address %s of a POST as %s', async (email, expected) => {
    const sent = fakeFetch(ok());
    await clientFor().post(['login'], { email, other: 'ada@bücher.example' }, Ignored);
    expect(JSON.parse(String(last(sent).init.body))).toEqual({
      email: expected,
      other: 'ada@bücher.example',
    });
  });

  test.each([
    ['one that was accepted', 'new', [['new'], ['new']]],
    ['the other one, if the server refuses the first', 'old', [['new', 'old'], ['old']]],
    [
      'the other one again, if the server refuses both',
      'gone',
      [
        ['new', 'old'],
        ['new', 'old'],
      ],
    ],
  ])('with two anti-forgery cookies, each POST carries %s (D91)', async (_, accepted, tokens) => {
    const sent = accepting(accepted);
    const { client } = clientWith(() => ['new', 'old']);
    for (const expected of tokens) {
      const before = sent.length;
      await post(client);
      expect(sent.slice(before).map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(expected);
    }
  });

  test('with two anti-forgery cookies, a new one comes before those that were refused', async () => {
    const sent = accepting('newest');
    let cookies = ['new', 'old'];
    const { client } = clientWith(() => cookies);
    await post(client);
    cookies = ['new', 'newest', 'old'];
    expect(await post(client)).toMatchObject({ ok: true });
    expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['new', 'old', 'newest']);
  });

  test('a POST that is sent once is sent with the other cookie when the person tries again (D91)', async () => {
    const sent = accepting('old');
    const { client } = clientWith(() => ['new', 'old']);
    const once = () => client.post(['login', 'resetpw'], {}, Ignored, undefined, ONCE);
    expect(await once()).toMatchObject({ problem: { kind: 'forbidden' } });
    expect(sent).toHaveLength(1);
    expect(await once()).toMatchObject({ ok: true });
    expect(sent).toHaveLength(2);
  });

  test('a page with status 403 can be how a server refuses a cookie, so the other one is tried', async () => {
    captureWarnings();
    const sent = accepting('old', async () => new Response('<title>CSRF</title>', { status: 403 }));
    const { client } = clientWith(() => ['new', 'old']);
    expect(await post(client)).toMatchObject({ ok: true });
    expect(sent).toHaveLength(2);
  });

  test('reports an exception of its own as such, and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const mistake = new TypeError('entries is not a function');
    const validator = () => {
      throw mistake;
    };
    fakeFetch(ok());
    const reply = await clientFor().get(
      ['settings', 'config'],
      new Struct({ type: 'broken', schema: null, validator }),
    );
    expect(reply).toMatchObject({ problem: { kind: 'internal', call: 'GET /api/v1/settings/config' } });
    expect(logged.mock.calls).toEqual([[mistake]]);
  });

  test.each([
    [PAGE, 'same-origin'],
    [`${PAGE}/customer/`, 'same-origin'],
    [API, 'include'],
  ])('to %s sends the credentials %s', async (base, credentials) => {
    const sent = fakeFetch(ok());
    await get(clientFor(base));
    await post(clientFor(base));
    expect(sent.map(({ init }) => init.credentials)).toEqual([credentials, credentials]);
  });

  test.each([
    ['GET /api/v1/settings/config', get],
    ['POST /api/v1/login', post],
  ])('does not follow redirects, and says so on the console: %s', async (name, call) => {
    const warnings = captureWarnings();
    const sent = fakeFetch(async () =>
      Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' }),
    );
    expect(await call(clientFor())).toMatchObject({ problem: { kind: 'stopped' } });
    expect(sent.map(({ init }) => init.redirect)).toEqual(['manual']);
    expect(warnings()).toEqual([`Unexpected answer from ${name}: it is a redirect, which is not followed.`]);
  });

  test('sends and accepts JSON, and a GET has no body', async () => {
    const sent = fakeFetch(ok());
    await clientFor().post(['login'], { email: 'ada@example.org' }, Ignored);
    await get(clientFor());
    expect(sent.map(({ init }) => init.body)).toEqual(['{"email":"ada@example.org"}', undefined]);
    expect(sent.map(({ headers }) => headers.get('Accept'))).toEqual(Array(2).fill('application/json'));
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  });
});
