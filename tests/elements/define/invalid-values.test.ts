import { expect } from 'chai';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { captureWarnings } from '../../support/console.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { find } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const NOT_TRUSTED =
  'the origin is not trusted. Add it to data-origins of the script tag, or call trustOrigins().';

describe('an invalid attribute value', () => {
  before(loadElements);
  const warnings = captureWarnings();

  for (const [name, value, why] of [
    ['theme', 'sepia', '"sepia" is not one of auto, light, dark'],
    ['locale', 'tlh', `"tlh" is not one of ${LOCALES.join(', ')}`],
    ['routing', 'hash', '"hash" is not one of auto, history, memory'],
    ['base', '/:any/*', 'the value is not usable'],
    ['api-base', 'javascript:alert(1)', 'the value is not usable'],
    ['admin-url', 'https://user:secret@elsewhere.example/', 'the value is not usable'],
    ['login-url', 'data:text/html,', 'the value is not usable'],
    ['privacy-url', 'ftp://elsewhere.example/', 'the value is not usable'],
    ['provider-logo', 'data:image/png;base64,', 'the value is not usable'],
    ['messages-area', 'all', '"all" is not one of login, admin, member'],
  ] as const) {
    it(`logs one warning and falls back to the default: ${name}="${value}"`, async () => {
      const { requests } = fakeFetch();
      const html = `<login-portal ${name}="${value}"></login-portal>`;
      const element = await open(html);
      await open(html);
      await waitFor(() => warnings.length > 0);
      expect(warnings).to.deep.equal([`<login-portal> ${name}: ${why}. The default is used.`]);
      expect(requests.every(({ url }) => url.origin === location.origin)).to.equal(true);
      expect(find(element, '[part=root]').lang).to.equal('en');
    });
  }

  for (const [name, why] of Object.entries({
    'config-url': 'the origin is not that of the API.',
    'login-url': NOT_TRUSTED,
    'member-url': NOT_TRUSTED,
    'admin-url': NOT_TRUSTED,
    'registration-success-url': NOT_TRUSTED,
    'captcha-src':
      'the script is not trusted. Add it to data-captcha of the script tag, or call trustCaptcha().',
  })) {
    it(`on an untrusted origin logs one warning with a fix: ${name}`, async () => {
      const { requests } = fakeFetch();
      const html = `<login-portal ${name}="https://elsewhere.example/"></login-portal>`;
      await open(html);
      await open(html);
      await waitFor(() => warnings.length > 0);
      expect(warnings).to.deep.equal([`<login-portal> ${name}: ${why}`]);
      expect(requests.every(({ url }) => url.origin === location.origin)).to.equal(true);
    });
  }

  it('logs nothing if it is empty', async () => {
    fakeFetch();
    await open('<login-portal theme="" locale=" " routing="memory" api-base=""></login-portal>');
    expect(warnings).to.deep.equal([]);
  });
});
