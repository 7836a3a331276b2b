import { expect } from 'chai';
import { setCookie } from '../../support/cookies.ts';
import { fakeFetch, ok, type Reply } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { textOf } from '../../support/shadow.ts';
import { EMAIL, enter, open, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

/** A page caches replies by API base, so each test uses another base. */
function server(prefix: string, replies: Record<string, Reply> = {}) {
  return fakeFetch({
    [`POST ${prefix}/api/v1/login`]: ok({ action: 'password' }),
    [`GET ${prefix}/*`]: ok(),
    ...replies,
  });
}

async function signInAt(attributes: string) {
  const element = await open(`<login-portal routing="memory" ${attributes}></login-portal>`);
  enter(element, 'email', EMAIL);
  await waitForStage(element, 'password');
}

describe('the API attributes', () => {
  before(() => loadElements('https://api.example.org'));

  it('POST requests send the anti-forgery header, GET requests do not', async () => {
    setCookie('XSRF-TOKEN', 'from the cookie');
    const { requests } = server('');
    await signInAt('');
    for (const { route, headers, credentials } of requests) {
      expect(headers.get('X-XSRF-TOKEN')).to.equal(route.startsWith('POST') ? 'from the cookie' : null);
      expect(credentials).to.equal('same-origin');
    }
    expect(requests.map(({ route }) => route)).to.include('POST /api/v1/login');
  });

  it('api-base prefixes every call', async () => {
    setCookie('XSRF-TOKEN', 'from the cookie');
    const { requests } = server('/tenants/ada');
    await signInAt('api-base="/tenants/ada/"');
    expect(requests.map(({ url }) => url.href)).to.satisfy((urls: string[]) =>
      urls.every((url) => url.startsWith(`${location.origin}/tenants/ada/api/v1/`)),
    );
    expect(requests.find(({ route }) => route.startsWith('POST'))?.headers.has('X-XSRF-TOKEN')).to.equal(
      true,
    );
  });

  it('api-base on another origin receives credentials, but not the anti-forgery header', async () => {
    setCookie('XSRF-TOKEN', 'from the cookie');
    const { requests } = server('');
    await signInAt('api-base="https://api.example.org" cross-site="stay"');
    expect(new Set(requests.map(({ url }) => url.origin))).to.deep.equal(
      new Set(['https://api.example.org']),
    );
    for (const { headers, credentials } of requests) {
      expect(headers.has('X-XSRF-TOKEN')).to.equal(false);
      expect(credentials).to.equal('include');
    }
  });

  it('a `<base>` of the host page does not affect calls', async () => {
    const base = document.createElement('base');
    base.href = 'https://elsewhere.example/deep/';
    document.head.prepend(base);
    try {
      const { requests } = server('/unaffected-by-base');
      await signInAt('api-base="unaffected-by-base"');
      expect(new Set(requests.map(({ url }) => url.origin))).to.deep.equal(new Set([location.origin]));
    } finally {
      base.remove();
    }
  });

  it('config-url sets where the configuration is loaded from', async () => {
    const { sent } = server('/configured', {
      'GET /own/config.json': ok({ systempreferences: { branding: { appname: 'From elsewhere' } } }),
    });
    const element = await open(
      '<login-portal routing="memory" api-base="/configured" config-url="/own/config.json"></login-portal>',
    );
    await waitFor(() => textOf(element).includes('From elsewhere'));
    expect(sent('GET /configured/api/v1/settings/config')).to.have.length(0);
  });

  for (const area of ['login', 'admin', 'member']) {
    it(`messages-area sets the group of texts that is loaded: ${area}`, async () => {
      const translated = ok({ translations: { Login: `Sign in (${area})` } });
      server(`/texts-${area}`, { [`GET /texts-${area}/api/v1/i18n/messages/${area}/en`]: translated });
      const element = await open(
        `<login-portal routing="memory" api-base="/texts-${area}" messages-area="${area}"></login-portal>`,
      );
      await waitFor(() => textOf(element).includes(`Sign in (${area})`));
    });
  }
});
