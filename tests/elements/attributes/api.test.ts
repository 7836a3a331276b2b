import { expect } from 'chai';
import { setCookie } from '../../support/cookies.ts';
import { type Answer, fakeFetch, ok } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { textOf } from '../../support/shadow.ts';
import { EMAIL, enter, open, untilStage } from '../../support/stages.ts';

/** The requests of a page are shared by API base, so each test has a base of its own. */
function server(prefix: string, more: Record<string, Answer> = {}) {
  return fakeFetch({
    [`POST ${prefix}/api/v1/login`]: ok({ action: 'password' }),
    [`GET ${prefix}/*`]: ok(),
    ...more,
  });
}

async function signInAt(attributes: string) {
  const element = await open(`<login-portal routing="memory" ${attributes}></login-portal>`);
  enter(element, 'Email address', EMAIL);
  await untilStage(element, 'password');
}

describe('the attributes about the API', () => {
  before(() => loadElements('https://api.example.org'));

  it('send the anti-forgery header with what changes something, and with nothing else', async () => {
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

  it('api-base on another origin gets the credentials, and never the anti-forgery header', async () => {
    setCookie('XSRF-TOKEN', 'from the cookie');
    const { requests } = server('');
    await signInAt('api-base="https://api.example.org"');
    expect(new Set(requests.map(({ url }) => url.origin))).to.deep.equal(
      new Set(['https://api.example.org']),
    );
    for (const { headers, credentials } of requests) {
      expect(headers.has('X-XSRF-TOKEN')).to.equal(false);
      expect(credentials).to.equal('include');
    }
  });

  it('a `<base>` of the host page moves no call', async () => {
    const base = document.createElement('base');
    base.href = 'https://elsewhere.example/deep/';
    document.head.prepend(base);
    try {
      const { requests } = server('/in-spite-of-base');
      await signInAt('api-base="in-spite-of-base"');
      expect(new Set(requests.map(({ url }) => url.origin))).to.deep.equal(new Set([location.origin]));
    } finally {
      base.remove();
    }
  });

  it('api-base can be changed later: what is asked then goes there', async () => {
    const { sent } = server('/moved');
    const element = await open();
    element.setAttribute('api-base', '/moved');
    await poll(() => sent('GET /moved/api/v1/settings/config').length === 1);
    await untilStage(element, 'start');
    enter(element, 'Email address', EMAIL);
    await untilStage(element, 'password');
    expect(sent('POST /moved/api/v1/login')).to.have.length(1);
  });

  it('config-url is where the configuration comes from', async () => {
    const { sent } = server('/configured', {
      'GET /own/config.json': ok({ systempreferences: { branding: { appname: 'From elsewhere' } } }),
    });
    const element = await open(
      '<login-portal routing="memory" api-base="/configured" config-url="/own/config.json"></login-portal>',
    );
    await poll(() => textOf(element).includes('Powered by From elsewhere'));
    expect(sent('GET /configured/api/v1/settings/config')).to.have.length(0);
  });

  for (const area of ['login', 'admin', 'member']) {
    it(`messages-area is the group of texts that is asked for: ${area}`, async () => {
      const translated = ok({ translations: { Login: `Sign in (${area})` } });
      server(`/texts-${area}`, { [`GET /texts-${area}/api/v1/i18n/messages/${area}/en`]: translated });
      const element = await open(
        `<login-portal routing="memory" api-base="/texts-${area}" messages-area="${area}"></login-portal>`,
      );
      await poll(() => textOf(element).includes(`Sign in (${area})`));
    });
  }
});
