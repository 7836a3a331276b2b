import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { find } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';

const consoleWarn = console.warn;
let warnings: string[] = [];

describe('a bad value of an attribute', () => {
  before(loadElements);
  beforeEach(() => {
    warnings = [];
    console.warn = (...values) => warnings.push(values.join(' '));
  });
  afterEach(() => {
    console.warn = consoleWarn;
  });

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
    it(`is warned of once, and the default stands: ${name}="${value}"`, async () => {
      const { requests } = fakeFetch();
      const html = `<login-portal ${name}="${value}"></login-portal>`;
      const element = await open(html);
      await open(html);
      await poll(() => warnings.length > 0);
      expect(warnings).to.deep.equal([
        `The value of the attribute ${name} is not usable, its default stands.`,
      ]);
      expect(requests.every(({ url }) => url.origin === location.origin)).to.equal(true);
      expect(find(element, '[part=root]').lang).to.equal('en');
    });
  }

  for (const name of ['config-url', 'login-url', 'member-url', 'admin-url', 'captcha-src']) {
    it(`that is on an origin the page does not trust is warned of once, with what to do: ${name}`, async () => {
      const { requests } = fakeFetch();
      const html = `<login-portal ${name}="https://elsewhere.example/"></login-portal>`;
      await open(html);
      await open(html);
      await poll(() => warnings.length > 0);
      expect(warnings).to.deep.equal([
        `The origin in ${name} is not trusted. Add it to data-origins of the script tag, or call trustOrigins().`,
      ]);
      expect(requests.every(({ url }) => url.origin === location.origin)).to.equal(true);
    });
  }

  it('is nothing to speak of where the attribute is empty', async () => {
    fakeFetch();
    await open('<login-portal theme="" locale=" " routing="memory" api-base=""></login-portal>');
    expect(warnings).to.deep.equal([]);
  });
});
