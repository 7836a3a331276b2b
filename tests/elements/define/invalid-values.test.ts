import { expect } from 'chai';
import { captureWarnings } from '../../support/console.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { find } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('an invalid attribute value', () => {
  before(loadElements);
  const warnings = captureWarnings();

  for (const [name, value] of Object.entries({
    theme: 'sepia',
    locale: 'tlh',
    routing: 'hash',
    base: '/:any/*',
    'api-base': 'javascript:alert(1)',
    'admin-url': 'https://user:secret@elsewhere.example/',
    'login-url': 'data:text/html,',
    'privacy-url': 'ftp://elsewhere.example/',
    'provider-logo': 'data:image/png;base64,',
    'messages-area': 'all',
  })) {
    it(`logs one warning and falls back to the default: ${name}="${value}"`, async () => {
      const { requests } = fakeFetch();
      const html = `<login-portal ${name}="${value}"></login-portal>`;
      const element = await open(html);
      await open(html);
      await waitFor(() => warnings.length > 0);
      expect(warnings).to.deep.equal([
        `The value of the attribute ${name} is not usable, so its default is used.`,
      ]);
      expect(requests.every(({ url }) => url.origin === location.origin)).to.equal(true);
      expect(find(element, '[part=root]').lang).to.equal('en');
    });
  }

  for (const name of ['config-url', 'login-url', 'member-url', 'admin-url', 'captcha-src']) {
    it(`on an untrusted origin logs one warning with a fix: ${name}`, async () => {
      const { requests } = fakeFetch();
      const html = `<login-portal ${name}="https://elsewhere.example/"></login-portal>`;
      await open(html);
      await open(html);
      await waitFor(() => warnings.length > 0);
      expect(warnings).to.deep.equal([
        `The origin in ${name} is not trusted. Add it to data-origins of the script tag, or call trustOrigins().`,
      ]);
      expect(requests.every(({ url }) => url.origin === location.origin)).to.equal(true);
    });
  }

  it('logs nothing if it is empty', async () => {
    fakeFetch();
    await open('<login-portal theme="" locale=" " routing="memory" api-base=""></login-portal>');
    expect(warnings).to.deep.equal([]);
  });
});
